import TableModel

/// Upright stripes that repeat across a table.
public struct Pinstripe: Hashable, Sendable {
  /// One stripe of the period.
  public struct Stripe: Hashable, Sendable {
    /// The left edge in points from the start of the period.
    public var x: Double
    /// The width in points.
    public var width: Double
    /// The colours from the top of the table to its end.
    public var gradient: Gradient

    /// A stripe of a width from a place on, both in points, in colours from top to bottom.
    init(x: Double, width: Double, _ gradient: Gradient) {
      self.x = x
      self.width = width
      self.gradient = gradient
    }
  }

  /// The distance in points after which the stripes repeat.
  public var period: Double
  /// The colours of the background between the stripes, from the top of the table to its end.
  public var background: Gradient
  /// The stripes of one period; one may reach into the next.
  public var stripes: [Stripe]
}
