extension LanguageTag {
  /// The languages that are written from left to right in other letters where nothing else is said.
  private static let otherLanguages: Set<String> = [
    "am", "as", "be", "bg", "bn", "bo", "dz", "el", "gu", "hi", "hy", "ja", "ka", "kk", "km", "kn", "ko",
    "ky",
    "lo", "mk", "ml", "mn", "mr", "my", "ne", "or", "pa", "ru", "sa", "si", "sr", "ta", "te", "tg", "th",
    "ti",
    "tt", "uk", "yue", "zh",
  ]

  /// Whether the language is written in Latin letters, as far as that is known here.
  public var isWrittenInLatin: Bool {
    if let script { return script == "Latn" }
    return layoutDirection == .leftToRight && !LanguageTag.otherLanguages.contains(language)
  }

  /// Whether two names are those of one language, perhaps as it is spoken in two regions.
  public func isVariety(of other: LanguageTag) -> Bool {
    language == other.language && (script == nil || other.script == nil || script == other.script)
  }
}
