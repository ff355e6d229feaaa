import SwiftSyntax

/// Where the views of columns stand that are rows of no list.
extension ScreenMaker {
  /// The views of a screen without a list: in its middle where none takes the room that the others leave.
  func placed(_ container: Container) -> [ViewNode] {
    var views = container.above.filter { $0.name != "Divider" || $0.edges != nil }
    let insets = Set(container.insets.map(\.node.id))
    let top = views.prefix { insets.contains($0.node.id) }.count
    let bottom = views.dropFirst(top).reversed().prefix { insets.contains($0.node.id) }.count
    guard views.count > top + bottom else { return views }
    if !views.contains(where: ScreenMaker.isRoom) {
      let room = ScreenMaker.room(views[top])
      views.insert(room, at: views.count - bottom)
      views.insert(room, at: top)
    }
    // What is left below all is so without a row.
    let isLast = views.firstIndex(where: ScreenMaker.isRoom) == views.count - 1
    return isLast && views.last?.name == "Spacer" ? views.dropLast() : views
  }

  /// Gives the views of a view the room that it takes for them, as what scrolls and frames without an end do.
  ///
  /// A column of a height that shares it out itself stays whole.
  func stretch(_ views: inout [ViewNode], from start: Int, by view: ViewNode) {
    guard views.count > start, view.name != "Spacer" else { return }
    let hasRoom = views[start...].contains(where: ScreenMaker.isRoom)
    if ScreenMaker.height(of: view) != nil {
      guard hasRoom, view.name != "ScrollView" else { return }
      return views.replaceSubrange(start..., with: [ScreenMaker.whole(view)])
    }
    let room = ScreenMaker.room(view)
    if view.name == "ScrollView" && !ContentMaker.isLevel(view) || view.name == "GeometryReader" {
      return views.append(room)
    }
    let frames = view.modifiers.filter { $0.name == "frame" }
    guard let frame = frames.last(where: { $0.argument("maxHeight")?.value.isNone == false }), !hasRoom
    else { return }
    let edge = frame.argument("alignment")?.value.memberName ?? ""
    if !edge.hasPrefix("bottom") { views.append(room) }
    if !edge.hasPrefix("top") { views.insert(room, at: start) }
  }

  /// A view as one row, which has no room around it.
  static func whole(_ view: ViewNode) -> ViewNode {
    let whole = view.with(view.modifiers)
    whole.edges = ViewNode.Edges(top: 0, leading: 0, bottom: 0, trailing: 0)
    return whole
  }

  /// The width in points of most phones without Plus or Max, by which a column that says less is narrow.
  private static let phoneWidth = 390.0

  /// Whether a column says that it is narrower than the screen.
  static func isNarrow(_ view: ViewNode) -> Bool {
    ["VStack", "LazyVStack"].contains(view.name)
      && view.modifiers.contains { modifier in
        modifier.name == "frame"
          && ["width", "maxWidth"].contains {
            (modifier.argument($0)?.value.number ?? .infinity) < phoneWidth
          }
      }
  }

  /// The height that a view says, or the largest, in points; `nil` for none.
  private static func height(of view: ViewNode) -> Double? {
    view.modifiers.filter { $0.name == "frame" }.lazy
      .compactMap { ($0.argument("height") ?? $0.argument("maxHeight"))?.value.number }
      .first { $0.isFinite }
  }

  /// Whether a view takes what is left, as spacers do.
  private static func isRoom(_ view: ViewNode) -> Bool {
    view.fillsHeight || view.name == "Spacer" && height(of: view) == nil
  }

  /// Layers over each other as one view, without the one that is behind all of the screen.
  func layered(_ layers: [ViewNode], in stack: ViewNode) -> ViewNode {
    let says = stack.arguments.filter { !$0.isTrailing && $0.label != "content" }
    let node = ExprSyntax(NilLiteralExprSyntax())
    let endless = { Argument(label: $0, value: .implicit("infinity", []), node: node) }
    // What scrolls takes all of the height, and begins at its top.
    let top = Argument(label: "alignment", value: .implicit("top", []), node: node)
    let placed = layers.map { layer in
      layer.name == "ScrollView" && !ContentMaker.isLevel(layer)
        ? layer.modified("frame", [endless("maxHeight"), top], node: layer.node) : layer
    }
    let view = ViewNode(stack.name, says, children: placed, node: stack.node)
    view.modifiers = stack.modifiers
    view.edges = ViewNode.Edges(top: 0, leading: 0, bottom: 0, trailing: 0)
    view.fillsHeight = fills(view, view.modifiers[...])
    return view.modified("frame", [endless("maxWidth")], node: view.node)
  }

  /// Room beside a view, which may be none.
  private static func room(_ view: ViewNode) -> ViewNode {
    ViewNode("Spacer", [points("minLength", 0)], node: view.node)
  }

