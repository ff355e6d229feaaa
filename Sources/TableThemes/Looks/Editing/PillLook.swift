import TableModel

/// A glossy button over the right end of a row.
public struct PillLook: Hashable, Sendable {
  /// The letters of the title.
  public var text: TextLook
  /// The height, in points.
  public var height: Double
  /// The space on both sides of the title together, in points.
  public var padding: Double
  /// The space after the button, in points.
  public var trailing: Double
  /// The space between the labels and the button, in points.
  public var contentGap: Double
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// The colours of the outline of one point, from top to bottom.
  public var border: Gradient
  /// The colours inside it, from top to bottom.
  public var fill: Gradient
}
