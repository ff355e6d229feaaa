import TableModel
import Testing

/// Where lines begin, in bytes and characters.
@Suite struct LineTableTests {
  @Test(
    arguments: [
      ("", [0], [0]), ("a", [0], [0]), ("a\n", [0, 2], [0, 2]), ("é\nb", [0, 3], [0, 2]),
      ("a\rb", [0, 2], [0, 2]), ("a\r\nb", [0, 3], [0, 3]), ("a\r\r\nb", [0, 2, 4], [0, 2, 4]),
      ("a\n\rb", [0, 2, 3], [0, 2, 3]), ("😀\r😀\n", [0, 5, 10], [0, 2, 4]),
      // Ends of lines that YAML has besides are none to editors.
      ("a\u{85}b\u{2028}c\u{2029}d", [0], [0]),
    ] as [(String, [Int], [Int])])
  func linesBeginBehindFeedsAndReturns(_ text: String, _ bytes: [Int], _ characters: [Int]) {
    let table = LineTable(utf8: Array(text.utf8))
    #expect((0..<table.count).map(table.byteStart) == bytes)
    #expect((0..<table.count).map(table.characterStart) == characters)
  }

  /// One list tells lines of bytes and of characters where they are the same.
  @Test(arguments: [("a\nb\n", 12), ("", 4), ("a\né\n", 24), ("é", 4)])
  func linesOfOneListTakeHalf(_ text: String, _ bytes: Int) {
    #expect(LineTable(utf8: Array(text.utf8)).keptBytes == bytes)
  }

  @Test(arguments: ["\n", "\r", "\r\n"]) func contentsAreWithoutTheirEnds(_ end: String) {
    let text = Array(["a", "", "é😀", ""].joined(separator: end).utf8)
    let table = LineTable(utf8: text)
    let lines = (0..<table.count).map {
      String(decoding: text[table.content(of: $0, in: text)], as: UTF8.self)
    }
    #expect(lines == ["a", "", "é😀", ""])
    for (number, line) in lines.enumerated() {
      #expect(table.line(ofByte: table.byteStart(of: number)) == number)
      #expect(table.line(ofByte: table.byteStart(of: number) + line.utf8.count) == number)
      #expect(table.line(ofCharacter: table.characterStart(of: number) + line.unicodeScalars.count) == number)
    }
  }

  @Test func placesOfBytesAreFound() {
    let place = { (offset: Int) in SourceLocation(file: "a", byte: offset, of: Array("ab\ré😀x\r\n".utf8)) }
    #expect(place(0) == SourceLocation(file: "a", line: 1, column: 1))
    #expect(place(3) == SourceLocation(file: "a", line: 2, column: 1))
    #expect(place(9) == SourceLocation(file: "a", line: 2, column: 3))
    #expect(place(99) == SourceLocation(file: "a", line: 3, column: 1))
    #expect(place(-1) == SourceLocation(file: "a", line: 1, column: 1))
  }
}

/// Texts of JSON with halves of surrogate pairs.
@Suite struct SurrogateHalfTests {
  private static func parsed(_ text: String, keepingHalves: Bool = true) throws -> JSONValue {
    try JSONReader.parse(Array(text.utf8), keepingHalves: keepingHalves)
  }

  @Test(
    arguments: [
      (#""a""#, #""a""#), (#""\ud83d\ude00""#, "\"😀\""), (#""a\ud83db""#, #"["a", 55357, "b"]"#),
      (#""\ude00""#, #"["", 56832, ""]"#), (#""\ud83d\ud83d\ude00""#, "[\"\", 55357, \"😀\"]"),
      (#""\ud83d\n""#, #"["", 55357, "\n"]"#),
    ])
  func halvesArePartsOfTexts(_ text: String, _ value: String) throws {
    #expect(try Self.parsed(text).line == value)
  }

  @Test(arguments: [#""\ud83d""#, #""\ud83dx""#, #""\ude00""#, #"{"\ud83d": 1}"#, #""\ud83d\u00""#])
  func halvesAreNoJSONElsewhere(_ text: String) {
    #expect(throws: JSONReader.Failure.self) { try Self.parsed(text, keepingHalves: false) }
  }

  @Test func halvesAmongBytesAreFoundAgain() {
    for unit in stride(from: UInt16(0xD800), through: 0xDFFF, by: 7) {
      let half = SurrogateHalf(unit: unit)
      #expect(SurrogateHalf(at: 1, in: [0x41] + half.bytes) == half)
      #expect(SurrogateHalf(at: 0, in: Array(half.bytes.dropLast())) == nil)
    }
    #expect(SurrogateHalf(at: 0, in: Array("\u{D7FF}".utf8)) == nil)
    #expect(SurrogateHalf(unit: 0xD83D).joined(to: SurrogateHalf(unit: 0xDE00)) == "😀")
    #expect(SurrogateHalf(unit: 0xDE00).joined(to: SurrogateHalf(unit: 0xD83D)) == nil)
    #expect(SurrogateHalf.both(of: "😀") == [0xD83D, 0xDE00].map { SurrogateHalf(unit: $0) })
  }
}
