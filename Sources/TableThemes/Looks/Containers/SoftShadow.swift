import TableModel

/// A shadow that fades outwards from a shape.
package struct SoftShadow: Hashable, Sendable {
  /// The colour at the shape's edge.
  package var color: Color
  /// The distance in points at which nothing of it is left.
  package var radius: Double
  /// How far the shadow lies below the shape, in points.
  package var dy: Double

  /// A shadow of a colour.
  package init(_ color: Color, radius: Double, dy: Double) {
    self.color = color
    self.radius = radius
    self.dy = dy
  }
}
