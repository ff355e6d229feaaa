import TableModel
import Testing

@testable import TableStrings

/// Which localisations somebody gets, by the table in the header of Apple’s ICU.
@Suite struct LanguageMatchingTests {
  private static let rows: [(available: String, results: [String: String])] = [
    (
      "zh_CN zh_TW",
      [
        "zh": "zh_CN", "zh-Hans": "zh_CN", "zh-Hant": "zh_TW", "zh-Hant-HK": "zh_TW", "zh-HK": "zh_TW",
        "zh-MO": "zh_TW", "zh-SG": "zh_CN", "zh-Hans-HK": "zh_CN",
      ]
    ),
    (
      "zh_CN zh_TW zh_HK",
      ["zh-Hant-HK": "zh_HK zh_TW", "zh-HK": "zh_HK", "zh-Hant-MO": "zh_HK zh_TW"]
    ),
    (
      "zh_Hans zh_Hant zh_Hant_HK",
      [
        "zh": "zh_Hans", "zh-CN": "zh_Hans", "zh-TW": "zh_Hant", "zh-HK": "zh_Hant_HK zh_Hant",
        "zh-MO": "zh_Hant_HK zh_Hant",
      ]
    ),
    (
      "zh_CN zh_TW zh_Hans zh_Hant",
      ["zh-Hans-CN": "zh_CN zh_Hans", "zh-Hant-TW": "zh_TW zh_Hant", "zh-HK": "zh_Hant"]
    ),
    ("English", ["en": "English", "en-US": "English", "en-AU": "English", "en-IN": "English"]),
    (
      "en en_AU en_GB",
      [
        "en": "en", "en-US": "en", "en-AU": "en_AU en_GB en", "en-CA": "en", "en-IN": "en_GB en",
        "en-FR": "en_GB en", "en-IL": "en", "en-001": "en",
      ]
    ),
    (
      "en en_AU en_GB en_CA en_IN en_US",
      ["en-US": "en_US en", "en-CA": "en_CA en", "en-IN": "en_IN en_GB en"]
    ),
    (
      "en en_AU en_GB en_001 en_150",
      ["en-FR": "en_150 en_GB en_001 en", "en-CA": "en_001 en", "en-IL": "en_001 en"]
    ),
    ("es es_MX", ["es-419": "es", "es-MX": "es_MX es", "es-AR": "es"]),
    ("es es_419", ["es-MX": "es_419 es", "es-AR": "es_419 es"]),
    ("es es_419 es_MX", ["es-MX": "es_MX es_419 es", "es-AR": "es_419 es"]),
    ("pt pt_PT", ["pt": "pt", "pt-BR": "pt", "pt-PT": "pt_PT pt", "pt-MO": "pt_PT pt"]),
    ("pt pt_BR", ["pt-BR": "pt_BR pt", "pt-PT": "pt"]),
    // What follows is not of Apple’s table but of its rules: older names, and what stands in where nothing fits.
    ("he fr", ["iw": "he", "he-IL": "he", "fr-CH": "fr", "de": ""]),
    ("nb sr", ["no": "nb", "nb-NO": "nb", "sr-Latn": "", "sr-RS": "sr"]),
    ("German French", ["de-AT": "German", "fr": "French"]),
    ("fr_CA", ["fr-CH": "fr_CA"]), ("en_GB", ["en": "en_GB", "en-US": "en_GB"]),
    ("fr_CA fr_BE", ["fr-CH": "fr_BE"]),
    ("zh_Hant", ["zh-Hans": "", "zh": ""]), ("", ["en": ""]), ("de.x -- 1", ["de": ""]),
  ]

  static let cases = rows.flatMap { row in
    row.results.sorted { $0.key < $1.key }.map { (row.available, $0.key, $0.value) }
  }

  @Test(arguments: cases) func theBestComesFirst(_ available: String, _ wanted: String, _ expected: String) {
    let names = available.split(separator: " ").map(String.init)
    let found = LanguageMatching(among: names).localizations(for: wanted)
    #expect(found.joined(separator: " ") == expected)
    let reversed = LanguageMatching(among: names.reversed()).localizations(for: wanted)
    #expect(reversed == found)
  }

  @Test(arguments: [
    ("de", "de", "de"), ("ZH_hant_hk", "zh-Hant-HK", "zh_Hant_HK"), ("pt_BR", "pt-BR", "pt_BR"),
    ("es-419", "es-419", "es_419"), ("English", "english", "english"),
    ("ca-ES-valencia", "ca-ES", "ca_ES"),
  ])
  func namesHaveTwoForms(_ name: String, _ bcp47: String, _ identifier: String) throws {
    let tag = try #require(LanguageTag(name))
    #expect(tag.bcp47 == bcp47)
    #expect(tag.identifier == identifier)
  }

  @Test(arguments: [
    "", "d", "1", "d1", "de-", "-de", "de--AT", "de/AT", "../de", "dé", "de.lproj", "abcdefghijk",
    String(repeating: "de-", count: 20) + "de",
  ])
  func whatHasNotTheFormOfAName(_ name: String) {
    #expect(LanguageTag(name) == nil)
    #expect(!VariantAxis.language.takes(name))
  }

  @Test(arguments: ["ar", "he", "fa", "ur", "yi", "ar-EG", "iw", "az-Arab", "pa_Arab_PK", "ckb", "ps"])
  func somePeopleReadFromTheRight(_ name: String) throws {
    #expect(try #require(LanguageTag(name)).normalized.layoutDirection == .rightToLeft)
  }

  @Test(arguments: ["en", "de", "ja", "zh-Hans", "ks-Deva", "tr", "az", "th", "ku"])
  func othersFromTheLeft(_ name: String) throws {
    #expect(try #require(LanguageTag(name)).normalized.layoutDirection == .leftToRight)
  }
}
