import TableModel

/// A stepper: a minus and a plus side by side.
public struct StepperLook: Hashable, Sendable {
  /// The size in points.
  public var size: Size
  /// The paint of both sides together.
  public var shape: ShapeLook
  /// The line between the sides, from top to bottom.
  public var divider: ShapeLook.Fill
  /// The space above and below that line, in points.
  public var dividerInset: Double = 0
  /// The length of the signs' strokes, in points.
  public var signLength: Double
  /// The width of the signs' strokes, in points.
  public var signWidth: Double
  /// The colour of the signs.
  public var signColor: ControlColor
  /// The colour of the sign of a side that cannot go on.
  public var disabledSignColor: Color
  /// A copy of the signs behind them.
  public var signShadow: TextShadow?
  /// The opacity of a stepper that cannot be used.
  public var disabledOpacity: Double = 0.5
}
