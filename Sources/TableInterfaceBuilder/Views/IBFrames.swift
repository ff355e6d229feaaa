import TableModel
import TableSources

/// Gives views without frames those that their constraints say.
struct IBFrames {
  let context: IBContext

  /// The most views of one parent that are placed.
  private static let mostViews = 64

  /// The views in an element, each with a frame where that can be told.
  ///
  /// `cell` is the cell whose content view the element is; it may hold constraints too.
  func views(in element: XMLElement, cell: XMLElement? = nil) -> [XMLElement] {
    let views = element.elements(in: "subviews")
    let unplaced = views.filter { $0.child(key: "frame") == nil && $0.id != nil }
    guard !unplaced.isEmpty, views.count <= IBFrames.mostViews,
      let frame = context.rect("frame", of: element)
    else { return views }
    var placement = IBPlacement(constraintsIn: [element] + [cell].compactMap { $0 })
    guard placement.isUsable else { return views }
    placement.place(element.id, at: frame.bounds)
    if let cell, let size = context.rect("frame", of: cell)?.size {
      placement.place(
        cell.id, at: Rect(x: -frame.minX, y: -frame.minY, width: size.width, height: size.height))
    }
    for view in views {
      if let frame = context.rect("frame", of: view) { placement.place(view.id, at: frame) }
    }
    let sizes = unplaced.compactMap { view in view.id.map { ($0, IBUsualSize.size(of: view)) } }
    let places = placement.places(of: sizes)
    return views.map { view in
      guard let id = view.id, let place = places[id], view.child(key: "frame") == nil else { return view }
      return view.with(frame: place)
    }
  }
}

extension XMLElement {
  /// The element with a frame as the document would have it.
  fileprivate func with(frame: Rect) -> XMLElement {
    let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
    var element = self
    element.children.append(
      XMLElement(
        name: "rect",
        attributes: [XMLReader.Attribute(name: "key", value: "frame")]
          + numbers.map { XMLReader.Attribute(name: $0.0, value: String($0.1)) },
        range: range
      )
    )
    return element
  }
}
