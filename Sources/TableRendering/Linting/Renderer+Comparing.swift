import TableLint
import TableModel
import TableSources
import TableThemes

extension Renderer {
  /// How the texts of a document's screens come out in its own language and in others.
  ///
  /// One language is laid out after the other, because a source reads all its screens in a language at once. A screen that
  /// cannot be laid out has no comparison, and a language that it cannot be laid out in is left out.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - variant: What is wanted otherwise than the source says, whatever its language.
  ///   - languages: The names of the other languages.
  /// - Returns: A comparison for each screen; `nil` where there is none.
  package func comparisons(
    of document: Document, as variant: Variant, in languages: [String]
  ) -> [LanguageComparison?] {
    let screens = document.screens
    var wordings = screens.map { _ in [LanguageComparison.Wording]() }
    let sources = screens.map(\.localization.source)
    let own = screens.enumerated().map { wording(of: $1, number: $0, in: nil, as: variant) }
    for language in languages {
      for (number, screen) in screens.enumerated() {
        if let made = wording(of: screen, number: number, in: language, as: variant) {
          wordings[number].append(made)
        }
      }
    }
    return screens.indices.map { number in
      guard let own = own[number], let source = sources[number] else { return nil }
      return LanguageComparison(own, with: wordings[number], of: source)
    }
  }

  private func wording(
    of screen: Screen, number: Int, in language: String?, as variant: Variant
  ) -> LanguageComparison.Wording? {
    var variant = variant
    variant.language = language
    let name = language ?? screen.localization.source?.developmentLanguage ?? "en"
    return (try? linted(screen, number: number, as: variant)).map { LanguageComparison.Wording($0, in: name) }
  }

  /// The name of the device that a screen is laid out for, or its size where that is of its own.
  package func deviceName(of screen: Screen, _ variant: Variant) -> String {
    if let name = variant.device { return name }
    if let size = screen.size { return "\(plain(size.width))×\(plain(size.height))" }
    let theme = (variant.theme ?? screen.theme).flatMap(Theme.named) ?? ResolvedScreen.defaultTheme
    return screen.device ?? theme.device
  }
}
