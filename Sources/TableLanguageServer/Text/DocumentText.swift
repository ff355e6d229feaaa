import TableSources

/// The text of an open document, in which places can be found in all units that are counted in.
///
/// How many characters and units of UTF-16 stand before every 256th byte is kept, so that no place takes longer to be
/// found than any other, however long its line is.
struct DocumentText: Sendable {
  /// The distance of places at which counts are kept, in bytes.
  private static let stride = 256
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The characters in UTF-8.
  let bytes: [UInt8]
  /// The offsets in bytes at which lines begin; never empty.
  let lineStarts: [Int]
  private let scalarCounts: [Int]
  private let unitCounts: [Int]
  /// The characters before those that readers of sources count: 1 for a byte-order mark.
  private let lead: Int

  /// A text of valid UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var (lines, scalars, units) = ([0], [Int](), [Int]())
    scalars.reserveCapacity(bytes.count / DocumentText.stride + 1)
    units.reserveCapacity(bytes.count / DocumentText.stride + 1)
    var (scalarCount, unitCount) = (0, 0)
    bytes.withUnsafeBufferPointer { buffer in
      for (index, byte) in buffer.enumerated() {
        if index % DocumentText.stride == 0 {
          scalars.append(scalarCount)
          units.append(unitCount)
        }
        if byte & 0xC0 != 0x80 {
          scalarCount += 1
          unitCount += byte >= 0xF0 ? 2 : 1
        }
        let isReturn = byte == UInt8(ascii: "\r")
        guard byte == UInt8(ascii: "\n") || isReturn else { continue }
        if isReturn, index + 1 < buffer.count, buffer[index + 1] == UInt8(ascii: "\n") { continue }
        lines.append(index + 1)
      }
    }
    (lineStarts, scalarCounts, unitCounts) = (lines, scalars, units)
    lead = bytes.starts(with: DocumentText.mark) ? 1 : 0
  }

  /// The text with a stretch replaced; ends outside of the text are taken for its nearest place.
  func replacing(_ range: TextRange, with text: String, _ encoding: PositionEncoding) -> DocumentText {
    let start = offset(of: range.start, encoding)
    let end = max(start, offset(of: range.end, encoding))
    var changed = bytes
    changed.replaceSubrange(start..<end, with: text.utf8)
    return DocumentText(changed)
  }

  // MARK: Places

  /// The offset in bytes of a place; one outside of the text or of its line is brought to the nearest inside.
  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0, position.line < lineStarts.count else {
      return position.line < 0 ? 0 : bytes.count
    }
    let (start, end) = (lineStarts[position.line], lineEnd(position.line))
    let wanted = max(0, position.character)
    switch encoding {
    case .utf8: return boundary(atOrBefore: min(end, start + min(wanted, end - start)))
    case .utf16:
      let count = units(before: start) + wanted
      return units(before: end) <= count ? end : offset(ofUnit: count)
    }
  }

  /// The place of an offset in bytes.
  func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = line(of: offset)
    let start = lineStarts[line]
    let end = min(offset, lineEnd(line))
    let character = encoding == .utf8 ? end - start : units(before: end) - units(before: start)
    return TextPosition(line: line, character: character)
  }

  /// The stretch that readers of sources name by characters.
  func range(_ range: SourceRange, _ encoding: PositionEncoding) -> TextRange {
    let start = position(of: offset(ofScalar: range.start), encoding)
    return TextRange(
      start: start, end: max(start, position(of: offset(ofScalar: max(range.start, range.end)), encoding)))
  }

  /// The stretch of some characters from a line and column on, both counted from 1.
  func range(line: Int, column: Int, length: Int, _ encoding: PositionEncoding) -> TextRange {
    let start = lineStarts[min(max(0, line - 1), lineStarts.count - 1)]
    let first = scalars(before: start) + max(0, column - 1) - (line > 1 ? lead : 0)
    return self.range(SourceRange(start: first, end: first + max(0, length)), encoding)
  }

  /// The offset in characters, as readers of sources count them, of an offset in bytes.
  func scalar(at offset: Int) -> Int { max(0, scalars(before: min(offset, bytes.count)) - lead) }

  /// The offset in bytes of an offset in characters, as readers of sources count them.
  func offset(ofScalar scalar: Int) -> Int {
    offset(counting: max(0, scalar) + lead, in: scalarCounts) { $0 & 0xC0 != 0x80 ? 1 : 0 }
  }

  /// The number of the line, counted from 0, that an offset in bytes stands in.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The text of a line without its break; empty for a line that is not there.
  func text(ofLine line: Int) -> String {
    guard lineStarts.indices.contains(line) else { return "" }
    return String(decoding: bytes[lineStarts[line]..<lineEnd(line)], as: UTF8.self)
  }

  /// The offset of the break that ends a line, or of the end of the text.
  private func lineEnd(_ line: Int) -> Int {
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > lineStarts[line], bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return end
  }

  // MARK: Counting

  private func scalars(before offset: Int) -> Int {
    count(before: offset, from: scalarCounts) { $0 & 0xC0 != 0x80 ? 1 : 0 }
  }

  private func units(before offset: Int) -> Int {
    count(before: offset, from: unitCounts) { $0 & 0xC0 == 0x80 ? 0 : $0 >= 0xF0 ? 2 : 1 }
  }

  private func offset(ofUnit unit: Int) -> Int {
    offset(counting: unit, in: unitCounts) { $0 & 0xC0 == 0x80 ? 0 : $0 >= 0xF0 ? 2 : 1 }
  }

  private func count(before offset: Int, from counts: [Int], _ weight: (UInt8) -> Int) -> Int {
    guard !counts.isEmpty, offset > 0 else { return 0 }
    let block = min(offset / DocumentText.stride, counts.count - 1)
    return bytes[block * DocumentText.stride..<min(offset, bytes.count)]
      .reduce(counts[block]) { $0 + weight($1) }
  }

  /// The offset of the character before which so much has been counted, or the one that the count falls into.
  private func offset(counting wanted: Int, in counts: [Int], _ weight: (UInt8) -> Int) -> Int {
    guard !counts.isEmpty else { return 0 }
    var (low, high) = (0, counts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if counts[middle] <= wanted { low = middle } else { high = middle }
    }
    var count = counts[low]
    for index in low * DocumentText.stride..<bytes.count {
      let next = count + weight(bytes[index])
      if next > wanted { return index }
      count = next
    }
    return bytes.count
  }

  private func boundary(atOrBefore offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
