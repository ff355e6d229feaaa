/// The columns of the value2 style, in points from the content's left edge.
public struct Value2Look: Hashable, Sendable {
  /// The width of the first column, whose text ends at its right edge.
  public var textWidth: Double
  /// The space between the columns.
  public var gap: Double
}
