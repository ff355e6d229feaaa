import TableModel
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

  /// The text of an editor, which counts and cuts by units of UTF-16 and knows nothing of characters.
  private struct Editor {
    var units: [UInt16]

    /// What the editor sends for some units: halves of pairs as they are.
    static func bytes(of units: some Sequence<UInt16>) -> [UInt8] {
      units.flatMap { unit in
        Unicode.Scalar(unit).map { Array(String($0).utf8) } ?? SurrogateHalf(unit: unit).bytes
      }
    }

    /// The characters, with U+FFFD for halves.
    var text: [UInt8] { Array(String(decoding: units, as: UTF16.self).utf8) }

    /// The places at which lines can be cut, which are all but those within the ends of lines.
    func cut(_ generator: inout SplitMix64) -> (unit: Int, position: TextPosition) {
      let wanted = Int.random(in: 0...units.count, using: &generator)
      var (line, character) = (0, 0)
      for index in 0..<wanted {
        let isReturn = units[index] == 0x0D && !(index + 1 < units.count && units[index + 1] == 0x0A)
        if units[index] == 0x0A || isReturn {
          (line, character) = (line + 1, 0)
        } else if units[index] == 0x0D, index + 1 == wanted {
          return (index, TextPosition(line: line, character: character))
        } else {
          character += 1
        }
      }
      return (wanted, TextPosition(line: line, character: character))
    }
  }

  /// Pieces of texts and halves of pairs, of which some come to stand beside each other.
  private static func units(_ generator: inout SplitMix64, upTo most: Int) -> [UInt16] {
    let halves: [UInt16] = [0xD83D, 0xDE00, 0xDBFF, 0xDC00]
    return (0..<Int.random(in: 0...most, using: &generator)).flatMap { _ -> [UInt16] in
      if Int.random(in: 0..<4, using: &generator) == 0 {
        return [halves.randomElement(using: &generator) ?? 0]
      }
      return Array((pieces.randomElement(using: &generator) ?? "").utf16)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func changesGiveTheTextThatAnEditorHas(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    // Some texts have many pieces.
    var editor = Editor(units: Self.units(&generator, upTo: seed % 10 == 0 ? 8_000 : 200))
    var edited = EditedText(Editor.bytes(of: editor.units))
    for round in 0..<40 {
      let cuts = [editor.cut(&generator), editor.cut(&generator)].sorted { $0.unit < $1.unit }
      let isShort = cuts[1].unit - cuts[0].unit < 40 || round % 8 == 0
      let end = isShort ? cuts[1] : cuts[0]
      let new = Self.units(&generator, upTo: 12)
      edited.replace(
        TextRange(start: cuts[0].position, end: end.position), with: Editor.bytes(of: new), .utf16)
      editor.units.replaceSubrange(cuts[0].unit..<end.unit, with: new)
      #expect(edited.text.bytes == editor.text, "round \(round)")
      #expect(edited.byteCount == editor.text.count)
      // A document that has been looked at in the meantime goes on as it was.
      if round % 5 == 0 { edited = EditedText(edited.text) }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func changesByBytesGiveTheSameText(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var text = Self.random(&generator, upTo: 3_000)
    var edited = EditedText(Array(text.utf8))
    for _ in 0..<20 {
      let document = DocumentText(Array(text.utf8))
      let ends = [0, 1].map { _ in Int.random(in: 0...document.bytes.count, using: &generator) }
        .map { document.position(of: $0, .utf8) }.sorted()
      let new = Self.random(&generator, upTo: 12)
      var bytes = document.bytes
      bytes.replaceSubrange(
        document.offset(of: ends[0], .utf8)..<document.offset(of: ends[1], .utf8), with: new.utf8)
      edited.replace(TextRange(start: ends[0], end: ends[1]), with: Array(new.utf8), .utf8)
      text = String(decoding: bytes, as: UTF8.self)
      #expect(edited.text.bytes == bytes)
    }
  }

  /// Each change looked for its place, and copied the text, which took seconds here.
  @Test func thousandsOfChangesAtOnce() {
    let line = "    - {style: value1, textLabel: \"😀\"}\n"
    let count = 20_000
    var edited = EditedText(Array(String(repeating: line, count: count).utf8))
    var generator = SplitMix64(seed: 1)
    for number in 0..<3_000 {
      let place = TextPosition(
        line: Int.random(in: 0..<count, using: &generator),
        character: Int.random(in: 0...36, using: &generator))
      edited.replace(TextRange(start: place, end: place), with: [0x61 + UInt8(number % 26)], .utf16)
    }
    #expect(edited.text.lines.count == count + 1)
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

/// Addresses of documents, and the paths of their files.
@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.yaml", "/a/b.yaml"), ("file://localhost/a", "/a"), ("FILE:///a", "/a"), ("file:/a", "/a"),
    ("file:///a%20b/%C3%A9%25.yaml", "/a b/é%.yaml"), ("file:///a#b", "/a"), ("file:///a?b", "/a"),
    ("file:///a%23b", "/a#b"),
  ])
  func filesHavePaths(_ text: String, _ path: String) {
    #expect(DocumentURI(.string(text))?.path == FilePath(path))
  }

  @Test(arguments: [
    "untitled:Untitled-1", "https://example.invalid/a.yaml", "file://other/a", "file:///a%2", "file:///%zz",
    "file:///a%00b", "file:", "file://", "/a/b.yaml", "a", "git:/a", "file:a",
  ])
  func otherThingsHaveNone(_ text: String) {
    #expect(DocumentURI(.string(text)) != nil)
    #expect(DocumentURI(.string(text))?.path == nil)
  }

  @Test(arguments: [[0x2F, 0x61], [0x2F, 0xFF, 0xFE], [0x2F, 0x20, 0x25, 0x23, 0x3F], [0x2F, 0xC3, 0xA9]])
  func pathsComeBack(_ bytes: [UInt8]) {
    let uri = DocumentURI(file: FilePath(bytes: bytes))
    #expect(uri.path == FilePath(bytes: bytes))
    #expect(DocumentURI(.string(uri.text)) == uri)
  }

  @Test(arguments: [JSONValue.string(""), .number(1), .null]) func anAddressIsAText(_ value: JSONValue) {
    #expect(DocumentURI(value) == nil)
  }
}
