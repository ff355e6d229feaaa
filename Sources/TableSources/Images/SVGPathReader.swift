import TableModel

/// Reads the outline that an SVG file gives a path: its attribute `d`, with all of its commands.
struct SVGPathReader {
  private let bytes: [UInt8]
  private var index = 0
  private var elements: [Path.Element] = []
  private var point = Point.zero
  private var start = Point.zero
  /// The control point that a smooth curve goes on from, with the command that left it.
  private var control: (point: Point, command: UInt8)?

  /// The most steps of one outline.
  private static let mostElements = 20_000

  /// The outline of a text; `nil` where it is no outline, or has too many steps.
  static func path(_ text: String) -> Path? {
    var reader = SVGPathReader(bytes: Array(text.utf8))
    return reader.read() ? Path(reader.elements) : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func read() -> Bool {
    var command: UInt8 = 0
    skipSeparators()
    while index < bytes.count {
      if isLetter(bytes[index]) {
        command = bytes[index]
        index += 1
      } else if command | 0x20 == UInt8(ascii: "z") {
        return false
      }
      guard elements.count < SVGPathReader.mostElements, step(command) else { return false }
      if command | 0x20 == UInt8(ascii: "m") { command = command == UInt8(ascii: "m") ? 0x6C : 0x4C }
      skipSeparators()
    }
    return true
  }

  /// Takes one step of a command; what it needs besides are numbers.
  private mutating func step(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let origin = isRelative ? point : .zero
    if elements.isEmpty, command | 0x20 != UInt8(ascii: "m") { return false }
    switch UnicodeScalar(command | 0x20) {
    case "m":
      guard let to = readPoint(from: origin) else { return false }
      elements.append(.move(to))
      (point, start, control) = (to, to, nil)
    case "l":
      guard let to = readPoint(from: origin) else { return false }
      addLine(to: to)
    case "h":
      guard let x = readNumber() else { return false }
      addLine(to: Point(origin.x + x, point.y))
    case "v":
      guard let y = readNumber() else { return false }
      addLine(to: Point(point.x, origin.y + y))
    case "c":
      guard let one = readPoint(from: origin), let two = readPoint(from: origin),
        let to = readPoint(from: origin)
      else { return false }
      addCurve(to: to, one, two, command: 0x63)
    case "s":
      let one = reflectedControl(after: 0x63)
      guard let two = readPoint(from: origin), let to = readPoint(from: origin) else { return false }
      addCurve(to: to, one, two, command: 0x63)
    case "q":
      guard let middle = readPoint(from: origin), let to = readPoint(from: origin) else { return false }
      addQuadratic(to: to, by: middle)
    case "t":
      let middle = reflectedControl(after: 0x71)
      guard let to = readPoint(from: origin) else { return false }
      addQuadratic(to: to, by: middle)
    case "a":
      guard let rx = readNumber(), let ry = readNumber(), let angle = readNumber(), let isLarge = readFlag(),
        let isClockwise = readFlag(), let to = readPoint(from: origin)
      else { return false }
      let arc = EllipticArc(
        from: point, to: to, radii: (abs(rx), abs(ry)), degrees: angle, isLarge: isLarge,
        isClockwise: isClockwise)
      elements += arc.elements
      (point, control) = (to, nil)
    case "z":
      elements.append(.close)
      (point, control) = (start, nil)
    default: return false
    }
    return true
  }

  private mutating func addLine(to end: Point) {
    elements.append(.line(end))
    (point, control) = (end, nil)
  }

  private mutating func addCurve(to end: Point, _ one: Point, _ two: Point, command: UInt8) {
    elements.append(.curve(end, control1: one, control2: two))
    (point, control) = (end, (two, command))
  }

  private mutating func addQuadratic(to end: Point, by middle: Point) {
    let toward = { (from: Point) in
      Point(from.x + (middle.x - from.x) * 2 / 3, from.y + (middle.y - from.y) * 2 / 3)
    }
    elements.append(.curve(end, control1: toward(point), control2: toward(end)))
    (point, control) = (end, (middle, 0x71))
  }

  private func reflectedControl(after command: UInt8) -> Point {
    guard let control, control.command == command else { return point }
    return Point(2 * point.x - control.point.x, 2 * point.y - control.point.y)
  }

  private mutating func readPoint(from origin: Point) -> Point? {
    guard let x = readNumber(), let y = readNumber() else { return nil }
    return Point(origin.x + x, origin.y + y)
  }

  /// A flag is one digit, which need not be parted from what follows.
  private mutating func readFlag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
    index += 1
    return bytes[index - 1] == 0x31
  }

