/// A text that is told from others by its bytes.
///
/// Words have quotation marks and arrows, so that Swift would put each of them into Unicode's normal form to find its
/// hash, which takes several times as long as to go by the bytes.
struct TextBytes: Hashable {
  private let bytes: [UInt8]

  /// The bytes of a text.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
