extension SystemStrings {
  /// The names of the languages that words are known in, in the order of the alphabet.
  public static let languages = [
    "ar", "ca", "cs", "da", "de", "el", "en", "en-AU", "en-GB", "es", "es-419", "fi", "fr", "fr-CA", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk",
    "sv", "th", "tr", "uk", "vi", "zh-HK", "zh-Hans", "zh-Hant",
  ]

  /// The first release whose words are those of iOS 15 here.
  ///
  /// Apple changed some words between the two releases whose tables are known; when is not, so the great change of
  /// looks is taken for it.
  private static let firstWithNewWords = SystemVersion(7)

  /// The words of a language in a release of the system; `nil` for a language that they are not known in.
  ///
  /// What a release has no word for has that of the other, and English where neither has one.
  public static func words(in language: String, of system: SystemVersion) -> SystemStrings? {
    guard language != "en" else { return .english }
    let (old, new) = (SystemWords.iOS4.words(in: language), SystemWords.iOS15.words(in: language))
    guard old != nil || new != nil else { return nil }
    let isNew = system >= firstWithNewWords
    let first = (isNew ? new : old) ?? [:]
    let second = (isNew ? old : new) ?? [:]
    return SystemStrings { first[$0] ?? second[$0] }
  }

  /// The words that a function gives by their names, English ones where it gives none.
  private init(_ word: (String) -> String?) {
    let english = SystemStrings.english
    self.init(
      delete: word("delete") ?? english.delete,
      back: word("back") ?? english.back,
      noContent: english.noContent,
      settings: word("settings") ?? english.settings,
      switchOn: word("switchOn") ?? english.switchOn,
      switchOff: word("switchOff") ?? english.switchOff,
      barButtonTitles: english.barButtonTitles.replacing(word),
      tabTitles: english.tabTitles.replacing(word))
  }
}
