/// An outline made of straight lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Begins a new part of the outline at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve to a point by way of two control points.
    case curve(Point, control1: Point, control2: Point)
    /// A straight line back to where the part began.
    case close
  }

  /// The steps in drawing order.
  public var elements: [Element]

  /// An outline from its steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}

extension Path {
  /// The part of a quarter circle's radius at which a cubic curve's control points lie.
  private static let quarterCircle = 0.552_284_749_830_793_6

  /// The four sides of a rectangle.
  public static func rect(_ rect: Rect) -> Path {
    rects([rect])
  }

  /// The sides of several rectangles as one outline.
  public static func rects(_ rects: [Rect]) -> Path {
    Path(
      rects.flatMap { rect -> [Element] in
        [
          .move(rect.origin), .line(Point(rect.maxX, rect.minY)), .line(Point(rect.maxX, rect.maxY)),
          .line(Point(rect.minX, rect.maxY)), .close,
        ]
      }
    )
  }

  /// The sides of a polygon.
  public static func polygon(_ points: [Point]) -> Path {
    polyline(points, closed: true)
  }

  /// Straight lines through the given points.
  public static func polyline(_ points: [Point], closed: Bool = false) -> Path {
    guard let first = points.first else { return Path() }
    return Path([.move(first)] + points.dropFirst().map { .line($0) } + (closed ? [.close] : []))
  }

  /// A circle of four curves, its center and its radius in points.
  public static func circle(center: Point, radius: Double) -> Path {
    roundedRect(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      top: radius,
      bottom: radius
    )
  }

  /// The upper half of a disc.
  public static func upperHalfCircle(center: Point, radius: Double) -> Path {
    var path = Path([.move(Point(center.x - radius, center.y))])
    path.addCorner(
      to: Point(center.x, center.y - radius), by: Point(center.x - radius, center.y - radius))
    path.addCorner(
      to: Point(center.x + radius, center.y), by: Point(center.x + radius, center.y - radius))
    path.elements.append(.close)
    return path
  }

  /// A rectangle with one radius for its two upper corners and one for its two lower corners, in points.
  public static func roundedRect(_ rect: Rect, top: Double, bottom: Double) -> Path {
    let limit = min(rect.width, rect.height) / 2
    let upper = top + bottom > rect.height ? min(top, limit) : min(top, rect.width / 2)
    let lower = top + bottom > rect.height ? min(bottom, limit) : min(bottom, rect.width / 2)
    var path = Path([.move(Point(rect.minX + upper, rect.minY)), .line(Point(rect.maxX - upper, rect.minY))])
    path.addCorner(
      to: Point(rect.maxX, rect.minY + upper), by: Point(rect.maxX, rect.minY))
    path.elements.append(.line(Point(rect.maxX, rect.maxY - lower)))
    path.addCorner(
      to: Point(rect.maxX - lower, rect.maxY), by: Point(rect.maxX, rect.maxY))
    path.elements.append(.line(Point(rect.minX + lower, rect.maxY)))
    path.addCorner(
      to: Point(rect.minX, rect.maxY - lower), by: Point(rect.minX, rect.maxY))
    path.elements.append(.line(Point(rect.minX, rect.minY + upper)))
    path.addCorner(
      to: Point(rect.minX + upper, rect.minY), by: Point(rect.minX, rect.minY))
    path.elements.append(.close)
    return path
  }

  /// Appends a quarter of an ellipse from the path's last point, bulging towards a corner.
  public mutating func addCorner(to end: Point, by corner: Point) {
    guard let start = lastPoint, start != end else { return }
    let toward = { (from: Point) in
      Point(
        from.x + (corner.x - from.x) * Path.quarterCircle,
        from.y + (corner.y - from.y) * Path.quarterCircle
      )
    }
    elements.append(.curve(end, control1: toward(start), control2: toward(end)))
  }

  /// The point that the last step ended at.
  private var lastPoint: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close, nil: nil
    }
  }

  /// The outline with every point moved by the given distances.
  public func offset(x: Double, y: Double) -> Path {
    mapPoints { Point($0.x + x, $0.y + y) }
  }

  /// The outline with every point replaced by what `transform` makes of it.
  public func mapPoints(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .curve(let point, let control1, let control2):
          .curve(transform(point), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
      }
    )
  }

  /// The smallest rectangle that holds every point and control point.
  public var boundingBox: Rect {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    func add(_ point: Point) {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let point, let control1, let control2):
        add(point)
        add(control1)
        add(control2)
      case .close: break
      }
    }
    guard left <= right, top <= bottom else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A rectangle in points, in its parent's coordinates, with its origin at the top left.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent; never negative in a laid-out scene.
  public var size: Size

  /// A rectangle from its left and top edges and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x, y)
    size = Size(width: width, height: height)
  }

  /// A rectangle from its corner and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }

  /// The same extent with its origin at zero: a view's own coordinates.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The rectangle moved by the given distances.
  public func offset(x: Double = 0, y: Double = 0) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width, height: height)
  }

  /// The rectangle with each edge moved inwards by the inset of that side, never past the opposite edge.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: min(minX + insets.left, maxX),
      y: min(minY + insets.top, maxY),
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom)
    )
  }

  /// Whether another rectangle lies wholly inside this one, give or take `tolerance` points.
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance
      && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
  }
}

/// A position in points, measured from the top left corner of the parent.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// A position in points.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner of the parent.
  public static let zero = Point(0, 0)
}

/// A width and a height, in points unless said otherwise.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// An extent in two directions.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size of 0 by 0 points.
  public static let zero = Size(width: 0, height: 0)

  /// The same extent with the sides exchanged.
  public var transposed: Size { Size(width: height, height: width) }
}

/// Distances from the four edges of a rectangle, in points: UIKit's `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Insets for each side, zero where none is given.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any side.
  public static let zero = EdgeInsets()

  /// The insets, each at least as wide as another's.
  package func widened(to other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left),
      bottom: max(bottom, other.bottom), right: max(right, other.right))
  }
}

extension Point {
  /// The point at an angle on the circle of radius 1, clockwise from the right where y grows downwards.
  ///
  /// It is reckoned with additions, multiplications and divisions alone, whose digits are the same on every machine;
  /// those of a C library's functions are not.
  package static func onUnitCircle(radians angle: Double) -> Point {
    let quarter = Double.pi / 2
    let turns = (angle / quarter).rounded()
    let rest = angle - turns * quarter
    let cosine = alternatingSeries(from: 1, after: 0, of: rest)
    let sine = alternatingSeries(from: rest, after: 1, of: rest)
    return switch turns - 4 * (turns / 4).rounded(.down) {
    case 1: Point(-sine, cosine)
    case 2: Point(-cosine, -sine)
    case 3: Point(sine, -cosine)
    default: Point(cosine, sine)
    }
  }

  /// The sum of every other term of the series of the exponential function, with changing signs, from one of a power on.
  ///
  /// For angles of an eighth of a turn at most, so many terms give all digits of a number.
  private static func alternatingSeries(from first: Double, after power: Double, of angle: Double) -> Double {
    var (term, sum, power) = (first, first, power)
    for _ in 0..<9 {
      term *= -angle * angle / ((power + 1) * (power + 2))
      sum += term
      power += 2
    }
    return sum
  }
}
