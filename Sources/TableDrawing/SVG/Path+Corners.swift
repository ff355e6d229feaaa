import TableModel

extension Path {
  /// The miter limit that SVG assumes where none is given.
  private static let assumedMiterLimit = 4.0

  /// Whether the outline is one of straight lines with corners so wide that their points are as they are under any
  /// limit that SVG knows: with the assumed one they begin to be cut off below 29 degrees.
  var hasBluntCorners: Bool {
    var points: [Point] = []
    for (index, step) in elements.enumerated() {
      switch step {
      case .move(let point) where index == 0: points.append(point)
      case .line(let point) where point != points.last: points.append(point)
      case .line: break
      case .close where index == elements.count - 1:
        // The corners at the ends of the line that closes the outline.
        if points.count > 1, points.first != points.last { points.append(points[0]) }
        if points.count > 1 { points.append(points[1]) }
      case .move, .curve, .close: return false
      }
    }
    return zip(points, zip(points.dropFirst(), points.dropFirst(2))).allSatisfy { start, rest in
      Path.isBlunt(start, rest.0, rest.1)
    }
  }

  private static func isBlunt(_ start: Point, _ corner: Point, _ end: Point) -> Bool {
    let first = (x: corner.x - start.x, y: corner.y - start.y)
    let second = (x: end.x - corner.x, y: end.y - corner.y)
    let product = first.x * second.x + first.y * second.y
    let lengths =
      (first.x * first.x + first.y * first.y).squareRoot()
      * (second.x * second.x + second.y * second.y).squareRoot()
    // The point's length is the line's width over the cosine of half the turn.
    let limit = assumedMiterLimit
    return product / lengths > 2 / (limit * limit) - 1
  }
}
