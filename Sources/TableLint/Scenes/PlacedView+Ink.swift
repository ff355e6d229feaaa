import TableLayout
import TableModel

extension PlacedView {
  /// The part of a label's frame that its letters take, on the screen; the frame itself where there are none.
  var inkFrame: Rect {
    var (left, right) = (Double.infinity, -Double.infinity)
    for case .text(let line, let origin, _, _) in node.drawings where line.width > 0 {
      left = min(left, origin.x)
      right = max(right, origin.x + line.width)
    }
    guard left <= right else { return frame }
    return Rect(x: frame.minX + left, y: frame.minY, width: right - left, height: frame.height)
  }
}

extension Rect {
  /// The part that two rectangles share; `nil` where they share none.
  func common(with other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles share a part that is wider and higher than some points.
  func overlaps(_ other: Rect, by least: Double) -> Bool {
    common(with: other).map { $0.width > least && $0.height > least } ?? false
  }

  /// The rectangle with each edge moved outwards.
  func expanded(by distance: Double) -> Rect {
    Rect(x: minX - distance, y: minY - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// The middle.
  var middle: Point { Point(minX + width / 2, minY + height / 2) }

  /// Whether a point lies in the rectangle or on its edge.
  func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
