import TableModel

/// The part of a section's box that one row has: its background, its corners and the outline around them.
struct BoxShape {
  /// The background between the inner edges of the outline.
  let background: Rect
  let isFirst: Bool
  let isLast: Bool
  /// The thickness of the outline, which lies around the background.
  let borderWidth: Double
  /// The radius of the background's corners, never more than a low row has room for.
  private let radius: Double

  /// A part whose outline's middle line has corners of a radius in points.
  init(background: Rect, isFirst: Bool, isLast: Bool, borderWidth: Double, cornerRadius: Double) {
    self.background = background
    self.isFirst = isFirst
    self.isLast = isLast
    self.borderWidth = borderWidth
    let height = isFirst && isLast ? background.height / 2 : background.height
    radius = max(0, min(cornerRadius - borderWidth / 2, height, background.width / 2))
  }

  /// The outline of the background, or of a part of the row that has the background's left and right edges.
  func path(of rect: Rect) -> Path {
    .roundedRect(rect, top: isFirst ? radius : 0, bottom: isLast ? radius : 0)
  }

  /// The middle line of the outline, as far as it passes this row.
  var outlines: [Path] {
    let half = borderWidth / 2
    let middle = background.inset(
      by: EdgeInsets(top: isFirst ? -half : 0, left: -half, bottom: isLast ? -half : 0, right: -half))
    return switch (isFirst, isLast) {
    case (true, true): [.roundedRect(middle, top: radius + half, bottom: radius + half)]
    case (true, false): [arch(over: middle)]
    case (false, true):
      [arch(over: middle).mapPoints { Point($0.x, middle.minY + middle.maxY - $0.y) }]
    case (false, false):
      [middle.minX, middle.maxX].map { .polyline([Point($0, middle.minY), Point($0, middle.maxY)]) }
    }
  }

  /// Up the left side, over the top and down the right side.
  private func arch(over rect: Rect) -> Path {
    let radius = self.radius + borderWidth / 2
    var path = Path([.move(Point(rect.minX, rect.maxY)), .line(Point(rect.minX, rect.minY + radius))])
    path.addCorner(to: Point(rect.minX + radius, rect.minY), by: rect.origin)
    path.elements.append(.line(Point(rect.maxX - radius, rect.minY)))
    path.addCorner(to: Point(rect.maxX, rect.minY + radius), by: Point(rect.maxX, rect.minY))
    path.elements.append(.line(Point(rect.maxX, rect.maxY)))
    return path
  }

  /// The area between the outline's lower outer edge, moved down by `offset`, and the same edge `depth` points further down.
  func lowerSickle(offset: Double, depth: Double) -> Path {
    let radius = self.radius + borderWidth
    let (left, right) = (background.minX - borderWidth, background.maxX + borderWidth)
    let upper = background.maxY + borderWidth + offset
    let lower = upper + depth
    var path = Path([.move(Point(left, upper - radius))])
    path.addCorner(to: Point(left + radius, upper), by: Point(left, upper))
    path.elements.append(.line(Point(right - radius, upper)))
    path.addCorner(to: Point(right, upper - radius), by: Point(right, upper))
    path.elements.append(.line(Point(right, lower - radius)))
    path.addCorner(to: Point(right - radius, lower), by: Point(right, lower))
    path.elements.append(.line(Point(left + radius, lower)))
    path.addCorner(to: Point(left, lower - radius), by: Point(left, lower))
    path.elements.append(.close)
    return path
  }
}
