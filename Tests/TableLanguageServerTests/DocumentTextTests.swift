import TableSources
import TestSupport
import Testing

@testable import TableLanguageServer

/// Places in texts, in all units that are counted in.
@Suite struct DocumentTextTests {
  private static let pieces = [
    "a", "é", "中", "😀", "\n", "\r\n", "\r", " ", "key: ", "\u{FEFF}", "e\u{301}", "\u{10FFFF}", "- ", "}",
  ]

  private static func random(_ generator: inout SplitMix64, upTo most: Int) -> String {
    (0..<Int.random(in: 0...most, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
  }

  /// An editor's own way to change a text: by units of its lines, as a client counts them.
  private static func edited(
    _ text: String, from start: Int, to end: Int, by new: String
  ) -> String {
    let units = Array(text.utf16)
    return String(decoding: units[..<start] + Array(new.utf16) + units[end...], as: UTF16.self)
  }

  /// The place of a unit of UTF-16 in a text, found by going through it.
  private static func position(ofUnit unit: Int, in text: String) -> TextPosition {
    var (line, character) = (0, 0)
    let units = Array(text.utf16)
    for index in 0..<unit {
      let isReturn = units[index] == 0x0D && !(index + 1 < units.count && units[index + 1] == 0x0A)
      if units[index] == 0x0A || isReturn { (line, character) = (line + 1, 0) } else { character += 1 }
    }
    return TextPosition(line: line, character: character)
  }

  /// The units at which a text can be cut: not within a character or the end of a line.
  private static func cuts(_ text: String) -> [Int] {
    let units = Array(text.utf16)
    return (0...units.count).filter { index in
      guard index > 0, index < units.count else { return true }
      return !UTF16.isTrailSurrogate(units[index]) && !(units[index - 1] == 0x0D && units[index] == 0x0A)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func changesGiveTheTextThatAnEditorHas(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var text = Self.random(&generator, upTo: 400)
    var document = DocumentText(Array(text.utf8))
    for _ in 0..<20 {
      let cuts = Self.cuts(text)
      let ends = [cuts, cuts].map { $0.randomElement(using: &generator) ?? 0 }.sorted()
      let new = Self.random(&generator, upTo: 12)
      let range = TextRange(
        start: Self.position(ofUnit: ends[0], in: text), end: Self.position(ofUnit: ends[1], in: text))
      document = document.replacing(range, with: new, .utf16)
      text = Self.edited(text, from: ends[0], to: ends[1], by: new)
      #expect(document.bytes == Array(text.utf8))
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func placesAreFoundAgain(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = Self.random(&generator, upTo: 1500)
    let document = DocumentText(Array(text.utf8))
    for encoding in [PositionEncoding.utf8, .utf16] {
      for scalar in text.unicodeScalars.indices {
        let offset = text.utf8.distance(from: text.startIndex, to: scalar)
        let isInBreak = offset > 0 && document.bytes[offset - 1] == 0x0D && document.bytes[offset] == 0x0A
        guard !isInBreak else { continue }
        #expect(document.offset(of: document.position(of: offset, encoding), encoding) == offset)
      }
    }
  }

  @Test func placesOutsideAreBroughtInside() {
    let document = DocumentText(Array("ab\n😀c\n".utf8))
    let offset = { (line: Int, character: Int, encoding: PositionEncoding) in
      document.offset(of: TextPosition(line: line, character: character), encoding)
    }
    #expect(offset(0, 99, .utf16) == 2)
    #expect(offset(1, 1, .utf16) == 3)
    #expect(offset(1, 2, .utf16) == 7)
    #expect(offset(1, 3, .utf8) == 3)
    #expect(offset(9, 0, .utf16) == document.bytes.count)
    #expect(offset(2, 5, .utf8) == document.bytes.count)
  }

  @Test func charactersAreCountedBehindAByteOrderMark() {
    let document = DocumentText([0xEF, 0xBB, 0xBF] + Array("ab\nc".utf8))
    let range = document.range(line: 1, column: 2, length: 1, .utf16)
    #expect(range.start == TextPosition(line: 0, character: 2))
    #expect(
      document.range(line: 2, column: 1, length: 1, .utf16).start == TextPosition(line: 1, character: 0))
    #expect(document.scalar(at: 3) == 0)
  }

  /// One line of a megabyte, which would take hours if each place were counted from the line’s beginning.
  @Test func longLinesAreNoTrouble() {
    let document = DocumentText(Array(String(repeating: "é😀", count: 1 << 17).utf8))
    var sum = 0
    for scalar in stride(from: 0, to: 1 << 18, by: 3) {
      sum += document.range(SourceRange(start: scalar, end: scalar + 1), .utf16).end.character
    }
    #expect(sum > 0)
  }
}
