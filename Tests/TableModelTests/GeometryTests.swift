import TableModel
import Testing

/// Rectangles and outlines.
@Suite struct GeometryTests {
  @Test func insetsNeverPassTheOppositeEdge() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: EdgeInsets(left: 500)) == Rect(x: 110, y: 20, width: 0, height: 50))
  }

  @Test func containmentCountsEdges() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(rect))
    #expect(!rect.contains(rect.offset(x: 0.1)))
    #expect(rect.contains(rect.offset(x: 0.1), tolerance: 0.2))
  }

  @Test func roundedRectanglesStayInTheirBox() {
    let rect = Rect(x: 3, y: 4, width: 40, height: 20)
    for (top, bottom) in [(0.0, 0.0), (5, 0), (0, 5), (10, 10), (99, 99)] {
      let box = Path.roundedRect(rect, top: top, bottom: bottom).boundingBox
      #expect(abs(box.minX - 3) < 1e-9 && abs(box.maxX - 43) < 1e-9, "\(top) \(bottom)")
      #expect(abs(box.minY - 4) < 1e-9 && abs(box.maxY - 24) < 1e-9, "\(top) \(bottom)")
    }
  }

  @Test func squareCornersHaveNoCurves() {
    let path = Path.roundedRect(Rect(x: 0, y: 0, width: 4, height: 4), top: 0, bottom: 0)
    #expect(!path.elements.contains { if case .curve = $0 { true } else { false } })
  }

  @Test func circlesPassThroughTheirRadius() {
    let path = Path.circle(center: Point(5, 6), radius: 4)
    let points = path.elements.compactMap { element -> Point? in
      if case .curve(let end, _, _) = element { end } else { nil }
    }
    #expect(points.count == 4)
    for point in points {
      let distance = ((point.x - 5) * (point.x - 5) + (point.y - 6) * (point.y - 6)).squareRoot()
      #expect(abs(distance - 4) < 1e-9)
    }
  }

  @Test func halfADiscEndsAtItsMiddle() {
    let box = Path.upperHalfCircle(center: Point(10, 10), radius: 5).boundingBox
    #expect(box == Rect(x: 5, y: 5, width: 10, height: 5))
  }

  @Test func outlinesMoveAsAWhole() {
    let path = Path.circle(center: Point(0, 0), radius: 1)
    let there = path.offset(x: 3, y: 4)
    #expect(there.boundingBox == path.boundingBox.offset(x: 3, y: 4))
    #expect(there.offset(x: -3, y: -4).elements.count == path.elements.count)
  }

  /// A rectangle is kept as two corners, of which nothing can be told but by its size in memory.
  @Test(arguments: [Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 5, y: 6, width: -3, height: 0)])
  func rectanglesAreOutlinesLikeOthers(_ rect: Rect) {
    let path = Path.rect(rect)
    let steps = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ]
    let other = Path.polygon(steps)
    #expect(path == other && other == path && path.hashValue == other.hashValue)
    #expect(path.corners != nil && other.corners == nil && Path.rects([rect]).corners != nil)
    #expect(path.elements == other.elements && path.stepCount == other.stepCount)
    #expect(path.boundingBox == other.boundingBox)
    #expect(path.offset(x: 7, y: 8) == other.offset(x: 7, y: 8))
    #expect(path != Path.rect(rect.offset(x: 1, y: 0)) && path != Path())
    var longer = path
    longer.elements.append(.line(.zero))
    #expect(longer.elements == other.elements + [.line(.zero)] && longer.corners == nil && path == other)
  }

  @Test func nothingHasNoBox() {
    #expect(Path().boundingBox == .zero)
    #expect(Path.polygon([]).elements.isEmpty)
  }
}
