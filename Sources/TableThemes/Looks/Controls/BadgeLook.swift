import TableModel

/// A number or word in a rounded shape.
public struct BadgeLook: Hashable, Sendable {
  /// The height in points.
  public var height: Double
  /// The least width in points; `nil` for the height.
  public var minimumWidth: Double?
  /// The space on both sides of the text, in points.
  public var padding: Double
  /// The paint behind the text.
  public var shape: ShapeLook
  /// The letters in the badge.
  public var text: TextLook
  /// The opacity of a badge that is disabled.
  public var disabledOpacity: Double = 0.5
}
