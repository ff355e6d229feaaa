import TableModel

/// Rows that run from one edge of the table to the other.
public struct SheetLook: Hashable, Sendable {
  /// The space on both sides of the rows by the width of the table, in points.
  public var margin: ByWidth = ByWidth(0)
  /// The colour of the rows.
  public var fill: Color
  /// Whether rows without a colour show the colour that the table was given.
  public var showsTableBackground: Bool = false
  /// The lines between rows.
  public var separator: SeparatorLook
  /// Whether a section's outer edges have lines of the full width, as groups have.
  public var framesSections: Bool
  /// Whether the last row of a section has a line below it.
  public var endsWithLine: Bool = true
  /// Whether that line is there where the next section begins with a header.
  public var endsWithLineBeforeHeader: Bool = true
  /// Whether a selection lies over all of a row, the place of the line below it included.
  public var selectionReachesLine: Bool
}
