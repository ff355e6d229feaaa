import TableLayout
import TableModel

/// A view of a scene and where it is on the screen.
struct LintedView {
  /// Its number among all views of the scene, each behind the one that it lies in.
  let index: Int
  /// The number of the view that it lies in; -1 for none.
  let parent: Int
  /// The number behind that of the last view in it.
  fileprivate(set) var end: Int
  /// The view and those beside it: rules pick views out of thousands, and would copy each with all that it holds.
  private let siblings: [SceneNode]
  /// The number of the view among them.
  private let place: Int
  /// Its place in points from the screen's upper left corner.
  let frame: Rect
  /// The part of it that is drawn, from all that it lies in.
  let opacity: Double

  /// The view.
  var node: SceneNode { siblings[place] }

  fileprivate init(
    index: Int, parent: Int, _ place: Int, among siblings: [SceneNode], frame: Rect, opacity: Double
  ) {
    (self.index, self.parent, end) = (index, parent, index + 1)
    (self.siblings, self.place, self.frame, self.opacity) = (siblings, place, frame, opacity)
  }
}

extension Scene {
  /// All views, each before those in it, from back to front.
  var placedViews: [LintedView] {
    var views: [LintedView] = []
    Scene.place([root], in: -1, at: .zero, opacity: 1, &views)
    return views
  }

  private static func place(
    _ siblings: [SceneNode], in parent: Int, at origin: Point, opacity: Double, _ views: inout [LintedView]
  ) {
    for (number, node) in siblings.enumerated() {
      let index = views.count
      let frame = node.frame.offset(x: origin.x, y: origin.y)
      let opacity = opacity * node.opacity
      views.append(
        LintedView(index: index, parent: parent, number, among: siblings, frame: frame, opacity: opacity))
      place(node.children, in: index, at: frame.origin, opacity: opacity, &views)
      views[index].end = views.count
    }
  }
}

extension LintedView {
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
