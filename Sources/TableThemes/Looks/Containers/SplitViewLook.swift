import TableModel

/// Two tables side by side.
public struct SplitViewLook: Hashable, Sendable {
  /// The width of the left side, in points.
  public var masterWidth: Double
  /// The colour behind both sides, which the line between them shows.
  public var dividerColor: Color
  /// The thickness of the line between the sides.
  public var dividerThickness: Thickness
  /// The radius of the outer corners of both sides, in points.
  public var cornerRadius: Double
  /// The radius of the corners beside the line between the sides, in points; `nil` where it is that of the others.
  public var innerCornerRadius: Double?
  /// The colour that lies over the right side while the left one covers a part of it; `nil` where none does.
  public var overlayDimming: Color?
  /// The shadow to the right of a left side that covers a part of the right one, from its edge outwards.
  public var overlayShadow: Gradient
  /// The width of that shadow, in points.
  public var overlayShadowWidth: Double
  /// The left side as a sheet that floats; `nil` where both sides fill the screen.
  public var sidebar: SidebarLook?
}
