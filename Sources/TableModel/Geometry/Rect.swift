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
