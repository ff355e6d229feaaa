/// A stretch of a source text, in characters from its beginning.
struct SourceRange: Hashable, Sendable {
  /// The offset of the first character.
  var start: Int
  /// The offset behind the last character.
  var end: Int

  /// The place of the range's first character.
  var beginning: SourceRange { SourceRange(start: start, end: start) }
}
