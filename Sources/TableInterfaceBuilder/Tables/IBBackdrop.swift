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
    var translucent = own.alpha > 0 ? [own] : []
    var levels: [[(element: XMLElement, origin: Point)]] = []
    for parent in IBBackdrop.ancestors(of: id, in: document) {
      let siblings = parent.elements(in: "subviews").prefix { $0.id != inner.id }
      levels.append(siblings.filter { isSeen($0, behind: frame.size, at: origin) }.map { ($0, origin) })
      if let color = context.backgroundColor(of: parent), color.alpha > 0 {
        guard color.alpha < 1 else {
          table.backgroundColor = color.shining(through: translucent)
          translucent = []
          break
        }
        translucent.append(color)
      }
      let place = context.rect("frame", of: parent)?.origin ?? .zero
      (inner, origin) = (parent, Point(origin.x + place.x, origin.y + place.y))
    }
    // A screen that another one shines through still has its own colour.
    if let nearest = translucent.first { table.backgroundColor = nearest }
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
  fileprivate static func ancestors(of id: String, in element: XMLElement) -> [XMLElement] {
    guard let path = path(to: id, in: element) else { return [] }
    return path.filter { view in view.children.contains { $0.name == "subviews" } }
  }

  /// The elements around an object of a document, from inside; `nil` where it is not in this one.
  fileprivate static func path(to id: String, in element: XMLElement) -> [XMLElement]? {
    for child in element.children {
      if child.id == id { return [element] }
      if let path = path(to: id, in: child) { return path + [element] }
    }
    return nil
  }
}

extension Color {
  /// What is seen of an opaque colour through others, the nearest first.
  ///
  /// Colours of the system have no mix, since looks know them by their names: what covers more than half stands for it.
  fileprivate func shining(through layers: [Color]) -> Color {
    layers.reversed().reduce(self) { below, layer in
      guard below.system == nil, layer.system == nil else { return layer.alpha > 0.5 ? layer.opaque : below }
      let mix = { (below: Color, layer: Color) in
        var opaque = layer
        opaque.alpha = 1
        return below.mixed(with: opaque, amount: layer.alpha)
      }
      let light = mix(below, layer)
      guard below.dark != nil || layer.dark != nil else { return light }
      return Color(light: light, dark: mix(below.dark ?? below, layer.dark ?? layer))
    }
  }

  /// The colour without its opacity; one of the system loses its name where looks have it half clear.
  private var opaque: Color {
    if let system, system.fallback.alpha == 1 { return Color(system, else: system.fallback) }
    return dark.map { Color(light: Color(hex), dark: Color($0.hex)) } ?? Color(hex)
  }
}

extension Size {
  /// A rectangle of this size at the origin.
  fileprivate var rect: Rect { Rect(origin: .zero, size: self) }
}

/// The rest of the screen around a table that does not fill its controller’s view.
struct IBSurroundings {
  let context: IBContext

  /// What holds tables that are no part of a screen by themselves.
  private static let otherHolders = ["tableViewCell", "tableView", "collectionView", "collectionViewCell"]
  /// The part of a table that views over it may cover; more than that is for times when the table is not to be seen.
  private static let coverablePart = 0.5

  /// The controller’s view with all that is in it, in which the table is a box of its class; `nil` where nothing would be
  /// seen beside the table.
  func view(around table: XMLElement, in document: XMLElement) -> View? {
    // The view of a controller itself has nothing around it.
    guard table["key"] != "view", let id = table.id, let path = IBBackdrop.path(to: id, in: document),
      !path.contains(where: { IBSurroundings.otherHolders.contains($0.name) }),
      let root = IBBackdrop.ancestors(of: id, in: document).last,
      let frame = context.rect("frame", of: root), frame.width > 0, frame.height > 0,
      let place = IBSurroundings.place(of: id, in: root, context), !place.contains(frame.bounds)
    else { return nil }
    let shown = pruned(root, id: id, origin: .zero, table: place)
    guard showsSomething(in: shown, origin: .zero, beside: place, within: frame.bounds) else { return nil }
    var view = context.part(.key("view"), root) { IBView(context: context).view(shown) }
    view.frame = frame.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    IBSurroundings.hold(&view, id: id)
    return view
  }

  /// Where a view lies in one around it.
  private static func place(of id: String, in view: XMLElement, _ context: IBContext) -> Rect? {
    for child in view.elements(in: "subviews") {
      guard let frame = context.rect("frame", of: child) else { continue }
      if child.id == id { return frame }
      if let inside = place(of: id, in: child, context) {
        return inside.offset(x: frame.minX, y: frame.minY)
      }
    }
    return nil
  }

