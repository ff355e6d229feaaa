import TableModel

/// The battery in the status bar: an outline with the charge in it, and a pole at its right.
public struct BatteryLook: Hashable, Sendable {
  /// The size without the pole, in points; all icons of the bar are as high.
  public var size: Size
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// The width of the outline, in points.
  public var outlineWidth: Double
  /// The opacity of the outline and of the pole, 0…1.
  public var outlineOpacity: Double
  /// The distance of the charge from the outer edges, in points.
  public var chargeInset: Double
  /// The space between the outline and the pole, in points.
  public var poleGap: Double
  /// The size of the pole, in parts of the battery's height.
  public var pole: Size
}
