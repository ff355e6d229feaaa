import TableLayout
import TableModel
import TableStrings
import TableThemes

extension LayoutEnvironment {
  /// Takes over a language, or a pseudo-language, by its name: its direction, and the words of the system in it.
  mutating func speak(_ name: String, theme: Theme) {
    if let pseudo = PseudoLanguage(named: name) {
      layoutDirection = pseudo.layoutDirection
      strings = strings.applying(pseudo)
    } else if let tag = LanguageTag(name)?.normalized {
      language = tag.bcp47
      layoutDirection = tag.layoutDirection
      strings = SystemStrings.words(inNearest: name, for: theme) ?? strings
    }
  }
}

extension SystemStrings {
  /// A warning where the system’s words are not known in a language, the same for all sources.
  static func findings(in name: String) -> [Diagnostic] {
    guard PseudoLanguage(named: name) == nil,
      LanguageMatching.localizations(for: name, among: languages).isEmpty
    else { return [] }
    return [
      Diagnostic(
        .warning, at: SourceLocation(file: "--language \(name)"),
        "the system’s own words are not known in this language, so they stay English")
    ]
  }

  /// The words of the system of a look in the language nearest to one; `nil` where none comes near it.
  static func words(inNearest name: String, for theme: Theme) -> SystemStrings? {
    guard let system = Theme.systems(of: theme.name)?.lowerBound else { return nil }
    if let own = words(in: name, of: system) { return own }
    // What a release did not know in a variety of a language it had in the next.
    for language in LanguageMatching.localizations(for: name, among: languages) {
      if let words = words(in: language, of: system) { return words }
    }
    return nil
  }
}
