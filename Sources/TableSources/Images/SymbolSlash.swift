import TableModel

/// The line through a symbol that says the contrary, from its upper left to its lower right, with a gap along its upper side.
///
/// It is as long as the system's lines are beside bells and loudspeakers, whose symbols with a slash are nearly square.
struct SymbolSlash {
  /// The ends of the line's middle.
  private let start, end: Point
  /// The width of the line.
  private let width: Double

  /// The part of the longer side of a symbol that the line covers, across and down.
  private static let extent = 0.92
  /// The part of its height by which a symbol counts as wide at most.
  private static let mostWidth = 1.2

  /// A line over the ink of a symbol, of a width in the same unit.
  init(over ink: Rect, width: Double) {
    let side = max(ink.height, min(ink.width, ink.height * SymbolSlash.mostWidth)) * SymbolSlash.extent
    let middle = Point(ink.minX + ink.width / 2, ink.minY + ink.height / 2)
    start = Point(middle.x - side / 2, middle.y - side / 2)
    end = Point(middle.x + side / 2, middle.y + side / 2)
    self.width = width
  }

  /// The line, to be stroked.
  var line: Path { .polyline([start, end]) }

  /// The line as an area with round ends.
  var area: Path {
    let (half, cap) = (width / 2 * 0.5.squareRoot(), width / 2)
    let side = { (point: Point, sign: Double) in Point(point.x + sign * half, point.y - sign * half) }
    var path = Path([.move(side(start, 1)), .line(side(end, 1))])
    path.addHalfCircle(to: side(end, -1), by: Point(cap * 0.5.squareRoot(), cap * 0.5.squareRoot()))
    path.elements.append(.line(side(start, -1)))
    path.addHalfCircle(to: side(start, 1), by: Point(-cap * 0.5.squareRoot(), -cap * 0.5.squareRoot()))
    path.elements.append(.close)
    return path
  }

  /// What areas have at both sides of the line and its gap, but for splinters.
  ///
  /// They reach below the line up to its middle, so that no seam is seen there; where `isCutOut`, just to its edge.
  func cutting(_ areas: [Path], isCutOut: Bool = false) -> [Path] {
    let edge = isCutOut ? width / 2 : 0
    return areas.flatMap { area in
      [
        area.cut(where: { across($0) - 1.5 * width }, along: along),
        area.cut(where: { -across($0) - edge }, along: along),
      ]
    }.compactMap { area in
      let parts = area.parts.filter { abs($0.corners.doubledArea) > width * width }
      return parts.isEmpty ? nil : Path(parts.flatMap(\.elements))
    }
  }

  /// What strokes of the line's width have there: their round ends reach no further than areas.
  func cutting(strokes: Path) -> Path {
    Path(
      strokes.cutLine { across($0) - 2 * width }.elements
        + strokes.cutLine { -across($0) - width / 2 }.elements)
  }

  /// How far a point lies above the line’s middle.
  private func across(_ point: Point) -> Double {
    ((point.x - start.x) - (point.y - start.y)) * 0.5.squareRoot()
  }

  /// How far a point lies along the line.
  private func along(_ point: Point) -> Double { (point.x + point.y) * 0.5.squareRoot() }
}

extension Path {
  /// Appends half a circle from the last point, which bulges in a direction as long as its radius.
  fileprivate mutating func addHalfCircle(to end: Point, by bulge: Point) {
    guard case .line(let from) = elements.last else { return }
    let top = Point((from.x + end.x) / 2 + bulge.x, (from.y + end.y) / 2 + bulge.y)
    addCorner(to: top, by: Point(from.x + bulge.x, from.y + bulge.y))
    addCorner(to: end, by: Point(end.x + bulge.x, end.y + bulge.y))
  }
}