  /// A spacer of its least length, as in what scrolls; other views as they are.
  static func fixed(_ view: ViewNode) -> ViewNode {
    if view.fillsHeight {
      let copy = view.with(view.modifiers)
      copy.fillsHeight = false
      return copy
    }
    return isRoom(view)
      ? view.modified("frame", [points("height", leastLength(of: view))], node: view.node) : view
  }

  private static func points(_ label: String, _ points: Double) -> Argument {
    Argument(label: label, value: .double(points), node: ExprSyntax(NilLiteralExprSyntax()))
  }

  /// The least length of a spacer in points, which is 8 where it says none.
  private static func leastLength(of spacer: ViewNode) -> Double {
    spacer.argument("minLength")?.value.number ?? 8
  }

  /// A row that is as high as a spacer.
  func room(_ spacer: ViewNode) -> JSON {
    let least = ScreenMaker.height(of: spacer) ?? ScreenMaker.leastLength(of: spacer)
    let height = least + (spacer.edges.map { $0.top + $0.bottom } ?? 0)
    return .mapping([
      "height": .number(min(max(height, 1), 500)),
      "fillsHeight": ScreenMaker.isRoom(spacer) ? .bool(true) : nil,
    ])
  }

  /// The views of one of the views of a column with its spacing and its padding as their distances from the edges of their rows;
  /// `spaces` are those of the column from edge to edge.
  ///
  /// Views of columns within it have theirs already, to which its padding is added.
  func spread(_ views: [ViewNode], at number: Int, of spaces: [Double], in column: ViewNode) -> [ViewNode] {
    let outer = space(around: column)
    let half = ContentMaker.spacing / 2
    return views.enumerated().map { place, view in
      let (isTop, isBottom) = (place == 0, place == views.count - 1)
      var edges =
        view.edges
        ?? ViewNode.Edges(top: isTop ? 0 : half, leading: 0, bottom: isBottom ? 0 : half, trailing: 0)
      if isTop { edges.top = min(edges.top + (number == 0 ? outer.top : spaces[number] / 2), 200) }
      if isBottom {
        let isLast = number == spaces.count - 2
        edges.bottom = min(edges.bottom + (isLast ? outer.bottom : spaces[number + 1] / 2), 200)
      }
      edges.leading = min(edges.leading + outer.leading, 200)
      edges.trailing = min(edges.trailing + outer.trailing, 200)
      let copy = view.with(view.modifiers)
      copy.edges = edges
      return copy
    }
  }

  /// The spaces above each view of a column, and below the last: those that it says, or else less between texts.
  func spaces(of column: ViewNode, _ views: [ViewNode], _ style: ViewStyle) -> [Double] {
    let said = column.argument("spacing")?.value.number.map { max($0, 0) }
    let inner = views.indices.dropFirst().map { number -> Double in
      if let said { return said }
      guard text(at: "bottom", of: views[number - 1]) != nil,
        let text = text(at: "top", of: views[number])
      else { return ContentMaker.spacing }
      return style.inside(text, interpreter).font.leading
    }
    return [0] + inner + [0]
  }

  /// The text at an edge of a view; `nil` where something else is at it.
  private func text(at edge: String, of view: ViewNode) -> ViewNode? {
    let isFree = view.modifiers.allSatisfy { modifier in
      modifier.name != "padding"
        && (modifier.name != "frame"
          || modifier.arguments.allSatisfy {
            $0.label?.hasSuffix("Width") == true || $0.label == "alignment" || $0.label == "width"
          })
    }
    guard isFree else { return nil }
    switch view.name {
    case "Text", "Text+": return view
    case "VStack":
      let content = expander.content(of: view)
      return (edge == "top" ? content.first : content.last).flatMap { text(at: edge, of: $0) }
    case "HStack":
      let texts = expander.content(of: view).filter { $0.name != "Spacer" }.map { text(at: edge, of: $0) }
      return texts.contains { $0 == nil } ? nil : texts.first ?? nil
    default: return nil
    }
  }

  /// The space that modifiers put around a view.
  private func space(around view: ViewNode) -> ViewNode.Edges {
    var all = ViewNode.Edges(top: 0, leading: 0, bottom: 0, trailing: 0)
    for modifier in view.modifiers where modifier.name == "padding" {
      let edges = modifier.arguments.first?.value
      let names =
        edges?.number == nil ? (edges?.items ?? edges.map { [$0] } ?? []).compactMap(\.memberName) : []
      let amount = min(max(modifier.arguments.last?.value.number ?? ContentMaker.padding, 0), 200)
      let length = { (side: String, axis: String) in
        names.isEmpty || names.contains(side) || names.contains(axis) || names.contains("all") ? amount : 0
      }
      all.top += length("top", "vertical")
      all.leading += length("leading", "horizontal")
      all.bottom += length("bottom", "vertical")
      all.trailing += length("trailing", "horizontal")
    }
    return all
  }
}
