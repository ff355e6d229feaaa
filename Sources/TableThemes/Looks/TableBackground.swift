import TableModel

/// What lies behind the rows of a table.
public enum TableBackground: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours from the top of the table to its end.
  case gradient(Gradient)
  /// Upright stripes, by the pixels of the screen.
  case pinstripe(ByScale<Pinstripe>)
}
