import SwiftSyntax

/// Finds the list of a screen, or what stands in its place.
extension ScreenMaker {
  /// The list of a screen, or what it has where there is none.
  struct Container {
    var list: ViewNode?
    /// What stands before the list, or all there is where there is none.
    var above: [ViewNode] = []
    /// What stands behind it.
    var below: [ViewNode] = []
    /// Whether that lies over its lower end.
    var belowIsInset = false
    /// What lies over the list.
    var covers: [Cover] = []
    /// Those of them that stand at edges of the screen.
    var insets: [ViewNode] = []
    /// What lies behind all of it.
    var backdrop: Value?
    var style: ViewStyle

    mutating func add(_ views: [ViewNode]) { if list == nil { above += views } else { below += views } }
  }

  static let stacks: Set<String> = [
    "VStack", "ZStack", "HStack", "ScrollView", "LazyVStack", "NavigationSplitView", "TabView", "Tab",
  ]

  static let bars: Set<String> = ["NavigationStack", "NavigationView"]

  /// The views of a screen, or the form that they stand in elsewhere where there are sections among them.
  func form(of views: [ViewNode], _ root: ViewNode) -> [ViewNode] {
    guard views.contains(where: { $0.name == "Section" }),
      !views.contains(where: { ViewCatalog.scrolling.contains($0.name) })
    else { return views }
    views.forEach(take)
    interpreter.guess("sections without a list are drawn as those of a form", at: root.node)
    return [ViewNode("Form", children: views, node: root.node)]
  }

  /// The list in a view, or what it has; of views inside others, those that something lies behind stay as they are.
  func find(_ node: ViewNode, _ style: ViewStyle, isInside: Bool = false) -> Container {
    // Groups vanish with their names, so their bar is noted before.
    if ScreenMaker.bars.contains(node.name) { hasBar = true }
    return find(among: expander.views(of: node), style, isInside: isInside)
  }

  func find(among views: [ViewNode], _ style: ViewStyle, isInside: Bool = false) -> Container {
    var container = Container(style: style)
    for view in edged(views) {
      take(view)
      let inner = style.inside(view, interpreter)
      let insets = inset(into: view, style)
      container.add(insets.above)
      container.insets += insets.above + insets.below
      let start = container.above.count
      if view.name == "List" || view.name == "Form" {
        if container.list == nil { (container.list, container.style) = (view, inner) }
      } else if ScreenMaker.stacks.contains(view.name), !ContentMaker.isLevel(view) {
        look(into: view, inner, isInside: isInside, &container)
        if container.list == nil, ScreenMaker.isNarrow(view), container.above.count > start {
          container.above.replaceSubrange(start..., with: [middle(ScreenMaker.whole(view))])
        }
      } else {
        container.add([view])
      }
      if container.list == nil { stretch(&container.above, from: start, by: view) }
      if container.list != nil {
        if !insets.below.isEmpty, container.below.isEmpty { container.belowIsInset = true }
        container.covers += covers(of: view)
      }
      container.add(insets.below)
    }
    return container
  }

