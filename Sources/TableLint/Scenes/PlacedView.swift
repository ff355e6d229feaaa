import TableLayout
import TableModel

/// A view of a scene and where it is on the screen.
struct PlacedView {
  /// Its number among all views of the scene, each behind the one that it lies in.
  let index: Int
  /// The number of the view that it lies in; -1 for none.
  let parent: Int
  /// The number behind that of the last view in it.
  fileprivate(set) var end: Int
  /// The view.
  let node: SceneNode
  /// Its place in points from the screen's upper left corner.
  let frame: Rect
  /// The part of it that is drawn, from all that it lies in.
  let opacity: Double
}

extension Scene {
  /// All views, each before those in it, from back to front.
  var placedViews: [PlacedView] {
    var views: [PlacedView] = []
    Scene.place(root, in: -1, at: .zero, opacity: 1, &views)
    return views
  }

  private static func place(
    _ node: SceneNode, in parent: Int, at origin: Point, opacity: Double, _ views: inout [PlacedView]
  ) {
    let index = views.count
    let frame = node.frame.offset(x: origin.x, y: origin.y)
    let opacity = opacity * node.opacity
    views.append(
      PlacedView(index: index, parent: parent, end: 0, node: node, frame: frame, opacity: opacity))
    for child in node.children { place(child, in: index, at: frame.origin, opacity: opacity, &views) }
    views[index].end = views.count
  }
}
