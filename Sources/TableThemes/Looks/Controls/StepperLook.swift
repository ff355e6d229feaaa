import TableModel

/// A stepper: a minus and a plus side by side.
public struct StepperLook: Hashable, Sendable {
  /// The size in points.
  public var size: Size
  /// The paint of both sides together.
  public var shape: ShapeLook
  /// The line between the sides, from top to bottom.
  public var divider: ShapeLook.Fill
  /// How far that line stands right of the middle, in points; negative where it stands left of it.
  public var dividerShift: Double = 0
  /// The space above and below that line, in points.
  public var dividerInset: Double = 0
  /// The length of the icons' strokes, in points.
  public var iconLength: Double
  /// The width of the icons' strokes, in points.
  public var iconLineWidth: Double
  /// The colour of the icons.
  public var iconColor: ControlColor
  /// The colour of the first point of the icons; `nil` for that of the rest.
  public var iconTopColor: Color?
  /// The colour of the icon of a side that cannot go on.
  public var disabledIconColor: Color
  /// A copy of the icons behind them.
  public var iconShadow: TextShadow?
  /// The opacity of a stepper that cannot be used.
  public var disabledOpacity: Double = 0.5
}
