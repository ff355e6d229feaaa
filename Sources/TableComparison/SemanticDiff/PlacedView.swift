import TableLayout
import TableModel

/// A view of an outline with its place in the picture and the place in the source that it or something around it has.
///
/// It is passed around by reference, as views are matched, sorted and paired several times.
final class PlacedView {
  /// The view.
  let view: ViewOutline
  /// The rectangle in points of the whole picture.
  let frame: Rect
  /// Where the view was written, or what it lies in.
  let source: SourceLocation?

  /// The view that everything lies in.
  convenience init(root view: ViewOutline) {
    self.init(view, in: .zero, of: nil)
  }

  /// A view without what lies in it.
  convenience init(alone whole: PlacedView) {
    var view = whole.view
    view.children = []
    self.init(view, inPlaceOf: whole)
  }

  /// Another outline of a view.
  init(_ view: ViewOutline, inPlaceOf other: PlacedView) {
    self.view = view
    frame = other.frame
    source = other.source
  }

  private init(_ view: ViewOutline, in origin: Point, of source: SourceLocation?) {
    self.view = view
    frame = view.frame.offset(x: origin.x, y: origin.y)
    self.source = view.source ?? source
  }

  /// The views in it.
  private(set) lazy var children = view.children.indices.map(child)

  /// One of the views in it.
  func child(at place: Int) -> PlacedView {
    PlacedView(view.children[place], in: frame.origin, of: source)
  }

  /// The place as changes tell it.
  var place: SceneChange.Place { SceneChange.Place(frame: frame, source: source) }
}

extension PlacedView {
  /// The table in this view that stands for one which is a scene by itself, and what lies beside the way to it.
  ///
  /// `nil` where there is no such table, or the other view is none.
  func way(to table: ViewOutline) -> (inner: PlacedView, beside: [PlacedView])? {
    guard ViewClass(rawValue: table.viewClass)?.isTable == true, view.viewClass != table.viewClass else {
      return nil
    }
    let children = children
    for (index, child) in children.enumerated() {
      let others = children.enumerated().filter { $0.offset != index }.map(\.element)
      if child.view.viewClass == table.viewClass { return (child, others) }
      if let way = child.way(to: table) { return (way.inner, way.beside + others) }
    }
    return nil
  }
}
