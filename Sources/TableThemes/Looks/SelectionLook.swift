import TableModel

/// What lies under the content of a selected row.
public struct SelectionLook: Hashable, Sendable {
  /// The colours from top to bottom.
  public var fill: Gradient
  /// The colour of the first point, under the upper line of a section's first row.
  public var firstLine: Color?
  /// Whether the lines above and below the row vanish while the row is selected.
  public var hidesSeparator: Bool = false
  /// The colour of letters without a highlighted colour; `nil` leaves them as they are.
  public var textColor: Color?
  /// Whether such letters, and images that are templates, take the tint instead.
  public var tintsText: Bool = false
}
