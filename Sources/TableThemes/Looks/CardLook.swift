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
  /// The radius of all corners of a selected row's background, in points; `nil` for those of its card.
  public var selectionRadius: Double?
}
