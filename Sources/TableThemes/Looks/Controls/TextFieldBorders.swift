import TableModel

/// What text fields with a border have around their text.
public struct TextFieldBorders: Hashable, Sendable {
  /// The box with rounded corners.
  public var roundedRect: ShapeLook
  /// The box that looks sunken.
  public var bezel: ShapeLook
  /// The border of the line style, a thin line all around.
  public var line: ShapeLook
  /// The distance between a border and the text at its sides, in points.
  public var padding: Double = 7
  /// The same distance from the border of the line style; `nil` for that of the others.
  public var linePadding: Double?

  /// The distance in points between the border of a style and the text.
  public func padding(of style: TextFieldBorderStyle) -> Double {
    style == .line ? linePadding ?? padding : padding
  }

  /// The border of a style; `nil` where there is none.
  public func shape(of style: TextFieldBorderStyle) -> ShapeLook? {
    switch style {
    case .none: nil
    case .line: line
    case .bezel: bezel
    case .roundedRect: roundedRect
    }
  }
}
