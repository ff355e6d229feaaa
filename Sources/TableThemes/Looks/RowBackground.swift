import TableModel

/// What the rows of a table stand on, and how the lines between them are drawn.
public enum RowBackground: Hashable, Sendable {
  /// A sheet from edge to edge.
  case sheet(SheetLook)
  /// A card with rounded corners for each section, away from the table's edges.
  case card(CardLook)
  /// A box with rounded corners around each section, by the table's separator style.
  case box(etched: BoxLook, single: BoxLook)
}
