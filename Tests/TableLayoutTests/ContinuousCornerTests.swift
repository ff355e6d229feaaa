import TableModel
import Testing

@testable import TableLayout

/// The curves at the corners of cards.
@Suite struct ContinuousCornerTests {
  private let rect = Rect(x: 5, y: 7, width: 200, height: 60)

  @Test(arguments: [(0.0, 0.0), (10, 0), (0, 10), (10, 10), (26, 26), (80, 80)])
  func theOutlineStaysInItsRectangle(_ top: Double, _ bottom: Double) {
    let box = Path.continuousRect(rect, top: top, bottom: bottom).boundingBox
    for (value, expected) in zip(box.numbers, rect.numbers) { #expect(abs(value - expected) < 1e-9) }
  }

  @Test func aCornerReachesFurtherThanItsRadius() {
    let points = ContinuousCorner(radius: 10, room: (100, 100)).points
    #expect(points.count == 10)
    #expect(abs((points.first?.x ?? 0) - 15.28665) < 1e-6)
    #expect(points.first?.y == 0)
    #expect(points.last == points.first.map { Point($0.y, $0.x) })
  }

  @Test func aCornerWithoutRoomIsAQuarterCircle() {
    let points = ContinuousCorner(radius: 10, room: (10, 10)).points
    for index in [0, 3, 6, 9] {
      let (x, y) = (10 - points[index].x, 10 - points[index].y)
      #expect(abs((x * x + y * y).squareRoot() - 10) < 0.01)
    }
  }

  @Test func nothingIsRoundWithoutARadius() {
    #expect(ContinuousCorner(radius: 0, room: (10, 10)).points.allSatisfy { $0 == Point(0, 0) })
  }
}
