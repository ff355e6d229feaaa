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
      strings = SystemWordStore.shared.words(inNearest: name, for: theme) ?? strings
    }
  }
}
