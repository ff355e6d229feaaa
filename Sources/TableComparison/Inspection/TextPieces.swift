import TableModel

/// A long text on its way out, of which only the last piece is in memory.
struct TextPieces {
  /// The bytes from which on a piece is handed over.
  static let length = 1 << 16

  /// What was not handed over yet.
  var text: String

  /// A text that begins with something.
  init(_ text: String = "") {
    self.text = text
  }

  /// Hands over what there is, once it is long enough; to be called where a piece may end.
  mutating func put<Failure: Error>(to put: (String) throws(Failure) -> Void) throws(Failure) {
    guard text.utf8.count >= TextPieces.length else { return }
    try finish(put)
  }

  /// Hands over what is left.
  mutating func finish<Failure: Error>(_ put: (String) throws(Failure) -> Void) throws(Failure) {
    try put(text)
    text.removeAll(keepingCapacity: true)
  }
}

extension JSONLine {
  /// Hands over what is written so far, once it is long enough.
  mutating func putPiece<Failure: Error>(to put: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    guard count >= TextPieces.length else { return }
    try put(bytes)
    removeAll()
  }
}
