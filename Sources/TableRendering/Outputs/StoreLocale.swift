import TableModel

/// The languages that the App Store has pages in, by the names of the folders that fastlane’s `deliver` takes.
enum StoreLocale {
  /// All names, in the order of the alphabet.
  static let names = [
    "ar-SA", "ca", "cs", "da", "de-DE", "el", "en-AU", "en-CA", "en-GB", "en-US", "es-ES", "es-MX", "fi",
    "fr-CA", "fr-FR", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nl-NL", "no", "pl", "pt-BR",
    "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
  ]

  /// The language of sources that do not say theirs.
  static let usualLanguage = "en"

  /// The page for a language that the store has in some regions alone, or calls otherwise.
  private static let usual = [
    "ar": "ar-SA", "de": "de-DE", "en": "en-US", "es": "es-ES", "fr": "fr-FR", "in": "id", "iw": "he",
    "nb": "no", "nl": "nl-NL", "nn": "no", "pt": "pt-BR", "zh": "zh-Hans",
  ]

  /// The page for a language as it is spoken in a region.
  private static let regional = [
    "es-419": "es-MX", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant",
    "zh-MO": "zh-Hant",
  ]

  /// The folder of a language; `nil` for one that the store has no page in.
  static func name(of language: String) -> String? {
    guard let tag = LanguageTag(language) else { return nil }
    if let exact = names.first(where: { $0 == tag.bcp47 }) ?? regional[tag.bcp47] { return exact }
    let alone = [tag.language, tag.script].compactMap { $0 }.joined(separator: "-")
    return names.first { $0 == alone } ?? usual[tag.language] ?? names.first { $0 == tag.language }
  }
}
