import TableModel

/// Where the writing of an outline stands.
struct SVGPen {
  let decimals: Int
  /// The last command.
  var command: Unicode.Scalar = "M"
  /// Whether the command goes on without its letter.
  var isRepeating = false
  /// The place that was reached, exactly and in parts of a unit.
  private(set) var point = Point.zero
  private(set) var spot = (x: 0, y: 0)
  private var start = Point.zero

  init(decimals: Int) {
    self.decimals = decimals
  }

  /// A point in parts of a unit.
  func spot(_ point: Point) -> (x: Int, y: Int) {
    (SVGNumber.parts(point.x, decimals: decimals), SVGNumber.parts(point.y, decimals: decimals))
  }

  /// Begins a part of the outline.
  mutating func begin(at point: Point) {
    start = point
    move(to: point)
  }

  /// Goes on to a point.
  mutating func move(to point: Point) {
    self.point = point
    spot = spot(point)
  }

  /// Goes back to where the part began.
  mutating func close() {
    move(to: start)
  }

  /// The control point of the quadratic curve that a cubic one stands for, as those of TrueType do.
  static func control(of control1: Point, _ control2: Point, from start: Point, to end: Point) -> Point? {
    let tolerance = 1e-6
    let control = Point((3 * control1.x - start.x) / 2, (3 * control1.y - start.y) / 2)
    let other = Point((3 * control2.x - end.x) / 2, (3 * control2.y - end.y) / 2)
    guard abs(control.x - other.x) < tolerance, abs(control.y - other.y) < tolerance else { return nil }
    return control
  }
}
