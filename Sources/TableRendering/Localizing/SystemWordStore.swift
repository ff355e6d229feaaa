import Synchronization
import TableLayout
import TableModel
import TableStrings
import TableThemes

/// The words of the system in the languages that were asked for, looked up once: all screens of a run share them.
final class SystemWordStore: Sendable {
  /// What tells words from others.
  private struct Key: Hashable {
    var language: String
    var system: SystemVersion
  }

  /// The store of this process.
  static let shared = SystemWordStore()

  /// The most languages that are kept; names come from strangers.
  private static let mostLanguages = 256

  private let matching = LanguageMatching(among: SystemStrings.languages)
  private let known = Mutex<[Key: SystemStrings?]>([:])

  /// The words of the system of a look in the language nearest to one; `nil` where none comes near it.
  func words(inNearest name: String, for theme: Theme) -> SystemStrings? {
    guard let system = Theme.systems(of: theme.name)?.lowerBound else { return nil }
    let key = Key(language: name, system: system)
    if let words = known.withLock({ $0[key] }) { return words }
    let words = lookUp(key)
    known.withLock { known in
      if known.count >= SystemWordStore.mostLanguages { known = [:] }
      known[key] = .some(words)
    }
    return words
  }

  private func lookUp(_ key: Key) -> SystemStrings? {
    if let own = SystemStrings.words(in: key.language, of: key.system) { return own }
    // What a release did not know in a variety of a language it had in the next.
    for language in matching.localizations(for: key.language) {
      if let words = SystemStrings.words(in: language, of: key.system) { return words }
    }
    return nil
  }

  /// A warning where the system’s words are not known in a language, the same for all sources.
  func findings(in name: String) -> [Diagnostic] {
    guard PseudoLanguage(named: name) == nil, matching.localizations(for: name).isEmpty else { return [] }
    return [
      Diagnostic(
        .warning, at: SourceLocation(file: "--language \(name)"),
        "tablemock does not know the system’s words in this language, so they stay English")
    ]
  }
}

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
      if strings.calendar == "ar", CalendarWords.regionsWithEuropeanDigits.contains(tag.region ?? "") {
        strings.calendar = tag.bcp47
      }
    }
  }
}
