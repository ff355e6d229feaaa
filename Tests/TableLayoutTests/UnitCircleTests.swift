import Glibc
import TableModel
import Testing

@testable import TableLayout

/// Directions that are reckoned without the C library.
@Suite struct UnitCircleTests {
  @Test func directionsAreThoseOfTheCLibrary() {
    for step in -4000...4000 {
      let angle = Double(step) * 0.003_7
      let point = Point.onUnitCircle(radians: angle)
      #expect(abs(point.x - cos(angle)) < 1e-15 * max(1, abs(angle)), "\(angle)")
      #expect(abs(point.y - sin(angle)) < 1e-15 * max(1, abs(angle)), "\(angle)")
    }
  }

  @Test(arguments: [
    (0, Point(1, 0)), (1, Point(0, 1)), (2, Point(-1, 0)), (3, Point(0, -1)), (-1, Point(0, -1)),
    (-2, Point(-1, 0)), (-3, Point(0, 1)), (4, Point(1, 0)),
  ])
  func quartersOfATurnAreExact(quarters: Int, point: Point) {
    #expect(Point.onUnitCircle(radians: Double(quarters) * .pi / 2) == point)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func anyNumberIsTaken(angle: Double) {
    let point = Point.onUnitCircle(radians: angle)
    #expect(angle == 1e300 || (point.x.isNaN && point.y.isNaN))
  }
}
