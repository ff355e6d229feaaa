import TableSources
import Testing

/// Which form and encoding the bytes of a list are taken to be in.
struct PropertyListEncodingTests {
  private static let text = "\"é\" = \"😀\";"
  private static let words = "{é: “😀”}"

  private static func units(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isBigEndian ? pair.reversed() : pair
    }
  }

  private static func scalars(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      let bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: scalar.value >> UInt32($0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
  }

  @Test(arguments: [
    Array(text.utf8),
    [0xEF, 0xBB, 0xBF] + Array(text.utf8),
    [0xFE, 0xFF] + units(text, isBigEndian: true),
    [0xFF, 0xFE] + units(text, isBigEndian: false),
    [0xFF, 0xFE] + units(text, isBigEndian: false) + [0x20],
    [0, 0, 0xFE, 0xFF] + scalars(text, isBigEndian: true),
    [0xFF, 0xFE, 0, 0] + scalars(text, isBigEndian: false),
  ])
  func encodings(_ bytes: [UInt8]) {
    #expect(Lists.words(bytes) == Self.words)
    #expect(Lists.findings(bytes) == [])
  }

  /// The first two bytes are passed over though there is no mark: the first key loses its quotation mark here.
  @Test func missingMark() {
    let bytes = Self.units(" " + Self.text, isBigEndian: false)
    #expect(Lists.words(bytes) == Self.words)
    #expect(
      Lists.findings(bytes) == [
        "1:1 warning: the file seems to be UTF-16 without a byte-order mark, so its first character is lost"
      ])
    #expect(Lists.words(Self.units(Self.text, isBigEndian: false)) == nil)
  }

  @Test func marksOfXML() {
    let xml = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><string>é</string></plist>"
    #expect(Lists.words([0xFF, 0xFE] + Self.units(xml, isBigEndian: false)) == "“é”")
    #expect(Lists.words([0xEF, 0xBB, 0xBF] + Array(xml.utf8)) == "“é”")
    let latin = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><string>"
    #expect(Lists.words(Array(latin.utf8) + [0xE9] + Array("</string>".utf8)) == "“é”")
  }

  @Test func refused() {
    #expect(Lists.findings([]) == ["1:1 error: the file is empty"])
    #expect(
      Lists.findings(Array("a = \"é".utf8) + [0xE9] + Array("\";\n".utf8)) == [
        "1:7 error: the byte 0xE9 is not valid UTF-8, so the file is ignored"
      ])
    #expect(
      Lists.findings("<?xml version=\"1.0\" encoding=\"koi8-r\"?><plist/>") == [
        "1:1 error: the file declares the unknown encoding “koi8-r”"
      ])
    #expect(Lists.words([0xEF, 0xBB, 0xBF]) == "{}")
  }
}
