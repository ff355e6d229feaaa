import TableModel

/// The curve of a corner whose bend grows little by little, as the system has drawn it since iOS 7.
///
/// Three cubic curves follow each other from an edge to the next, and the outermost lie further out than the radius. Where
/// a side is too short for that they draw in until, at half of the side, the corner is the quarter of a circle.
struct ContinuousCorner {
  /// How far along the edge the curve begins, in radii, where there is room.
  private static let extent = 1.528_665
  /// The first half of the curve along and across the edge, in radii: the points of a circle and those of the system, which
  /// developers read out of the path that `UIBezierPath(roundedRect:cornerRadius:)` gives.
  private static let circle = [
    Point(1, 0), Point(0.8736, 0), Point(0.7477, 0.0242), Point(0.6303, 0.0709), Point(0.3749, 0.1725),
  ]
  private static let continuous = [
    Point(extent, 0), Point(1.088_493, 0), Point(0.868_407, 0), Point(0.631_494, 0.074_911),
    Point(0.372_824, 0.169_059),
  ]

  let radius: Double
  /// The length in points that the corner may take of each edge.
  let room: (along: Double, across: Double)

  /// The points from the one edge to the other, as distances from the corner along the edges: a start and three curves.
  var points: [Point] {
    let first = half(within: room.along)
    let second = half(within: room.across).map { Point($0.y, $0.x) }
    return first + second.reversed()
  }

  private func half(within length: Double) -> [Point] {
    let wanted = radius > 0 ? min(ContinuousCorner.extent, max(1, length / radius)) : 1
    let share = (wanted - 1) / (ContinuousCorner.extent - 1)
    return zip(ContinuousCorner.circle, ContinuousCorner.continuous).map { round, smooth in
      Point(
        radius * (round.x + share * (smooth.x - round.x)), radius * (round.y + share * (smooth.y - round.y)))
    }
  }
}

extension Path {
  /// A rectangle whose two upper and two lower corners are continuous curves of radii of their own, in points.
  static func continuousRect(_ rect: Rect, top: Double, bottom: Double) -> Path {
    let height = top > 0 && bottom > 0 ? rect.height / 2 : rect.height
    let limit = max(0, min(height, rect.width / 2))
    let corner = { (radius: Double) in
      ContinuousCorner(radius: min(radius, limit), room: (rect.width / 2, height)).points
    }
    let (upper, lower) = (corner(top), corner(bottom))
    var path = Path()
    path.append(upper.map { Point(rect.maxX - $0.x, rect.minY + $0.y) })
    path.append(lower.reversed().map { Point(rect.maxX - $0.x, rect.maxY - $0.y) })
    path.append(lower.map { Point(rect.minX + $0.x, rect.maxY - $0.y) })
    path.append(upper.reversed().map { Point(rect.minX + $0.x, rect.minY + $0.y) })
    path.elements.append(.close)
    return path
  }

  /// A line to the first of ten points and three curves through the others.
  private mutating func append(_ points: [Point]) {
    guard points.count == 10 else { return }
    elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
    for index in stride(from: 1, to: 10, by: 3) {
      elements.append(
        .curve(points[index + 2], control1: points[index], control2: points[index + 1]))
    }
  }
}
