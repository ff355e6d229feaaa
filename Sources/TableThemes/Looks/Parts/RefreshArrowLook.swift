import TableModel

/// The arrow in a drop, which runs clockwise around a part of a circle.
public struct RefreshArrowLook: Hashable, Sendable {
  /// The colour of the arrow.
  public var color: Color
  /// The radius of its circle at rest, in points; it shrinks with the drop's upper end.
  public var radius: Double
  /// The width of its line at rest, in points; it shrinks likewise.
  public var lineWidth: Double
  /// The angle at which the line begins, in radians clockwise from the right.
  public var start: Double
  /// The angle at which the line ends and the head begins, in radians clockwise from the right.
  public var end: Double
  /// How far the head reaches back over the line, in radians.
  public var headOverlap: Double
  /// The distance of the head's corners from the line's middle, in widths of the line.
  public var headReach: Double
  /// The length of the head, in widths of the line.
  public var headLength: Double
}
