import TableModel
import TableSources
import TableSpec

extension LoadingResult {
  /// What looks that replace the source's own do not have of what it uses.
  ///
  /// What the source's own look lacks is among its diagnostics already.
  package func lacks(of variants: [Variant], _ vocabulary: SpecVocabulary = .all) -> [Diagnostic] {
    guard !uses.isEmpty, let document else { return [] }
    var themes: [String] = []
    for case let theme? in variants.map(\.theme) where !themes.contains(theme) { themes.append(theme) }
    var lacks: [Diagnostic] = []
    for theme in themes {
      guard let systems = vocabulary.systems(theme) else { continue }
      for use in uses
      where document.screens.indices.clamped(to: use.screens).contains(where: {
        document.screens[$0].theme != theme
      }) {
        let warning = use.warning(
          for: theme, of: systems, offering: vocabulary.offer(use.availability))
        if let warning, !lacks.contains(warning) { lacks.append(warning) }
      }
    }
    return lacks
  }
}
