import TableModel

extension LanguageTag {
  /// The languages that Apple's first tools named in English, and older or shorter names than today's.
  private static let languageAliases: [String: String] = [
    "english": "en", "german": "de", "french": "fr", "italian": "it", "spanish": "es", "japanese": "ja",
    "dutch": "nl", "danish": "da", "swedish": "sv", "norwegian": "nb", "finnish": "fi", "portuguese": "pt",
    "polish": "pl", "russian": "ru", "korean": "ko", "arabic": "ar", "hebrew": "he", "greek": "el",
    "turkish": "tr", "czech": "cs", "hungarian": "hu", "thai": "th",
    "iw": "he", "in": "id", "no": "nb", "ji": "yi", "jw": "jv", "tl": "fil", "mo": "ro", "sh": "sr",
  ]

  /// The scripts of regions where a language has several and the name does not say which.
  private static let regionScripts: [String: [String: String]] = [
    "zh": ["TW": "Hant", "HK": "Hant", "MO": "Hant"]
  ]
  private static let usualScripts = ["zh": "Hans", "yue": "Hans"]

  /// The code of a language by its name in English, whatever its case; `nil` where that is not known.
  package static func code(ofEnglishName name: String) -> String? {
    let name = name.lowercased()
    return name.utf8.count > 3 ? languageAliases[name] : nil
  }

  /// The same language by the name that Apple compares: `he` for `iw`, `zh_Hant_HK` for `zh_HK`.
  package var normalized: LanguageTag {
    var tag = self
    tag.language = LanguageTag.languageAliases[language] ?? language
    if language == "sh", script == nil { tag.script = "Latn" }
    if tag.script == nil {
      tag.script =
        region.flatMap { LanguageTag.regionScripts[tag.language]?[$0] }
        ?? LanguageTag.usualScripts[tag.language]
    }
    return tag
  }
}
