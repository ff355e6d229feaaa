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

  /// What is kept of an outline: of a rectangle two corners, as there are several in each row of a table, and the steps of
  /// one would take more memory than what is drawn with it.
  private enum Content: Sendable {
    case rect(Point, Point)
    case steps([Element])
  }

  private var content: Content

  /// The steps in drawing order.
  public var elements: [Element] {
    get {
      switch content {
      case .steps(let steps): steps
      case .rect(let start, let end):
        [.move(start), .line(Point(end.x, start.y)), .line(end), .line(Point(start.x, end.y)), .close]
      }
    }
    _modify {
      var steps = elements
      // Nobody else has the steps while they change, so that they are not copied.
      content = .steps([])
      defer { content = .steps(steps) }
      yield &steps
    }
  }

  /// An outline from its steps.
  public init(_ elements: [Element] = []) {
    content = .steps(elements)
  }

  private init(_ content: Content) { self.content = content }

  /// Whether both have the same steps.
  public static func == (one: Path, other: Path) -> Bool {
    switch (one.content, other.content) {
    case (.rect(let start, let end), .rect(let otherStart, let otherEnd)):
      start == otherStart && end == otherEnd
    case (.steps(let steps), .steps(let others)): steps == others
    case (.rect, .steps), (.steps, .rect): one.elements == other.elements
    }
  }

  /// Feeds the steps.
  public func hash(into hasher: inout Hasher) { elements.hash(into: &hasher) }
}

extension Path {
  /// Where the outline begins and the corner opposite, where it is one rectangle by its making.
  package var corners: (start: Point, end: Point)? {
    guard case .rect(let start, let end) = content else { return nil }
    return (start, end)
  }

  /// The number of steps.
  package var stepCount: Int {
    switch content {
    case .rect: 5
    case .steps(let steps): steps.count
    }
  }
}

extension Path {
  /// The part of a quarter circle's radius at which a cubic curve's control points lie.
  private static let quarterCircle = 0.552_284_749_830_793_6

  /// The four sides of a rectangle.
  public static func rect(_ rect: Rect) -> Path {
    Path(.rect(rect.origin, Point(rect.maxX, rect.maxY)))
  }

  /// The sides of several rectangles as one outline.
  public static func rects(_ rects: [Rect]) -> Path {
    if rects.count == 1, let only = rects.first { return rect(only) }
    return Path(rects.flatMap { rect($0).elements })
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
    let move = { (point: Point) in Point(point.x + x, point.y + y) }
    if let (start, end) = corners { return Path(.rect(move(start), move(end))) }
    return mapPoints(move)
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
    if let (start, end) = corners {
      add(start)
      add(end)
    } else {
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
    }
    guard left <= right, top <= bottom else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
