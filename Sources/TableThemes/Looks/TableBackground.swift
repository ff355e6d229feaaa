import TableModel

/// What lies behind the rows of a table.
public enum TableBackground: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Upright stripes.
  case pinstripe(ByScale<Pinstripe>)
}
