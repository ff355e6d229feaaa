import TableModel

/// The middle line of a box's outline, as far as it passes one row.
struct BoxOutline {
  let rect: Rect
  let radius: Double
  let isFirst: Bool
  let isLast: Bool

  var paths: [Path] {
    switch (isFirst, isLast) {
    case (true, true): [.roundedRect(rect, top: radius, bottom: radius)]
    case (true, false): [arch]
    case (false, true): [arch.mapPoints { Point($0.x, rect.minY + rect.maxY - $0.y) }]
    case (false, false):
      [
        .polyline([rect.origin, Point(rect.minX, rect.maxY)]),
        .polyline([Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY)]),
      ]
    }
  }

  /// Up the left side, over the top and down the right side.
  private var arch: Path {
    var path = Path([.move(Point(rect.minX, rect.maxY)), .line(Point(rect.minX, rect.minY + radius))])
    path.addCorner(to: Point(rect.minX + radius, rect.minY), by: rect.origin)
    path.elements.append(.line(Point(rect.maxX - radius, rect.minY)))
    path.addCorner(to: Point(rect.maxX, rect.minY + radius), by: Point(rect.maxX, rect.minY))
    path.elements.append(.line(Point(rect.maxX, rect.maxY)))
    return path
  }
}

extension Path {
  /// The area between the lower edge of a rectangle with rounded lower corners and the same edge moved down.
  static func lowerSickle(of rect: Rect, radius: Double, depth: Double) -> Path {
    let reach = min(radius, rect.width / 2, rect.height)
    let top = rect.maxY - reach
    let edge = { (y: Double) in (left: Point(rect.minX, y), right: Point(rect.maxX, y)) }
    var path = Path([.move(edge(top).left)])
    path.addCorner(to: Point(rect.minX + reach, rect.maxY), by: edge(rect.maxY).left)
    path.elements.append(.line(Point(rect.maxX - reach, rect.maxY)))
    path.addCorner(to: edge(top).right, by: edge(rect.maxY).right)
    path.elements.append(.line(edge(top + depth).right))
    path.addCorner(to: Point(rect.maxX - reach, rect.maxY + depth), by: edge(rect.maxY + depth).right)
    path.elements.append(.line(Point(rect.minX + reach, rect.maxY + depth)))
    path.addCorner(to: edge(top + depth).left, by: edge(rect.maxY + depth).left)
    path.elements.append(.close)
    return path
  }
}