  /// A view without what covers the table, and with nothing of the table but its place.
  ///
  /// The table and what holds it are shown: apps hide them until there are rows.
  private func pruned(_ view: XMLElement, id: String, origin: Point, table: Rect) -> XMLElement {
    guard let index = view.children.firstIndex(where: { $0.name == "subviews" }) else { return view }
    var view = view.shown
    var isOver = false
    view.children[index].children = view.children[index].children.compactMap { child in
      let frame = context.rect("frame", of: child)?.offset(x: origin.x, y: origin.y)
      guard child.id != id, IBBackdrop.path(to: id, in: child) == nil else {
        isOver = true
        guard child.id == id else {
          return pruned(child, id: id, origin: frame?.origin ?? origin, table: table)
        }
        var place = child.shown
        place.children = child.children.filter { ["frame", "autoresizingMask"].contains($0["key"]) }
        return place
      }
      guard isOver, let covered = frame?.intersection(table) else { return child }
      let part = covered.width * covered.height / max(1, table.width * table.height)
      return part > IBSurroundings.coverablePart ? nil : child
    }
    return view
  }

  /// Whether a view shows anything that is to be seen beside the table.
  private func showsSomething(
    in view: XMLElement, origin: Point, beside table: Rect, within screen: Rect
  ) -> Bool {
    view.elements(in: "subviews").contains { child in
      guard child.flag("hidden") != true, !IBVariation.leavesOut(child),
        let frame = context.rect("frame", of: child)?.offset(x: origin.x, y: origin.y)
      else { return false }
      let isSeen = frame.intersection(screen).map { !table.contains($0) } ?? false
      let isBox = ["view", "stackView", "scrollView"].contains(child.name)
      let isFilled = context.backgroundColor(of: child).map { $0.alpha > 0 } ?? false
      if isSeen, child.name != "tableView", !isBox || (isFilled && !frame.contains(table)) { return true }
      return showsSomething(in: child, origin: frame.origin, beside: table, within: screen)
    }
  }

  /// Gives the table’s place its class, and views that constraints placed the way in which they follow another size.
  private static func hold(_ view: inout View, id: String) {
    let (size, design) = (view.frame?.size ?? .zero, view)
    let table = design.place(of: id)
    for index in view.subviews.indices {
      var child = view.subviews[index]
      let isTable = child.id == id
      if isTable {
        (child.content, child.id) = (.unknown(className: IBSurroundings.tableClass), nil)
      } else if child.content == .unknown(className: IBSurroundings.tableClass) {
        child.content = .unknown(className: "another UITableView")
      }
      let holdsTable = isTable || child.place(of: id) != nil
      if let frame = child.frame, child.autoresizingMask.isEmpty {
        child.autoresizingMask = following(frame, in: size, holdsTable: holdsTable, below: table?.maxY)
      }
      hold(&child, id: id)
      view.subviews[index] = child
    }
  }

  private static let tableClass = "UITableView"
  /// The part of the width that views have which grow with the screen.
  private static let growingPart = 0.6
  /// The distance in points from the middle that views keep at both sides alike.
  private static let middle = 2.0

  /// How a view follows its parent’s size: wide ones grow, those in the middle or at the right stay there, and what is below
  /// the table keeps its distance from the lower edge.
  private static func following(
    _ frame: Rect, in size: Size, holdsTable: Bool, below table: Double?
  ) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    let (left, right) = (frame.minX, size.width - frame.maxX)
    if holdsTable || frame.width >= growingPart * size.width {
      mask.insert(.flexibleWidth)
    } else if abs(left - right) <= middle {
      mask.formUnion([.flexibleLeftMargin, .flexibleRightMargin])
    } else if right < left {
      mask.insert(.flexibleLeftMargin)
    }
    if holdsTable {
      mask.insert(.flexibleHeight)
    } else if let table, frame.minY >= table - 1 {
      mask.insert(.flexibleTopMargin)
    } else if frame.height >= size.height - 1 {
      mask.insert(.flexibleHeight)
    }
    return mask
  }
}

extension XMLElement {
  /// The view as an app shows it that hides it at first or lets it appear slowly.
  fileprivate var shown: XMLElement {
    var view = self
    view.attributes.removeAll { $0.name == "hidden" || $0.name == "alpha" && (Double($0.value) ?? 1) < 0.01 }
    return view
  }
}

extension View {
  /// Where a view in this one lies; `nil` where it does not.
  fileprivate func place(of id: String) -> Rect? {
    for child in subviews {
      guard let frame = child.frame else { continue }
      if child.id == id { return frame }
      if let inside = child.place(of: id) { return inside.offset(x: frame.minX, y: frame.minY) }
    }
    return nil
  }
}

extension Rect {
  /// What two rectangles have in common; `nil` where that is nothing.
  fileprivate func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
