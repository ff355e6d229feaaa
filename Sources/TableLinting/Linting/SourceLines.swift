import TableModel
import TableSources

/// The lines of a source, as findings show them and are known again by them.
struct SourceLines {
  /// Whether a comment for the linter may be among them.
  let mentionDirectives: Bool
  private let bytes: [UInt8]
  private let lines: LineTable

  /// Lines longer than this many bytes are not shown.
  private static let longestShownLine = 1 << 16
  /// Lines longer than this many bytes are known again by their digest.
  private static let longestKeyLine = 1 << 12

  init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    lines = LineTable(utf8: self.bytes)
    mentionDirectives = SourceLines.mention(Array("tablemock:".utf8), in: bytes)
  }

  /// Whether bytes stand among others, one behind the other.
  private static func mention(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    return bytes[...(bytes.count - word.count)].indices.contains { start in
      bytes[start] == first && bytes[start..<start + word.count].elementsEqual(word)
    }
  }

  /// The lines without their ends, in their order.
  var all: [String] { (0..<lines.count).map { String(decoding: content(of: $0), as: UTF8.self) } }

  /// What the line of a number, counted from 1, shows around a column; `nil` where it is too long to be shown.
  func window(ofLine number: Int, around column: Int) -> SourceWindow? {
    guard (1...lines.count).contains(number) else { return nil }
    let line = content(of: number - 1)
    return line.count <= SourceLines.longestShownLine ? SourceWindow(line, around: column) : nil
  }

  /// What a line of a number, counted from 1, is known again by: its words, or the digest of a long one.
  func words(ofLine number: Int) -> String? {
    guard (1...lines.count).contains(number) else { return nil }
    let line = content(of: number - 1)
    guard line.count <= SourceLines.longestKeyLine else { return Fingerprint.of(Array(line)) }
    let text = String(decoding: line, as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func content(of line: Int) -> ArraySlice<UInt8> { bytes[lines.content(of: line, in: bytes)] }
}
