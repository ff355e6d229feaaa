import TableModel

/// A drop that stretches downwards as a table is pulled.
public struct RefreshDropLook: Hashable, Sendable {
  /// The colour of the drop.
  public var color: ControlColor
  /// The colour of the drop's outline, over its own colour.
  public var outline: Color
  /// The width of the drop's outline, in points.
  public var outlineWidth: Double
  /// The light over the drop's upper half, from its top down.
  public var gloss: Gradient
  /// The radius of the drop at rest, in points.
  public var radius: Double
  /// The radius of the upper end when stretched most, in points.
  public var stretchedTopRadius: Double
  /// The radius of the lower end when stretched most, in points.
  public var stretchedBottomRadius: Double
  /// The arrow in the drop's upper end.
  public var arrow: RefreshArrowLook
}
