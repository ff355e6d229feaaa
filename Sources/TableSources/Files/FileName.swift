/// A name as the file system has it, which need not be text.
package struct FileName: Sendable {
  private let bytes: [UInt8]

  /// The name that ends before the first zero byte.
  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  /// The name as text; `nil` where it is not valid UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The name for people to read, with a sign in place of what is not UTF-8.
  package var shown: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the name is one that listings leave out.
  package var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// Whether the name comes before another in the order of their bytes.
  package func precedes(_ other: FileName) -> Bool { bytes.lexicographicallyPrecedes(other.bytes) }
}
