import TableModel

/// A shadow that fades outwards from a shape.
public struct SoftShadow: Hashable, Sendable {
  /// The colour at the shape's edge.
  public var color: Color
  /// The distance in points at which nothing of it is left.
  public var radius: Double
  /// How far the shadow lies below the shape, in points.
  public var dy: Double

  /// A shadow of a colour.
  package init(_ color: Color, radius: Double, dy: Double) {
    self.color = color
    self.radius = radius
    self.dy = dy
  }
}
