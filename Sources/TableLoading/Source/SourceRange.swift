/// A stretch of a source text, in characters from its beginning.
struct SourceRange: Hashable, Sendable {
  /// The offset of the first character.
  var start: Int
  /// The offset behind the last character.
  var end: Int

  /// Whether another range lies wholly in this one.
  func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// The place of the range's first character.
  var beginning: SourceRange { SourceRange(start: start, end: start) }
}
