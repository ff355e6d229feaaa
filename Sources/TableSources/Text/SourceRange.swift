/// A stretch of a source text, in characters from its beginning.
package struct SourceRange: Hashable, Sendable {
  /// The offset of the first character.
  package var start: Int
  /// The offset behind the last character.
  package var end: Int

  /// The characters from `start` up to `end`.
  package init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// Whether another range lies wholly in this one.
  package func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// The place of the range's first character.
  package var beginning: SourceRange { SourceRange(start: start, end: start) }
}
