import TableModel

extension ByteBuffer {
  /// Writes an outline's first point; a sign keeps its numbers apart as well as a space.
  mutating func put(x: Int, y: Int, decimals: Int = SVGNumber.decimals) {
    put(parts: x, decimals: decimals)
    if y >= 0 { put(UInt8(ascii: " ")) }
    put(parts: y, decimals: decimals)
  }

  /// Writes the steps of an outline after its first point, which lie where they lie from there.
  ///
  /// Every point is rounded by itself to `decimals` digits, so that errors do not add up.
  mutating func put(stepsOf path: Path, decimals: Int = SVGNumber.decimals) {
    var pen = SVGPen(decimals: decimals)
    for (index, step) in path.elements.enumerated() {
      switch step {
      case .move(let end) where index == 0: pen.begin(at: end)
      case .move(let end):
        putCommand("m", &pen)
        put(end, from: pen)
        pen.begin(at: end)
      case .line(let end): put(lineTo: end, &pen)
      case .curve(let end, let control1, let control2): put(curveTo: end, control1, control2, &pen)
      case .close:
        putCommand("z", &pen)
        pen.close()
      }
    }
  }

  private mutating func put(lineTo end: Point, _ pen: inout SVGPen) {
    let target = pen.spot(end)
    let spot = pen.spot
    if target.y == spot.y {
      putCommand("h", &pen)
      put(number: target.x - spot.x, pen)
    } else if target.x == spot.x {
      putCommand("v", &pen)
      put(number: target.y - spot.y, pen)
    } else {
      putCommand("l", &pen)
      put(end, from: pen)
    }
    pen.move(to: end)
  }

  private mutating func put(
    curveTo end: Point, _ control1: Point, _ control2: Point, _ pen: inout SVGPen
  ) {
    if let control = SVGPen.control(of: control1, control2, from: pen.point, to: end) {
      putCommand("q", &pen)
      put(control, from: pen)
    } else {
      putCommand("c", &pen)
      put(control1, from: pen)
      put(control2, from: pen, isFirst: false)
    }
    put(end, from: pen, isFirst: false)
    pen.move(to: end)
  }

  /// Writes a command's letter, or leaves it out where the one before goes on.
  private mutating func putCommand(_ letter: Unicode.Scalar, _ pen: inout SVGPen) {
    pen.isRepeating = pen.command == letter && letter != "m"
    if !pen.isRepeating { put(UInt8(ascii: letter)) }
    pen.command = letter
  }

  private mutating func put(_ point: Point, from pen: SVGPen, isFirst: Bool = true) {
    let target = pen.spot(point)
    let x = target.x - pen.spot.x
    if !isFirst, x >= 0 { put(UInt8(ascii: " ")) }
    put(number: x, pen, isFirst: isFirst)
    let y = target.y - pen.spot.y
    if y >= 0 { put(UInt8(ascii: " ")) }
    put(parts: y, decimals: pen.decimals)
  }

  private mutating func put(number: Int, _ pen: SVGPen, isFirst: Bool = true) {
    if isFirst, pen.isRepeating, number >= 0 { put(UInt8(ascii: " ")) }
    put(parts: number, decimals: pen.decimals)
  }
}

extension Path {
  /// The first point; `nil` for an outline that begins with nothing.
  var firstPoint: Point? {
    if let corners { return corners.start }
    guard case .move(let point) = elements.first else { return nil }
    return point
  }

  /// The rectangle that the outline is, written from its upper left corner clockwise.
  var rectangle: Rect? {
    guard let (start, end) = corners ?? fiveStepCorners, end.x >= start.x, end.y >= start.y else {
      return nil
    }
    return Rect(origin: start, size: Size(width: end.x - start.x, height: end.y - start.y))
  }

  /// The corners of a rectangle that was made step by step.
  private var fiveStepCorners: (start: Point, end: Point)? {
    let steps = elements
    guard steps.count == 5, case .move(let start) = steps[0], case .line(let right) = steps[1],
      case .line(let end) = steps[2], case .line(let left) = steps[3], case .close = steps[4],
      right == Point(end.x, start.y), left == Point(start.x, end.y)
    else { return nil }
    return (start, end)
  }
}

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
