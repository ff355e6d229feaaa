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
    mentionDirectives = all.contains { $0.contains("tablemock:") }
  }

  /// The line of a number, counted from 1.
  subscript(_ number: Int) -> String? {
    all.indices.contains(number - 1) ? all[number - 1] : nil
  }
}
