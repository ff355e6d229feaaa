import TableModel

/// The lines of a source.
struct SourceLines {
  /// The lines without their ends, in their order.
  let all: [String]
  /// Whether a comment for the linter may be among them.
  let mentionDirectives: Bool

  init(_ bytes: [UInt8]) {
    all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
    mentionDirectives = SourceLines.mention(Array("tablemock:".utf8), in: bytes)
  }

  /// Whether bytes stand among others, one behind the other.
  private static func mention(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    return bytes[...(bytes.count - word.count)].indices.contains { start in
      bytes[start] == first && bytes[start..<start + word.count].elementsEqual(word)
    }
  }

  /// The line of a number, counted from 1.
  subscript(_ number: Int) -> String? {
    all.indices.contains(number - 1) ? all[number - 1] : nil
  }
}
