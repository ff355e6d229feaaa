import TableModel
import TableSources
import Testing

@testable import TableStrings

/// Exports for translators, as Xcode writes them.
@Suite struct XLIFFTests {
  private static let source: XLIFFSource? = {
    guard var place = StringPlace(ofSource: "Main.storyboard", kind: .interfaceBuilder, in: "/") else {
      return nil
    }
    place.folder = "/home/App"
    return XLIFFSource(of: place)
  }()

  private func read(
    _ text: String, limits: LoadingLimits = LoadingLimits()
  ) throws -> TableReading<XLIFFReader.Contents> {
    XLIFFReader.read(
      Array(text.utf8), named: "de.xliff", for: try #require(Self.source), limits: limits)
  }

  private static func file(_ units: String, original: String = "App/Base.lproj/Main.storyboard") -> String {
    """
    <file original="\(original)" source-language="en" target-language="de" datatype="plaintext"><header/>
    <body>\(units)</body></file>
    """
  }

  private static func document(_ files: String...) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\(files.joined())</xliff>"
  }

  private static func unit(_ id: String, _ target: String, _ more: String = "") -> String {
    "<trans-unit id=\"\(id)\"\(more)><source>S</source>\(target)<note>N</note></trans-unit>"
  }

  /// Places are counted as in every other file: a lone return ends a line.
  @Test(arguments: ["\n", "\r", "\r\n"]) func placesAreThoseOfEditors(_ lineEnd: String) throws {
    let lines = ["<xliff version=\"1.2\">", "<!-- é😀 --> <file", ""]
    let reading = try read(lines.joined(separator: lineEnd))
    let place = reading.diagnostics.first?.location
    #expect(place == SourceLocation(file: "de.xliff", line: 2, column: 13))
  }

  private func text(
    _ key: String, _ reading: TableReading<XLIFFReader.Contents>, _ arguments: [TextArgument] = []
  )
    -> String?
  {
    reading.value?.table?[key]?.text(in: LanguageTag(language: "de"), arguments: arguments)
  }

  @Test func targetsAreTheTexts() throws {
    let reading = try read(
      Self.document(
        Self.file(
          Self.unit("a.text", "<target>Eins &amp; <g id=\"1\">zwei</g></target>")
            + Self.unit("b.text", "<target state=\"needs-review-translation\">Drei</target>")
            + Self.unit("c.text", "<target state=\"new\">S</target>")
            + Self.unit("d.text", "<target state=\"needs-translation\">S</target>")
            + Self.unit("e.text", "") + Self.unit("f.text", "<target/>")
            + Self.unit("g.text", "", " translate=\"no\""))))
    #expect(reading.diagnostics.isEmpty && reading.value?.language == "de")
    #expect(text("a.text", reading) == "Eins & zwei" && text("b.text", reading) == "Drei")
    for key in ["c.text", "d.text", "e.text", "f.text"] { #expect(text(key, reading) == nil, "\(key)") }
    #expect(text("g.text", reading) == "S")
  }

  /// Control characters that XML has lose no translation.
  @Test func targetsHaveAllCharactersOfXML() throws {
    let reading = try read(Self.document(Self.file(Self.unit("k", "<target>A\u{80}B</target>"))))
    #expect(text("k", reading) == "A\u{80}B")
  }

  /// Of several files with the name of the source, the nearest counts.
  @Test func filesAreToldByTheirOriginals() throws {
    let near = Self.file(Self.unit("k", "<target>nah</target>"))
    let far = Self.file(
      Self.unit("k", "<target>fern</target>"), original: "Other/Base.lproj/Main.storyboard")
    let other = Self.file(
      Self.unit("k", "<target>fremd</target>"), original: "App/Base.lproj/Login.storyboard")
    #expect(try text("k", read(Self.document(far, near, other))) == "nah")
    #expect(try text("k", read(Self.document(far, other))) == "fern")
    #expect(try read(Self.document(other)).value?.table == nil)
  }

  @Test func formsOfThePluralArePutTogether() throws {
    let reading = try read(
      Self.document(
        Self.file(
          Self.unit("%d files|==|plural.one", "<target>%d Datei</target>")
            + Self.unit("%d files|==|plural.other", "<target>%d Dateien</target>")
            + Self.unit("Tap|==|device.iphone", "<target>Tippen</target>")
            + Self.unit("Tap|==|device.mac", "<target>Klicken</target>")
            + Self.unit(
              "/%d in %@:dict/NSStringLocalizedFormatKey:dict/:string", "<target>%#@n@ in %@</target>")
            + Self.unit("/%d in %@:dict/n:dict/one:dict/:string", "<target>ein Bild</target>")
            + Self.unit("/%d in %@:dict/n:dict/other:dict/:string", "<target>%d Bilder</target>"))))
    #expect(text("%d files", reading, [.number(1)]) == "1 Datei")
    #expect(text("%d files", reading, [.number(5)]) == "5 Dateien")
    #expect(text("Tap", reading) == "Tippen")
    #expect(text("%d in %@", reading, [.number(1), .text("Rom")]) == "ein Bild in Rom")
    #expect(text("%d in %@", reading, [.number(3), .text("Rom")]) == "3 Bilder in Rom")
  }

  @Test(arguments: [
    ("", "not XML"), ("<xliff", "not XML"), ("<plist/>", "not XLIFF"),
    ("<xliff version=\"2.0\"/>", "XLIFF “2.0”"),
    ("<!DOCTYPE xliff [<!ENTITY a \"aaaa\">]><xliff>&a;</xliff>", "not XML"),
    (String(repeating: "<xliff>", count: 100), "too many or too deeply nested elements"),
  ])
  func whatIsNoExportIsToldOf(_ text: String, _ expected: String) throws {
    let reading = try read(text)
    #expect(reading.value == nil)
    #expect(reading.diagnostics.count == 1 && reading.diagnostics.first?.message.contains(expected) == true)
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func greedyFilesAreBounded() throws {
    var limits = LoadingLimits()
    (limits.totalText, limits.textLength) = (1_000, 50)
    let units = (0..<100).map { Self.unit("k\($0)", "<target>\(String(repeating: "x", count: 30))</target>") }
    let reading = try read(Self.document(Self.file(units.joined())), limits: limits)
    #expect((1..<40).contains(reading.value?.table?.keys.count ?? 0))
    #expect((1...20).contains(reading.diagnostics.count))
    limits.elements = 50
    #expect(try read(Self.document(Self.file(units.joined())), limits: limits).value == nil)
    let long = Self.unit("k", "<target>\(String(repeating: "y", count: 100_000))</target>")
    #expect(try text("k", read(Self.document(Self.file(long)), limits: limits)) == nil)
  }
}