  private mutating func readNumber() -> Double? {
    skipSeparators()
    let first = index
    if index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
    var hasPoint = false
    while index < bytes.count, isDigit(bytes[index]) || bytes[index] == 0x2E && !hasPoint {
      hasPoint = hasPoint || bytes[index] == 0x2E
      index += 1
    }
    if index + 1 < bytes.count, bytes[index] | 0x20 == 0x65,
      isDigit(bytes[index + 1]) || bytes[index + 1] == 0x2D || bytes[index + 1] == 0x2B
    {
      index += 2
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    }
    guard let number = Double(String(decoding: bytes[first..<index], as: UTF8.self)), abs(number) < 1e6 else {
      return nil
    }
    return number
  }

  private mutating func skipSeparators() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains(bytes[index]) { index += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

/// A part of an ellipse between two points, as curves.
///
/// It is reckoned with the four kinds of arithmetic and square roots alone, whose digits are the same on every machine.
private struct EllipticArc {
  private(set) var elements: [Path.Element] = []
  private var center = Point.zero
  private var radii = (0.0, 0.0)
  private var (cosine, sine) = (1.0, 0.0)

  init(
    from start: Point, to end: Point, radii: (Double, Double), degrees: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard start != end else { return }
    guard radii.0 > 0, radii.1 > 0 else {
      elements = [.line(end)]
      return
    }
    self.radii = radii
    if radii.0 != radii.1 { (cosine, sine) = EllipticArc.turn(degrees: degrees) }
    // The two points on the circle of radius 1 that the ellipse becomes, around the middle between them.
    let half = onCircle(Point((start.x - end.x) / 2, (start.y - end.y) / 2))
    let length = half.x * half.x + half.y * half.y
    if length > 1 {
      self.radii = (radii.0 * length.squareRoot(), radii.1 * length.squareRoot())
    }
    let ray = length > 1 ? Point(half.x / length.squareRoot(), half.y / length.squareRoot()) : half
    let distance = (max(0, 1 - length) / max(length, 1e-12)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let middle = Point(ray.y * distance, -ray.x * distance)
    let offset = fromCircle(middle)
    center = Point((start.x + end.x) / 2 + offset.x, (start.y + end.y) / 2 + offset.y)
    add(
      from: Point(ray.x - middle.x, ray.y - middle.y), to: Point(-ray.x - middle.x, -ray.y - middle.y),
      direction: isClockwise ? 1 : -1, end: end, depth: 0)
  }

  /// Adds an arc of the circle, in halves until each is a quarter at most.
  private mutating func add(from: Point, to: Point, direction: Double, end: Point, depth: Int) {
    let dot = from.x * to.x + from.y * to.y
    let cross = (from.x * to.y - from.y * to.x) * direction
    guard dot < -1e-9 || cross < 0, depth < 4 else {
      let half = ((1 + min(1, dot)) / 2).squareRoot()
      let handle = 4.0 / 3 * ((1 - half) / (1 + half)).squareRoot() * direction
      elements.append(
        .curve(
          end, control1: place(Point(from.x - from.y * handle, from.y + from.x * handle)),
          control2: place(Point(to.x + to.y * handle, to.y - to.x * handle))))
      return
    }
    var middle = Point(from.x + to.x, from.y + to.y)
    let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
    if length < 1e-6 {
      middle = Point(-from.y * direction, from.x * direction)
    } else {
      let factor = (cross < 0 ? -1 : 1) / length
      middle = Point(middle.x * factor, middle.y * factor)
    }
    add(from: from, to: middle, direction: direction, end: place(middle), depth: depth + 1)
    add(from: middle, to: to, direction: direction, end: end, depth: depth + 1)
  }

  private func place(_ point: Point) -> Point {
    let offset = fromCircle(point)
    return Point(center.x + offset.x, center.y + offset.y)
  }

  private func onCircle(_ point: Point) -> Point {
    Point(
      (point.x * cosine + point.y * sine) / radii.0, (point.y * cosine - point.x * sine) / radii.1)
  }

  private func fromCircle(_ point: Point) -> Point {
    let (x, y) = (point.x * radii.0, point.y * radii.1)
    return Point(x * cosine - y * sine, x * sine + y * cosine)
  }

  /// The cosine and the sine of an angle, by halving it until a short series gives all digits, and doubling again.
  private static func turn(degrees: Double) -> (Double, Double) {
    let turns = degrees / 360
    let angle = (turns - turns.rounded()) * 2 * Double.pi / 64
    let square = angle * angle
    var sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
    var cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30))
    for _ in 0..<6 { (cosine, sine) = (cosine * cosine - sine * sine, 2 * cosine * sine) }
    return (cosine, sine)
  }
}
