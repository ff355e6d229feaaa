import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// Corners of boxes of iOS 26 against pictures: how far the edge is from the side, by rows of pixels from the top.
@Suite struct MeasuredCornerTests {
  struct Fact: Sendable {
    var name: String
    var radius: Double
    var scale: Double
    /// Pixels from the top, and from the side.
    var rows: [(depth: Double, inset: Double)]
  }

  static let facts: [Fact] = {
    let containers = Theme.ios26.containers
    return [
      Fact(
        name: "menu", radius: containers.menu?.cornerRadius ?? 0, scale: 3,
        rows: [
          (3, 73), (6, 60), (12, 46), (18, 37), (24, 29), (30, 23), (36, 18), (48, 10), (60, 5), (72, 2),
        ]),
      Fact(
        name: "alert", radius: containers.alert?.box.cornerRadius ?? 0, scale: 3,
        rows: [(3, 67), (6, 55), (12, 41), (18, 32), (24, 25), (30, 20), (36, 15), (48, 9), (60, 5), (72, 3)]),
    ]
  }()

  @Test(arguments: facts) func cornersFollowThePictures(_ fact: Fact) {
    for row in fact.rows {
      let inset = fact.scale * Self.inset(of: fact.radius, at: row.depth / fact.scale)
      #expect(abs(inset - row.inset) <= 2, "\(fact.name) \(row.depth): \(inset), not \(row.inset)")
    }
  }

  /// How far the left edge of a large box is from its side at a depth, in points.
  private static func inset(of radius: Double, at depth: Double) -> Double {
    let points = ContinuousCorner(radius: radius, room: (200, 200)).points
    var nearest = (distance: Double.infinity, inset: 0.0)
    for start in stride(from: 0, to: 9, by: 3) {
      for step in 0...400 {
        let (t, u) = (Double(step) / 400, 1 - Double(step) / 400)
        let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
        let point = zip(weights, points[start...start + 3]).reduce(Point(0, 0)) {
          Point($0.x + $1.0 * $1.1.x, $0.y + $1.0 * $1.1.y)
        }
        let distance = abs(point.y - depth)
        if distance < nearest.distance { nearest = (distance, point.x) }
      }
    }
    return nearest.inset
  }
}
