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
