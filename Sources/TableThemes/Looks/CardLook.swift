import TableModel

/// Cards that the rows of a section stand on.
public struct CardLook: Hashable, Sendable {
  /// The space on both sides of a card by the width of the table, in points.
  public var margin: ByWidth
  /// The radius of the corners, in points; the curve is continuous and begins further out than a circle's would.
  public var cornerRadius: Double
  /// The colour of the rows.
  public var fill: Color
  /// The lines between rows; the last row of a card has none.
  public var separator: SeparatorLook

  /// The look of the cards of a table.
  public init(margin: ByWidth, cornerRadius: Double, fill: Color, separator: SeparatorLook) {
    self.margin = margin
    self.cornerRadius = cornerRadius
    self.fill = fill
    self.separator = separator
  }
}
