import TableModel

/// A button of the system's type.
public struct ButtonLook: Hashable, Sendable {
  /// The height in points of a button without a frame.
  public var height: Double
  /// The space on both sides of the title, in points.
  public var padding: Double
  /// The paint behind the title.
  public var shape: ShapeLook
  /// The letters of the title.
  public var text: TextLook
  /// The colour of the title.
  public var textColor: ControlColor
  /// The colour of the title of a button that cannot be used.
  public var disabledTextColor: Color
}