  /// Adds what a stack has, or a view that shows one of several.
  private func look(
    into view: ViewNode, _ style: ViewStyle, isInside: Bool, _ container: inout Container
  ) {
    var (beside, edges, layers): ([ViewNode], [ViewNode], [ViewNode]) = ([], [], [])
    let children = edged(content(of: view, style))
    let isPart = isInside || children.count > 1 || isSized(view)
    var inner = style
    // What has corners or a border of its own is a card, not a screen.
    if isCut(view) { inner.behind = nil }
    let spaces = spaces(of: view, children, inner)
    for (place, child) in children.enumerated() {
      // A list that scrolls within what scrolls is one of its views.
      let found =
        view.name == "ScrollView" ? scrolled(child, inner) : find(child, inner, isInside: isPart)
      if view.name == "ZStack", !isInside, !isSized(view), place < children.count - 1, !isSized(child),
        isBackdrop(found)
      {
        container.backdrop = found.above.last.map { .view($0) } ?? container.backdrop
        continue
      }
      container.backdrop = container.backdrop ?? found.backdrop
      container.covers += found.covers
      container.belowIsInset = container.belowIsInset || found.belowIsInset
      if view.name == "ZStack", container.list != nil, found.list == nil {
        container.covers.append(
          Cover(views: [child], alignment: view.argument("alignment")?.value.memberName))
        continue
      }
      if isInside, isCard(view), found.list == nil, container.list == nil {
        beside = [view]
        continue
      }
      if found.list == nil, !found.above.isEmpty { layers.append(child) }
      let placed = arranged(found, child, in: view, at: place, of: spaces)
      edges += found.insets
      if ScreenMaker.columns.contains(view.name) || found.list != nil {
        container.add(placed.above)
      } else {
        beside += placed.above
      }
      if container.list == nil, let list = found.list {
        (container.list, container.style) = (list, found.style)
        beside = []
      }
      container.add(placed.below)
    }
    // What stands beside a list is left out; views beside each other and over each other stay so.
    if container.list == nil {
      switch view.name {
      case "HStack" where !beside.isEmpty: container.add([view] + edges)
      case "ZStack" where layers.count > 1: container.add([layered(layers, in: view)] + edges)
      default: container.add(beside)
      }
    }
    container.insets += edges
    if !isInside { container.backdrop = container.backdrop ?? backdrop(of: view, inner) }
  }

  private static let columns: Set<String> = ["VStack", "LazyVStack", "ScrollView"]

  /// What stands in a stack, a screen of columns or the chosen tab.
  private func content(of view: ViewNode, _ style: ViewStyle) -> [ViewNode] {
    switch view.name {
    case "NavigationSplitView": splitContent(view)
    case "TabView": chosenTab(of: view, style)
    default: expander.content(of: view)
    }
  }

  /// What was found in a view of a stack, where that puts it.
  private func arranged(
    _ found: Container, _ child: ViewNode, in view: ViewNode, at place: Int, of spaces: [Double]
  ) -> Container {
    var found = found
    if view.name == "ScrollView" { found.above = found.above.map(ScreenMaker.fixed) }
    if ScreenMaker.columns.contains(view.name), found.list == nil {
      found.above = spread(found.above, at: place, of: spaces, in: view)
    }
    let isCentered = view.name == "VStack" && view.argument("alignment") == nil
    let isWhole = child.name == "HStack" || found.above.first?.name == "ZStack"
    if isCentered, isWhole || !ScreenMaker.stacks.contains(child.name) {
      (found.above, found.below) = (found.above.map(middle), found.below.map(middle))
    }
    return found
  }

  /// What stands in a view that scrolls, lists of its included.
  private func scrolled(_ node: ViewNode, _ style: ViewStyle, isInside: Bool = false) -> Container {
    var container = Container(style: style)
    for view in expander.views(of: node) {
      take(view)
      guard ["VStack", "LazyVStack"].contains(view.name), !isCut(view), !isInside || !isCard(view) else {
        container.above.append(view)
        continue
      }
      let (children, inner) = (expander.content(of: view), style.inside(view, interpreter))
      let spaces = spaces(of: view, children, inner)
      let isCentered = view.argument("alignment") == nil
      for (place, child) in children.enumerated() {
        let isColumn = ["VStack", "LazyVStack"].contains(child.name)
        // A column within has a width, in whose middle or at whose side its views stand.
        let isWhole = isCentered && child.argument("alignment") != nil && !rows.contents.isFlexible(child)
        var found = isColumn && isWhole ? [child] : scrolled(child, inner, isInside: true).above
        if isCentered, !isColumn || isWhole || isCard(child) { found = found.map(middle) }
        container.above += spread(found, at: place, of: spaces, in: view)
      }
    }
    return container
  }

  private func splitContent(_ view: ViewNode) -> [ViewNode] {
    hasBar = true
    let sidebar = expander.content(of: view, "sidebar")
    return sidebar.isEmpty
      ? view.arguments.first { $0.isTrailing }.map { expander.views(of: $0, values: []) } ?? [] : sidebar
  }
}
