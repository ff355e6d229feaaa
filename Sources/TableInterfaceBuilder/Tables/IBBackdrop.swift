import TableModel
import TableSources

/// What is seen through a clear table: the colour of the views around it, and what lies behind it in them.
struct IBBackdrop {
  let context: IBContext

  /// Gives a table that is clear what lies behind it on its screen; others, and those with views of their own there, stay.
  func fill(_ table: inout TableView, of element: XMLElement, in document: XMLElement) {
    guard table.backgroundView == nil, let own = table.backgroundColor, own.system == nil, own.alpha < 1,
      let id = element.id, let frame = context.rect("frame", of: element)
    else { return }
    var (inner, origin) = (element, frame.origin)
    var levels: [[(element: XMLElement, origin: Point)]] = []
    for parent in IBBackdrop.ancestors(of: id, in: document) {
      let siblings = parent.elements(in: "subviews").prefix { $0.id != inner.id }
      levels.append(siblings.filter { isSeen($0, behind: frame.size, at: origin) }.map { ($0, origin) })
      if let color = context.backgroundColor(of: parent), color.alpha == 1 {
        table.backgroundColor = color
        break
      }
      let place = context.rect("frame", of: parent)?.origin ?? .zero
      (inner, origin) = (parent, Point(origin.x + place.x, origin.y + place.y))
    }
    let behind = levels.reversed().flatMap { $0 }
    guard !behind.isEmpty else { return }
    var backdrop = View(
      frame: frame.size.rect, autoresizingMask: [.flexibleWidth, .flexibleHeight],
      backgroundColor: table.backgroundColor, clipsToBounds: true)
    backdrop.subviews = context.part(.key("backgroundView"), element) {
      context.part(.key("subviews"), element) {
        behind.enumerated().map { number, found in
          var view = context.part(.item(number), found.element) {
            IBView(context: context).view(found.element)
          }
          view.frame = view.frame?.offset(x: -found.origin.x, y: -found.origin.y)
          return view
        }
      }
    }
    table.backgroundView = backdrop
  }

  /// Whether a view lies behind a table of a size, whose origin it has its own frame beside.
  private func isSeen(_ view: XMLElement, behind size: Size, at origin: Point) -> Bool {
    guard view.flag("hidden") != true, !IBVariation.leavesOut(view), view.name != "tableView",
      let frame = context.rect("frame", of: view)
    else { return false }
    return frame.minX < origin.x + size.width && frame.maxX > origin.x && frame.minY < origin.y + size.height
      && frame.maxY > origin.y
  }

  /// The views that an object of a document lies in, the nearest first.
  private static func ancestors(of id: String, in element: XMLElement) -> [XMLElement] {
    guard let path = path(to: id, in: element) else { return [] }
    return path.filter { view in view.children.contains { $0.name == "subviews" } }
  }

  /// The elements around an object of a document, from inside; `nil` where it is not in this one.
  private static func path(to id: String, in element: XMLElement) -> [XMLElement]? {
    for child in element.children {
      if child.id == id { return [element] }
      if let path = path(to: id, in: child) { return path + [element] }
    }
    return nil
  }
}

extension Size {
  /// A rectangle of this size at the origin.
  fileprivate var rect: Rect { Rect(origin: .zero, size: self) }
}
