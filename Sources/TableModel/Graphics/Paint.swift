/// What an outline is filled or stroked with; points are in the coordinates of the outline.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours that change along the line from one point to another.
  case linear(Gradient, from: Point, to: Point)
  /// Colours that change from a centre out to a radius in points.
  case radial(Gradient, center: Point, radius: Double)

  /// The paint with its points moved by the given distances.
  public func offset(x: Double, y: Double) -> Paint {
    switch self {
    case .color: self
    case .linear(let gradient, let from, let to):
      .linear(gradient, from: Point(from.x + x, from.y + y), to: Point(to.x + x, to.y + y))
    case .radial(let gradient, let center, let radius):
      .radial(gradient, center: Point(center.x + x, center.y + y), radius: radius)
    }
  }
}
