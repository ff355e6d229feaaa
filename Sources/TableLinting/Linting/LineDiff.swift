/// What a change makes of a text, as a unified diff, whose lines end with line feeds alone, as programs that take one count
/// them.
struct LineDiff {
  /// Lines that go and what comes instead, by the bytes of both texts.
  private struct Block {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  private let old: [ArraySlice<UInt8>]
  private let blocks: [Block]
  private let name: String

  /// How many lines around a change are shown.
  private static let context = 3

  init(_ bytes: [UInt8], _ edit: LintEdit, named name: String) {
    let lines = LineDiff.lines(bytes[...])
    let starts = lines.map(\.startIndex)
    let line = { (byte: Int) -> Int in
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= byte { low = middle } else { high = middle }
      }
      return low
    }
    var groups: [(lines: Range<Int>, replacements: [LintEdit.Replacement])] = []
    for replacement in edit.replacements where !lines.isEmpty {
      let touched = line(replacement.bytes.lowerBound)..<line(replacement.bytes.upperBound) + 1
      if let last = groups.last?.lines, touched.lowerBound <= last.upperBound {
        groups[groups.count - 1].lines = last.lowerBound..<max(last.upperBound, touched.upperBound)
        groups[groups.count - 1].replacements.append(replacement)
      } else {
        groups.append((touched, [replacement]))
      }
    }
    blocks = groups.map { LineDiff.block(bytes, $0.replacements, $0.lines, of: lines) }
    (self.old, self.name) = (lines, name)
  }

  /// The lines of a text, each with its line feed.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// What becomes of a stretch of lines, without those at both ends that stay as they are.
  private static func block(
    _ bytes: [UInt8], _ replacements: [LintEdit.Replacement], _ stretch: Range<Int>,
    of lines: [ArraySlice<UInt8>]
  ) -> Block {
    var changed: [UInt8] = []
    var start = lines[stretch.lowerBound].startIndex
    for replacement in replacements {
      changed += bytes[start..<replacement.bytes.lowerBound]
      changed += replacement.text.utf8
      start = replacement.bytes.upperBound
    }
    changed += bytes[start..<max(start, lines[stretch.upperBound - 1].endIndex)]
    var (old, new) = (stretch, LineDiff.lines(changed[...])[...])
    while !old.isEmpty, let first = new.first, first == lines[old.lowerBound] {
      old = old.lowerBound + 1..<old.upperBound
      new.removeFirst()
    }
    while !old.isEmpty, let last = new.last, last == lines[old.upperBound - 1] {
      old = old.lowerBound..<old.upperBound - 1
      new.removeLast()
    }
    return Block(old: old, new: Array(new))
  }

  /// The diff; empty where nothing differs.
  var text: String {
    guard !blocks.isEmpty else { return "" }
    var bytes = Array("--- \(name)\n+++ \(name)\n".utf8)
    var index = 0
    // How many lines further down the new text is.
    var shift = 0
    while index < blocks.count {
      var end = index + 1
      while end < blocks.count,
        blocks[end].old.lowerBound - blocks[end - 1].old.upperBound <= 2 * LineDiff.context
      { end += 1 }
      add(blocks[index..<end], &shift, to: &bytes)
      index = end
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func add(_ blocks: ArraySlice<Block>, _ shift: inout Int, to bytes: inout [UInt8]) {
    guard let first = blocks.first, let last = blocks.last else { return }
    let start = max(0, first.old.lowerBound - LineDiff.context)
    let end = min(old.count, last.old.upperBound + LineDiff.context)
    let change = blocks.reduce(0) { $0 + $1.new.count - $1.old.count }
    let count = end - start
    let (oldStart, newStart) = (count > 0 ? start + 1 : start, count + change > 0 ? start + 1 : start)
    bytes += "@@ -\(oldStart),\(count) +\(newStart + shift),\(count + change) @@\n".utf8
    var place = start
    for block in blocks {
      for line in old[place..<block.old.lowerBound] { LineDiff.add(line, " ", to: &bytes) }
      for line in old[block.old] { LineDiff.add(line, "-", to: &bytes) }
      for line in block.new { LineDiff.add(line, "+", to: &bytes) }
      place = block.old.upperBound
    }
    for line in old[place..<end] { LineDiff.add(line, " ", to: &bytes) }
    shift += change
  }

  private static func add(_ line: ArraySlice<UInt8>, _ sign: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: sign))
    bytes += line
    if line.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
  }
}

/// A change of a source's text.
public struct LintEdit: Hashable, Sendable {
  /// A place in a text: line and column in characters, both counted from 1.
  public struct Place: Hashable, Sendable {
    /// The line that the place is in.
    public var line: Int
    /// The number of the character in its line.
    public var column: Int
  }

  /// A stretch of the text and what stands there instead.
  public struct Replacement: Hashable, Sendable {
    /// The bytes of the file.
    public var bytes: Range<Int>
    /// Where the stretch begins.
    public var start: Place
    /// Where it ends, the character at that place not counted.
    public var end: Place
    /// What stands there instead.
    public var text: String
  }

  /// The stretches in the order of the text; none overlaps another.
  public var replacements: [Replacement]

  /// The bytes of a file after the change.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var changed: [UInt8] = []
    changed.reserveCapacity(bytes.count)
    var start = 0
    for replacement in replacements {
      changed += bytes[start..<replacement.bytes.lowerBound]
      changed += replacement.text.utf8
      start = replacement.bytes.upperBound
    }
    return changed + bytes[start...]
  }
}
