/// The arrow of a popover, described as it points upwards.
public struct PopoverArrowLook: Hashable, Sendable {
  /// The width along the box's edge, in points.
  public var width: Double
  /// The height of the tip over the box's edge, in points.
  public var height: Double
  /// The length in points over which the box's edge bends into the arrow on each side; 0 for a sharp corner.
  public var flare: Double
  /// The height in points of the rounded part of the tip; 0 for a sharp one.
  public var tipRounding: Double
}
