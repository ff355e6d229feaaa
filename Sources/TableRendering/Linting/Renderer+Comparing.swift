import TableLint
import TableModel
import TableSources
import TableThemes

extension Renderer {
  /// How the texts of a source's screens come out in its own language and in others.
  ///
  /// One language is laid out after the other, because a source reads all its screens in a language at once. A screen that
  /// cannot be laid out has no comparison, and a language that it cannot be laid out in is left out.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - variant: What is wanted otherwise than the source says, whatever its language.
  ///   - languages: The names of the other languages.
  /// - Returns: A comparison for each screen; `nil` where there is none.
  package func comparisons(
    of source: Source, as variant: Variant, in languages: [String]
  ) -> [LanguageComparison?] {
    guard let strings = source.strings else { return (source.document?.screens ?? []).map { _ in nil } }
    let own = wordings(of: source, in: nil, as: variant)
    let texts = Set(own.flatMap { ($0?.fits ?? []).map(\.text) })
    let others = languages.map { language in
      let translations = strings.translations(of: texts, in: language)
      return wordings(of: source, in: language, as: variant).map { $0?.knowing(translations) }
    }
    let ownTexts = strings.translations(of: texts, in: strings.developmentLanguage)
    return own.enumerated().map { number, own in
      own.map { LanguageComparison($0.knowing(ownTexts), with: others.compactMap { $0[number] }) }
    }
  }

  /// The texts of each screen in a language, in the source's own where none is given; `nil` for one that cannot be laid out.
  private func wordings(
    of source: Source, in language: String?, as variant: Variant
  ) -> [LanguageComparison.Wording?] {
    var variant = variant
    variant.language = language
    let name = language ?? source.strings?.developmentLanguage ?? "en"
    let screens = (try? source.screens(as: variant)) ?? []
    return screens.enumerated().map { number, screen in
      (try? linted(screen, number: number, as: variant)).map { LanguageComparison.Wording($0, in: name) }
    }
  }

  /// The name of the device that a screen is laid out for, or its size where that is of its own.
  package func deviceName(of screen: Screen, _ variant: Variant) -> String {
    if let name = variant.device { return name }
    if let size = screen.size { return "\(plain(size.width))×\(plain(size.height))" }
    let theme = (variant.theme ?? screen.theme).flatMap(Theme.named) ?? Theme.newest
    return screen.device ?? theme.device
  }
}
