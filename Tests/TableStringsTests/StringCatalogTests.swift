import TableModel
import TableSources
import TestSupport
import Testing

@testable import TableStrings

/// Xcode’s string catalogues.
@Suite struct StringCatalogTests {
  private func read(_ text: String, keysAreTexts: Bool = true) -> TableReading<StringCatalog> {
    StringCatalogReader.read(
      Array(text.utf8), named: "a.xcstrings", limits: LoadingLimits(), keysAreTexts: keysAreTexts)
  }

  private static let good = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "": {},
      "Plain": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Schlicht"}},
        "fr": {"stringUnit": {"state": "new", "value": "Plain"}},
        "it": {"stringUnit": {"state": "needs_review", "value": "Semplice"}},
        "es": {"stringUnit": {"state": "translated", "value": ""}}}},
      "key.only": {"extractionState": "manual",
        "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Shown"}}}},
      "©": {"shouldTranslate": false, "localizations": {"de": {"stringUnit": {"value": "no"}}}},
      "%lld items": {"localizations": {"ru": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld вещь"}}, "few": {"stringUnit": {"value": "%lld вещи"}},
        "many": {"stringUnit": {"value": "%lld вещей"}}, "other": {"stringUnit": {"value": "%lld веши"}}}}}}},
      "Tap": {"localizations": {"de": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tippen"}}, "mac": {"stringUnit": {"value": "Klicken"}},
        "other": {"variations": {"plural": {"one": {"stringUnit": {"value": "1"}},
          "other": {"stringUnit": {"value": "viele"}}}}}}}}}},
      "Sub": {"localizations": {"de": {"stringUnit": {"value": "%#@tiere@ in %#@haus@"}, "substitutions": {
        "tiere": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg Tier"}}, "other": {"stringUnit": {"value": "%arg Tiere"}}}}},
        "haus": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "einem Haus"}},
          "other": {"stringUnit": {"value": "%lld Häusern"}}}}}}}}}
    }}
    """

  @Test func textsAreFoundByLanguageAndKey() throws {
    let reading = read(Self.good)
    #expect(reading.diagnostics == [])
    let catalog = try #require(reading.value)
    #expect(catalog.sourceLanguage == "en")
    let text = { (language: String, key: String) in
      catalog.tables[language]?[key]?.text(in: LanguageTag(language: language))
    }
    #expect(text("de", "Plain") == "Schlicht")
    #expect(text("it", "Plain") == "Semplice")
    #expect(text("fr", "Plain") == nil && text("es", "Plain") == nil)
    #expect(text("en", "Plain") == "Plain" && text("en", "key.only") == "Shown")
    #expect(text("de", "©") == nil && text("en", "©") == "©")
    #expect(text("ru", "%lld items") == "%lld веши")
    #expect(text("de", "Tap") == "Tippen")
  }

  /// A form that waits for its translation is there, and one that is missing leaves numbers without a text.
  @Test(arguments: [
    (#""one": {"stringUnit": {"value": "1"}}"#, true),
    (
      #""one": {"stringUnit": {"value": "1"}}, "other": {"stringUnit": {"state": "new", "value": ""}}"#, false
    ),
    (#""other": {"stringUnit": {"value": "n"}}"#, false),
  ])
  func pluralsWithoutOtherAreTold(_ forms: String, _ isTold: Bool) {
    let reading = read(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"%lld": {"localizations": {"de": {"variations": {"plural": {\#(forms)}}}}}}}"#
    )
    let told = reading.diagnostics.filter { $0.message.contains("has no form “other”") }
    #expect(told.count == (isTold ? 1 : 0), "\(reading.diagnostics)")
  }

  @Test func formsAndDevicesAreChosen() throws {
    let catalog = try #require(read(Self.good).value)
    let (russian, german) = (LanguageTag(language: "ru"), LanguageTag(language: "de"))
    let items = try #require(catalog.tables["ru"]?["%lld items"])
    #expect(
      [1, 3, 5].map { items.text(in: russian, numbers: [$0]) } == ["%lld вещь", "%lld вещи", "%lld вещей"])
    let tap = try #require(catalog.tables["de"]?["Tap"])
    #expect(tap.text(in: german, device: "mac") == "Klicken")
    #expect(tap.text(in: german, numbers: [1], device: "ipad") == "1")
    let parts = try #require(catalog.tables["de"]?["Sub"])
    #expect(parts.text(in: german, numbers: [1, 2]) == "1 Tier in 2 Häusern")
    #expect(parts.text(in: german, numbers: [3, 1]) == "3 Tiere in einem Haus")
  }

  /// The keys of documents’ catalogues are identifiers, which nobody wants to see.
  @Test func identifiersAreNoTexts() throws {
    let catalog = try #require(read(Self.good, keysAreTexts: false).value)
    #expect(catalog.tables["en"]?["Plain"] == nil)
    #expect(catalog.tables["en"]?["key.only"] != nil)
  }

  private static let wrong = [
    ("", "not JSON"), ("{", "not JSON"), ("[]", "not a string catalogue"),
    ("{\"strings\": []}", "not a string catalogue"),
    ("{\"strings\": {\"a\": 1}}", "“a” is not an object"),
    ("{\"strings\": {\"a\": {\"localizations\": 1}}}", "are not an object"),
    ("{\"strings\": {\"a\": {\"localizations\": {\"../x\": {}}}}}", "is not a language"),
    ("{\"strings\": {\"a\": {\"localizations\": {\"de\": 1}}}}", "is not an object"),
    ("{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": 1}}}}}}", "no “value”"),
    ("{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"variations\": {}}}}}}", "neither by"),
    (
      "{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"variations\": {\"plural\": {\"some\": {}}}}}}}}",
      "not a plural form"
    ),
    ("{\"strings\": {\"a\\ud83d\": {}}}", "not JSON"), ("{\"strings\": {}} x", "not JSON"),
    (String(repeating: "[", count: 100_000), "not JSON"),
  ]

  @Test(arguments: wrong.map { (Long($0.0), $0.1) })
  func whatIsWrongIsTold(_ text: Long<String>, _ message: String) {
    let reading = read(text.value)
    #expect(reading.diagnostics.contains { $0.message.contains(message) }, "\(reading.diagnostics)")
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning && $0.location.file == "a.xcstrings" })
  }

  @Test func theEndOfWhatIsJSONHasAPlace() {
    let finding = read("{\n  \"strings\": {ü}\n}").diagnostics.first
    #expect(finding?.location == SourceLocation(file: "a.xcstrings", line: 2, column: 15))
  }

  @Test func bytesThatAreNoTextAreNoJSON() {
    let reading = StringCatalogReader.read(
      Array("{\"strings\": {\"".utf8) + [0xFF, 0xFE] + Array("\": {}}}".utf8), named: "a",
      limits: LoadingLimits(), keysAreTexts: true)
    #expect(reading.value == nil)
  }

  @Test func thereIsALimitToFindingsAndTexts() {
    var limits = LoadingLimits()
    limits.totalText = 100
    let entries = (0..<100).map { "\"key \($0)\": 1" }.joined(separator: ",")
    let reading = StringCatalogReader.read(
      Array("{\"strings\": {\(entries)}}".utf8), named: "a", limits: limits, keysAreTexts: true)
    #expect(reading.diagnostics.count <= 20)
    #expect(reading.diagnostics.contains { $0.message.contains("more than 100 characters") })
  }
}
