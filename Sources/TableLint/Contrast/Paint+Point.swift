import TableModel

extension Paint {
  /// The colour at a point.
  func color(at point: Point) -> Color {
    switch self {
    case .color(let color): return color
    case .linear(let gradient, let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return gradient.color(at: 1) }
      return gradient.color(at: ((point.x - from.x) * dx + (point.y - from.y) * dy) / length)
    case .radial(let gradient, let center, let radius):
      guard radius > 0 else { return gradient.color(at: 1) }
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      return gradient.color(at: (dx * dx + dy * dy).squareRoot() / radius)
    }
  }
}

extension Gradient {
  /// The colour at a place, 0 at the start and 1 at the end.
  fileprivate func color(at place: Double) -> Color {
    guard var last = stops.first else { return .clear }
    for stop in stops {
      if place <= stop.location {
        let span = stop.location - last.location
        guard span > 0 else { return stop.color }
        return last.color.mixed(with: stop.color, amount: max(0, (place - last.location) / span))
      }
      last = stop
    }
    return last.color
  }
}

extension Path {
  /// How many straight lines stand for a curve.
  private static let pieces = 6

  /// Whether a point lies in the outline, by the nonzero rule.
  func holds(_ point: Point) -> Bool {
    var winding = 0
    var (start, last) = (Point.zero, Point.zero)
    let add = { (to: Point) in
      if last.y <= point.y, to.y > point.y, Path.side(last, to, point) > 0 { winding += 1 }
      if last.y > point.y, to.y <= point.y, Path.side(last, to, point) < 0 { winding -= 1 }
      last = to
    }
    for element in elements {
      switch element {
      case .move(let to):
        add(start)
        (start, last) = (to, to)
      case .line(let to): add(to)
      case .curve(let to, let control1, let control2):
        let from = last
        for piece in 1...Path.pieces {
          add(Path.point(Double(piece) / Double(Path.pieces), from, control1, control2, to))
        }
      case .close: add(start)
      }
    }
    add(start)
    return winding != 0
  }

  /// Above 0 for a point on the left of a line.
  private static func side(_ from: Point, _ to: Point, _ point: Point) -> Double {
    (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
  }

  private static func point(
    _ part: Double, _ from: Point, _ control1: Point, _ control2: Point, _ to: Point
  ) -> Point {
    let rest = 1 - part
    let (a, b, c, d) = (
      rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part
    )
    return Point(
      a * from.x + b * control1.x + c * control2.x + d * to.x,
      a * from.y + b * control1.y + c * control2.y + d * to.y)
  }
}
