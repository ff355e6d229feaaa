import TableModel

/// What text fields with a border have around their text.
package struct TextFieldBorders: Hashable, Sendable {
  /// The box with rounded corners.
  package var roundedRect: ShapeLook
  /// The box that looks sunken.
  package var bezel: ShapeLook
  /// The border of the line style, a thin line all around.
  package var line: ShapeLook
  /// The distance between a border and the text at its sides, in points.
  package var padding: Double = 7
  /// The same distance from the border of the line style; `nil` for that of the others.
  package var linePadding: Double?

  /// The distance in points between the border of a style and the text.
  package func padding(of style: TextFieldBorderStyle) -> Double {
    style == .line ? linePadding ?? padding : padding
  }

  /// The border of a style; `nil` where there is none.
  package func shape(of style: TextFieldBorderStyle) -> ShapeLook? {
    switch style {
    case .none: nil
    case .line: line
    case .bezel: bezel
    case .roundedRect: roundedRect
    }
  }
}
