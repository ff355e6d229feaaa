import TableModel

/// What lies behind the rows of a table.
public enum TableBackground: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Upright stripes, by the pixels of the screen.
  case pinstripe(ByScale<Pinstripe>)
}
