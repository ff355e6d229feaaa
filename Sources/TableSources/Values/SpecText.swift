/// The text of a file of values, read without asking what the values mean.
package struct SpecText {
  /// The text.
  package let source: SourceText
  /// The values, as far as they can be read.
  package let tree: SpecTree
  /// Whether all of the file can be read.
  package let isSound: Bool
  /// The bytes of the file before those of the text: a byte-order mark, or none.
  package let lead: Int
  private let positions: CharacterPositions

  /// The text of a file; `nil` where its bytes are none.
  package init?(_ bytes: [UInt8], named name: String) {
    let (source, problems) = SourceScanner.scan(bytes, named: name)
    guard problems.isEmpty else { return nil }
    let limits = LoadingLimits()
    let report = FindingReport(on: source, limit: limits.findings)
    tree = SpecTreeBuilder.build(from: source, limits: limits, report: report)
    isSound = !report.hasErrors
    self.source = source
    lead = bytes.count - source.bytes.count
    positions = CharacterPositions(in: source.bytes)
  }

  /// The bytes of the text, without a byte-order mark, that some characters are.
  package func bytes(of range: SourceRange) -> Range<Int> {
    let start = positions.byte(atCharacter: range.start)
    return start..<max(start, positions.byte(atCharacter: range.end))
  }

  /// The offset in characters of a byte of the text.
  package func character(atByte offset: Int) -> Int { positions.character(atByte: offset) }
}

extension SpecNode {
  /// Where the value is written, or the alias for it.
  package var writtenRange: SourceRange { alias ?? range }
}

extension [UInt8] {
  /// How many bytes the end of a line has that stands at an index, by YAML’s count of them; 0 where none stands there.
  package func lengthOfYAMLBreak(at index: Int) -> Int {
    guard indices.contains(index) else { return 0 }
    let next = { (distance: Int) -> UInt8? in
      self.indices.contains(index + distance) ? self[index + distance] : nil
    }
    switch self[index] {
    case 0x0A: return 1
    case 0x0D: return next(1) == 0x0A ? 2 : 1
    case 0xC2: return next(1) == 0x85 ? 2 : 0
    case 0xE2: return next(1) == 0x80 && (next(2) == 0xA8 || next(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }

  /// The bytes of the line around an index, by YAML’s count of lines, without what ends it, and with that.
  package func yamlLine(around index: Int) -> (content: Range<Int>, whole: Range<Int>) {
    var start = Swift.min(index, count)
    while start > 0, lengthOfYAMLBreak(before: start) == 0 { start -= 1 }
    var end = Swift.min(index, count)
    while end < count, lengthOfYAMLBreak(at: end) == 0 { end += 1 }
    return (start..<end, start..<end + lengthOfYAMLBreak(at: end))
  }

  /// The same of the end of a line that stands before an index.
  package func lengthOfYAMLBreak(before index: Int) -> Int {
    [2, 3, 1].first { lengthOfYAMLBreak(at: index - $0) == $0 } ?? 0
  }
}
