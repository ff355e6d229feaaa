/// Where the lines of a text begin, in bytes of UTF-8 and in characters.
///
/// A line ends with a line feed, a return, or a return and a line feed, as it does for editors and compilers. All lines and
/// columns that anybody is told come from such a table. Readers of formats that know further ends of lines, as YAML does,
/// give offsets, and no lines of their own.
package struct LineTable: Hashable, Sendable {
  /// The offsets in characters at which lines begin, ascending; never empty.
  package let characterStarts: [Int32]
  private let byteStarts: [Int32]

  /// The lines of a text, which need not be valid UTF-8: what begins no character belongs to the one before.
  package init(utf8 text: [UInt8]) {
    var (bytes, characters): ([Int32], [Int32]) = ([0], [0])
    var character: Int32 = 0
    text.withUnsafeBufferPointer { text in
      for (index, byte) in text.enumerated() {
        if byte & 0xC0 != 0x80 { character &+= 1 }
        guard LineTable.endsLine(byte, before: index + 1 < text.count ? text[index + 1] : nil) else {
          continue
        }
        bytes.append(Int32(clamping: index + 1))
        characters.append(character)
      }
    }
    (byteStarts, characterStarts) = (bytes, characters)
  }

  /// Whether a byte is the last one of a line, before another byte or the end of the text.
  package static func endsLine(_ byte: UInt8, before next: UInt8?) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")
  }

  /// The number of lines; behind a line end at the end of the text one begins that is empty.
  package var count: Int { byteStarts.count }

  /// The offset in bytes at which a line begins, counted from 0.
  package func byteStart(of line: Int) -> Int { Int(byteStarts[line]) }

  /// The offset in characters at which a line begins, counted from 0.
  package func characterStart(of line: Int) -> Int { Int(characterStarts[line]) }

  /// The bytes of a line of the text that the table was made of, without what ends it.
  package func content(of line: Int, in text: [UInt8]) -> Range<Int> {
    let start = byteStart(of: line)
    guard line + 1 < count else { return start..<max(start, text.count) }
    var end = byteStart(of: line + 1) - 1
    if end > start, text[end] == UInt8(ascii: "\n"), text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The line, counted from 0, that the byte at an offset stands in.
  package func line(ofByte offset: Int) -> Int { LineTable.line(of: offset, in: byteStarts) }

  /// The line, counted from 0, that the character at an offset stands in.
  package func line(ofCharacter offset: Int) -> Int { LineTable.line(of: offset, in: characterStarts) }

  /// The last line that begins at an offset or before it, found by halving; 0 where there is none.
  package static func line(of offset: Int, in starts: [Int32]) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension SourceLocation {
  /// The place of a byte in a text, which need not be valid UTF-8.
  package init(file: String, byte offset: Int, of text: [UInt8]) {
    let lines = LineTable(utf8: text)
    let place = min(max(0, offset), text.count)
    let line = lines.line(ofByte: place)
    let column = text[lines.byteStart(of: line)..<place].count { $0 & 0xC0 != 0x80 }
    self.init(file: file, line: line + 1, column: column + 1)
  }
}
