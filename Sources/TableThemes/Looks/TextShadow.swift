import TableModel

/// A sharp copy of a label's letters drawn behind them.
public struct TextShadow: Hashable, Sendable {
  /// The colour of the copy.
  public var color: Color
  /// How far the copy lies to the right, in points.
  public var dx: Double
  /// How far the copy lies below, in points.
  public var dy: Double

  /// A copy in a colour, moved by so many points.
  package init(_ color: Color, dx: Double = 0, dy: Double) {
    self.color = color
    self.dx = dx
    self.dy = dy
  }
}
