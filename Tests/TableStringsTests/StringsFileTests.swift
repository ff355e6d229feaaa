import TableModel
import TableSources
import Testing

@testable import TableStrings

/// Tables that are property lists or mappings of YAML.
@Suite struct StringsFileTests {
  private func strings(_ bytes: [UInt8]) -> TableReading<StringTable> {
    StringsFileReader.read(bytes, named: "a.strings", limits: LoadingLimits())
  }

  private func plain(_ text: String) -> TableReading<StringTable> {
    PlainTableReader.read(Array(text.utf8), named: "de.yaml", limits: LoadingLimits())
  }

  private func texts(_ reading: TableReading<StringTable>) -> [String: String] {
    reading.value?.entries.compactMapValues { $0.text(in: LanguageTag(language: "de")) } ?? [:]
  }

  private static let oldStyle = """
    /* Class = "UILabel"; text = "Wi-Fi"; ObjectID = "abc-12-xyz"; */
    "abc-12-xyz.text" = "WLAN";
    "same";
    "twice" = "one"; "twice" = "two\\U00e9";
    """

  @Test func oldStyleListsAreTables() {
    let expected = ["abc-12-xyz.text": "WLAN", "same": "same", "twice": "twoé"]
    let reading = strings(Array(Self.oldStyle.utf8))
    #expect(texts(reading) == expected)
    #expect(reading.diagnostics == [])
    #expect(reading.value?["abc-12-xyz.text"]?.location == SourceLocation(file: "a.strings", line: 2))
    let wide = Self.oldStyle.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(texts(strings([0xFF, 0xFE] + wide)) == expected)
  }

  /// A file that cannot be read to its end is there, without a single text; one without a byte is not.
  @Test func brokenFilesAreEmptyTables() {
    let broken = strings(Array("\"a\" = \"b\"\n\"c\" = \"d\";".utf8))
    #expect(broken.value?.isEmpty == true)
    #expect(broken.diagnostics.count == 1 && broken.diagnostics[0].severity == .warning)
    #expect(strings([]).value == nil)
    #expect(strings(Array("// nothing\n".utf8)).value?.isEmpty == true)
  }

  @Test(arguments: ["lone", "( a, b )", "{ a = { b = c; }; }", "<00FF>"])
  func whatIsNoTableHasNoTexts(_ text: String) {
    let reading = strings(Array(text.utf8))
    #expect(texts(reading).isEmpty)
    #expect(!reading.diagnostics.isEmpty && reading.diagnostics.allSatisfy { $0.severity == .warning })
  }

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>%d files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$#@folders@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>nichts</string>
          <key>one</key><string>eine Datei</string><key>other</key><string>%d Dateien</string>
        </dict>
        <key>folders</key><dict>
          <key>NSStringFormatValueTypeKey</key><string>ld</string>
          <key>one</key><string>einem</string><key>other</key><string>%ld Ordnern</string>
        </dict>
      </dict>
      <key>plain</key><string>schlicht</string>
      <key>wide</key><dict><key>NSStringVariableWidthRuleType</key>
        <dict><key>20</key><string>mittel</string><key>100</key><string>am längsten</string></dict></dict>
      <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key>
        <dict><key>iphone</key><string>Telefon</string><key>other</key><string>Gerät</string></dict></dict>
      <key>odd</key><dict><key>unknown</key><string>x</string></dict>
    </dict></plist>
    """

  @Test func dictionariesHaveForms() throws {
    let reading = strings(Array(Self.dictionary.utf8))
    let table = try #require(reading.value)
    let german = LanguageTag(language: "de")
    let files = try #require(table["%d files"])
    #expect(files.text(in: german, numbers: [0, 1]) == "nichts in einem")
    #expect(files.text(in: german, numbers: [1, 3]) == "eine Datei in 3 Ordnern")
    #expect(files.text(in: german) == "%d Dateien in %ld Ordnern")
    #expect(table["plain"]?.text(in: german) == "schlicht")
    #expect(table["wide"]?.text(in: german) == "am längsten")
    #expect(table["device"]?.text(in: german) == "Telefon")
    #expect(table["device"]?.text(in: german, device: "ipad") == "Gerät")
    #expect(table["odd"] == nil && reading.diagnostics.count == 1)
  }

  /// A part that stands in itself ends somewhere.
  @Test func partsInThemselvesEnd() {
    let part = StringSubstitution(forms: [.other: "%#@a@%#@a@%#@a@%#@a@%#@a@"])
    let entry = StringEntry(.format("%#@a@ %#@b@ %#@", ["a": part]), at: SourceLocation(file: "a"))
    let text = entry.text(in: LanguageTag(language: "en"), numbers: [1])
    #expect((text ?? "").utf8.count < 10_000)
  }

  @Test func mappingsAreTables() {
    let reading = plain("Cancel: Abbrechen\n\"Wi-Fi\": WLAN\nyes: no\nLater: null\n1: eins\n")
    #expect(texts(reading) == ["Cancel": "Abbrechen", "Wi-Fi": "WLAN", "yes": "no", "1": "eins"])
    #expect(reading.value?["Wi-Fi"]?.location == SourceLocation(file: "de.yaml", line: 2))
    #expect(texts(plain("{\"Back\": \"Zur\\u00fcck\"}")) == ["Back": "Zurück"])
    #expect(plain("# nothing").value?.isEmpty == true)
  }

  @Test(arguments: [
    ("- a", "must be a mapping"), ("a: [b]", "must be a text"), ("? [a]\n: b", "a key must be a text"),
    ("a: b\na: c", "duplicate key"), ("a: b\n---\nc: d", "must be a mapping"), ("a: 'b", ""),
    ("a: \u{1}", "U+0001"),
    ("a: \"\\ud83d\"", "surrogate"), ("&a a: *a", ""),
  ])
  func whatIsNoMappingIsTold(_ text: String, _ message: String) {
    let reading = plain(text)
    guard !message.isEmpty else { return #expect(reading.diagnostics.allSatisfy { $0.severity == .warning }) }
    #expect(reading.value == nil)
    #expect(reading.diagnostics.contains { $0.message.contains(message) && $0.severity == .warning })
  }
}
