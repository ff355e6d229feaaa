/// A change of a source's text.
public struct LintEdit: Hashable, Sendable {
  /// A place in a text: line and column in characters, both counted from 1.
  public struct Place: Hashable, Sendable, Comparable {
    /// The line that the place is in.
    public var line: Int
    /// The number of the character in its line.
    public var column: Int

    /// Whether a place comes before another.
    public static func < (one: Place, other: Place) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  /// A stretch of the text and what stands there instead.
  public struct Replacement: Hashable, Sendable {
    /// Where the stretch begins.
    public var start: Place
    /// Where it ends, the character at that place not counted.
    public var end: Place
    /// What stands there instead.
    public var text: String
  }

  /// The stretches in the order of the text; none overlaps another.
  public var replacements: [Replacement]
}
