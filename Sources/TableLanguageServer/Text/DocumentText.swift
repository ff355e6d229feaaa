import TableModel
import TableSources

/// The text of an open document, in which places can be found in all units that are counted in.
struct DocumentText: Sendable {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The characters in UTF-8, with U+FFFD for halves of surrogate pairs.
  let bytes: [UInt8]
  /// Where lines begin.
  let lines: LineTable
  /// The halves of pairs that the client has in its document, by their offsets in bytes.
  let halves: [Int: SurrogateHalf]
  private let positions: CharacterPositions
  /// The characters before those that readers of sources count: 1 for a byte-order mark.
  private let lead: Int

  /// A text in UTF-8 that may have halves of pairs.
  init(_ text: [UInt8]) {
    (bytes, halves) = DocumentText.replacingHalves(text)
    lines = LineTable(utf8: bytes)
    positions = CharacterPositions(in: bytes)
    lead = bytes.starts(with: DocumentText.mark) ? 1 : 0
  }

  /// A text with U+FFFD, which takes as much room in all units, for each half.
  private static func replacingHalves(_ text: [UInt8]) -> ([UInt8], [Int: SurrogateHalf]) {
    var (bytes, halves) = (text, [Int: SurrogateHalf]())
    var index = text.firstIndex(of: 0xED)
    while let place = index {
      if let half = SurrogateHalf(at: place, in: text) {
        halves[place] = half
        bytes.replaceSubrange(place..<place + SurrogateHalf.length, with: "\u{FFFD}".utf8)
      }
      index = text[(place + 1)...].firstIndex(of: 0xED)
    }
    return (bytes, halves)
  }

  /// The number of bytes that the text takes, with what tells where its lines begin.
  var keptBytes: Int { bytes.count + lines.keptBytes }

  // MARK: Places

  /// The offset in bytes of a place; one outside of the text or of its line is brought to the nearest inside.
  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0, position.line < lines.count else {
      return position.line < 0 ? 0 : bytes.count
    }
    let line = lines.content(of: position.line, in: bytes)
    let wanted = max(0, position.character)
    switch encoding {
    case .utf8: return boundary(atOrBefore: line.lowerBound + min(wanted, line.count))
    case .utf16:
      let count = positions.unit(atByte: line.lowerBound) + wanted
      return positions.unit(atByte: line.upperBound) <= count
        ? line.upperBound : positions.byte(atUnit: count)
    }
  }

  /// The place of an offset in bytes.
  func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = lines.line(ofByte: offset)
    let content = lines.content(of: line, in: bytes)
    let end = min(offset, content.upperBound)
    let character =
      encoding == .utf8
      ? end - content.lowerBound : positions.unit(atByte: end) - positions.unit(atByte: content.lowerBound)
    return TextPosition(line: line, character: character)
  }

  /// A stretch of bytes.
  func range(_ bytes: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    TextRange(
      start: position(of: bytes.lowerBound, encoding), end: position(of: bytes.upperBound, encoding))
  }

  /// The stretch that readers of sources name by characters.
  func range(_ range: SourceRange, _ encoding: PositionEncoding) -> TextRange {
    let start = offset(ofScalar: range.start)
    return self.range(start..<max(start, offset(ofScalar: range.end)), encoding)
  }

  /// The stretch of some characters from a line and column on, both counted from 1.
  func range(line: Int, column: Int, length: Int, _ encoding: PositionEncoding) -> TextRange {
    let start = lines.characterStart(of: min(max(0, line - 1), lines.count - 1))
    let first = start + max(0, column - 1) - (line > 1 ? lead : 0)
    return range(SourceRange(start: first, end: first + max(0, length)), encoding)
  }

  /// The offset in characters, as readers of sources count them, of an offset in bytes.
  func scalar(at offset: Int) -> Int { max(0, positions.character(atByte: offset) - lead) }

  /// The offset in bytes of an offset in characters, as readers of sources count them.
  func offset(ofScalar scalar: Int) -> Int { positions.byte(atCharacter: max(0, scalar) + lead) }

  /// What tells a line from others that say something else, as long as the program runs.
  func hash(ofLine line: Int) -> Int {
    guard line >= 0, line < lines.count else { return 0 }
    var hasher = Hasher()
    // Of a line of megabytes, on which there may be a thousand findings, some must do.
    for byte in bytes[lines.content(of: line, in: bytes)].prefix(DocumentText.mostHashed) {
      hasher.combine(byte)
    }
    hasher.combine(lines.content(of: line, in: bytes).count)
    return hasher.finalize()
  }

  private static let mostHashed = 1 << 12

  private func boundary(atOrBefore offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
