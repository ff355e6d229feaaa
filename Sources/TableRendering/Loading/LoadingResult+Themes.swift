import TableModel
import TableSources
import TableSpec

extension LoadingResult {
  /// What variants do not have: looks that replace the source's own of what it uses, languages of
  /// strings, and bars of other storyboards.
  ///
  /// What the source's own look lacks is among its diagnostics already.
  package func lacks(of variants: [Variant], _ vocabulary: SpecVocabulary = .all) -> [Diagnostic] {
    guard let document else { return [] }
    return lacks(of: variants.compactMap(\.theme), document, vocabulary)
      + strings(in: variants.compactMap(\.language), document)
      + (variants.contains { $0.bars == .shown } ? bars(around: document) : [])
  }

  private func bars(around document: Document) -> [Diagnostic] {
    document.screens.first?.surroundings.source?.findings() ?? []
  }

  /// What is wrong with the strings of languages, each told once.
  private func strings(in languages: [String], _ document: Document) -> [Diagnostic] {
    guard let source = document.screens.first?.localization.source else { return [] }
    var findings: [Diagnostic] = []
    for language in languages {
      let all = source.findings(in: language) + SystemWordStore.shared.findings(in: language)
      for finding in all where !findings.contains(finding) {
        findings.append(finding)
      }
    }
    return findings
  }

  private func lacks(
    of names: [String], _ document: Document, _ vocabulary: SpecVocabulary
  ) -> [Diagnostic] {
    guard !uses.isEmpty else { return [] }
    var themes: [String] = []
    for theme in names where !themes.contains(theme) { themes.append(theme) }
    var lacks: [Diagnostic] = []
    for theme in themes {
      for use in uses
      where document.screens.indices.clamped(to: use.screens).contains(where: {
        document.screens[$0].theme != theme
      }) {
        if let warning = vocabulary.warning(of: use, in: theme), !lacks.contains(warning) {
          lacks.append(warning)
        }
      }
    }
    return lacks
  }
}
