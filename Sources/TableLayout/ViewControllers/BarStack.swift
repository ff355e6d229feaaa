import TableModel
import TableThemes

/// The bars around a table: how much they take of each edge, and their views.
final class BarStack {
  private let context: BarContext
  private let haveBackgrounds: Bool
  private let navigationBar: NavigationBarLayout?
  private let searchBar: SearchBarLayout?
  /// A search bar at the lower edge.
  private let lowerSearchBar: SearchBarLayout?
  /// Whether that stands between the buttons of the toolbar.
  private let toolbarHoldsSearch: Bool
  /// A search bar among the buttons of the navigation bar.
  private let inlineSearchBar: SearchBarLayout?
  /// Whether a search bar stands on the navigation bar's background.
  private let sharesBackground: Bool
  private let toolbar: ToolbarLayout?
  private let tabBar: TabBarLayout?
  /// Tabs among the buttons of the navigation bar, and how they stand there.
  private let upperTabBar: (layout: TabBarLayout, row: TabBarLook.Row)?
  private let safeArea: EdgeInsets
  /// How far things in bars stay away from the sides of the screen, in points.
  private let sides: EdgeInsets

  /// Bars of which the navigation bar and the toolbar have backgrounds of their own or show what lies behind.
  ///
  /// What a container does to them is in its embedding.
  init(_ controller: ViewController, context: BarContext, embedding: Embedding) {
    self.context = context
    haveBackgrounds = embedding.barsHaveBackgrounds
    let width = embedding.width ?? context.environment.size.width
    safeArea = context.environment.safeAreaInsets
    sides = EdgeInsets(left: safeArea.left + embedding.barInset, right: safeArea.right)
    let (looks, source) = (context.looks, controller.searchBar)
    let isIntegrated = source?.placement == .integrated
    let isWide = width >= looks.integratedSearchEnd
    let fitsRow = source?.showsCancelButton == false
    let inlineWidth =
      isIntegrated && isWide && fitsRow && source?.scopeButtonTitles.isEmpty == true
        && controller.navigationBar != nil ? looks.inlineSearchWidth : nil
    let tabs = controller.tabBar.map { TabBarLayout($0, context: context) }
    upperTabBar = tabs.flatMap { tabs in tabs.row(across: width).map { (tabs, $0) } }
    let hasRow = upperTabBar != nil
    tabBar = hasRow ? nil : tabs
    navigationBar = controller.navigationBar.map {
      NavigationBarLayout($0, searchWidth: inlineWidth, hasTabs: hasRow, context: context)
    }
    sharesBackground = controller.navigationBar != nil && looks.searchBar.sharesNavigationBarBackground
    let isLower = isIntegrated && !isWide && looks.integratedSearchBar != nil
    let room =
      isLower && controller.tabBar == nil && fitsRow
      ? controller.toolbar.flatMap { [sides] in
        ToolbarLayout($0, isLowest: true, holdsSearchField: true, context: context)
          .searchRoom(across: width, sides: sides)
      } : nil
    toolbarHoldsSearch = (room?.width ?? 0) >= looks.toolbar.leastSearchWidth
    let place: SearchBarLayout.Place =
      if inlineWidth != nil {
        .inline
      } else if isLower {
        toolbarHoldsSearch ? .toolbar : .lowerEdge
      } else {
        sharesBackground ? .navigationBar : .screen
      }
    let search = source.map { SearchBarLayout($0, at: place, context: context) }
    inlineSearchBar = inlineWidth == nil ? nil : search
    lowerSearchBar = isLower ? search : nil
    searchBar = inlineWidth == nil && !isLower ? search : nil
    if isLower, source?.scopeButtonTitles.isEmpty == false {
      context.views.meter.note(LayoutFinding(.scopesHidden, ids: []))
    }
    toolbar = controller.toolbar.map { [toolbarHoldsSearch] in
      ToolbarLayout(
        $0, isLowest: tabs == nil || hasRow, holdsSearchField: toolbarHoldsSearch, context: context)
    }
  }

  /// What bars, and parts of the screen that nothing should stand in, take of the edges while the table is at rest.
  var insets: EdgeInsets {
    EdgeInsets(
      top: upperEdge + navigationHeight(largeTitle: shrinkableHeight) + (searchBar?.height ?? 0),
      left: safeArea.left,
      bottom: lowerEdge + lowerSearchHeight,
      right: safeArea.right
    )
  }

  /// The points below a search bar at the lower edge, or what other bars there take.
  private var lowerEdge: Double {
    guard toolbar == nil, tabBar == nil, let lowerSearchBar else {
      return safeArea.bottom + (toolbar?.height ?? 0) + (tabBar?.height ?? 0)
    }
    return lowerSearchBar.bottomMargin
  }

  /// What a search bar at the lower edge takes beside other bars there, in points: in a toolbar, how much higher it is.
  private var lowerSearchHeight: Double {
    let height = lowerSearchBar?.height ?? 0
    return toolbarHoldsSearch ? max(0, height - (toolbar?.ownHeight ?? 0)) : height
  }

  /// The height of a large title, which gives way to scrolling, in points.
  var shrinkableHeight: Double { navigationBar?.largeTitleHeight ?? 0 }

  /// The points above the uppermost bar.
  private var upperEdge: Double { safeArea.top + (navigationBar?.spaceAbove ?? 0) }

  private func navigationHeight(largeTitle: Double) -> Double {
    navigationBar.map { $0.baseHeight + largeTitle }
      ?? upperTabBar.map { $0.row.height + $0.row.spaceBelow } ?? 0
  }

  /// The bars of a controller's view, over content that is moved up by `scrollOffset` points and ends at `contentBottom`
  /// points below the view's top.
  func nodes(in bounds: Rect, scrollOffset: Double, contentBottom: Double) -> [SceneNode] {
    let isAtEnd = contentBottom <= bounds.maxY - insets.bottom
    return fades(in: bounds, scrollOffset: max(0, scrollOffset), isAtEnd: isAtEnd)
      + upperNodes(in: bounds, scrollOffset: max(0, scrollOffset))
      + lowerNodes(in: bounds, isAtScrollEdge: isAtEnd)
  }

  // MARK: Scroll edges

  /// What hides content that goes on under bars, in looks whose bars have no backgrounds.
  private func fades(in bounds: Rect, scrollOffset: Double, isAtEnd: Bool) -> [SceneNode] {
    guard let look = context.looks.scrollEdge else { return [] }
    var nodes: [SceneNode] = []
    if navigationBar != nil || searchBar != nil || upperTabBar != nil, scrollOffset > shrinkableHeight {
      let edge = upperEdge + navigationHeight(largeTitle: 0) + (searchBar?.height ?? 0)
      nodes.append(fade(look.top, from: 0, to: edge, in: bounds))
    }
    if toolbar != nil || tabBar != nil || lowerSearchBar != nil, !isAtEnd {
      nodes.append(fade(look.bottom, from: bounds.maxY, to: bounds.maxY - insets.bottom, in: bounds))
    }
    return nodes
  }

  /// A veil in the ground's colour from an edge of the screen over bars that end at a height.
  private func fade(
    _ steps: [ScrollEdgeLook.Step], from start: Double, to edge: Double, in bounds: Rect
  )
    -> SceneNode
  {
    let length = abs(edge - start) + max(0, steps.last?.distance ?? 0)
    let frame = Rect(
      x: bounds.minX, y: start < edge ? start : start - length, width: bounds.width, height: length)
    let stops = steps.map { step in
      Gradient.Stop(
        max(0, (abs(edge - start) + step.distance) / max(1, length)),
        context.ground.faded(to: step.opacity))
    }
    let (from, to) = (Point(0, start - frame.minY), Point(0, start < edge ? length : 0))
    return SceneNode(
      .view, frame: frame,
      drawings: [.fill(.rect(frame.bounds), .linear(Gradient(stops), from: from, to: to))])
  }

  // MARK: Upper bars

  private func upperNodes(in bounds: Rect, scrollOffset: Double) -> [SceneNode] {
    let whole = shrinkableHeight
    let largeTitle = max(0, whole - scrollOffset)
    let height = navigationHeight(largeTitle: largeTitle)
    var nodes: [SceneNode] = []
    if let searchBar {
      nodes.append(
        searchBar.node(
          in: Rect(x: 0, y: upperEdge + height, width: bounds.width, height: searchBar.height),
          role: .searchBar,
          above: navigationBar == nil ? safeArea.top : 0,
          sides: sides
        )
        .explained(
          by: place(
            y: top + length(height, "height of the navigation bar"), in: bounds,
            height: length(searchBar.height, ofLook: "height of the search bar")), in: context.views))
    }
    let tabs = upperTabNode(in: bounds)
    if let navigationBar {
      let surroundings = NavigationBarLayout.Surroundings(
        hasBackground: haveBackgrounds,
        above: upperEdge,
        below: sharesBackground ? searchBar?.height ?? 0 : 0,
        sides: sides,
        inset: sides.left - safeArea.left,
        isAtScrollEdge: whole > 0 ? largeTitle > 0 : scrollOffset <= 0,
        largeTitle: largeTitle,
        tabs: tabs?.frame
      )
      let bar = navigationBar.node(
        in: Rect(x: 0, y: upperEdge, width: bounds.width, height: height), surroundings
      )
      .explained(
        by: place(
          y: top, in: bounds,
          height: length(navigationBar.baseHeight, ofLook: "height of the navigation bar")
            + length(largeTitle, ofLook: "height of the large title")), in: context.views)
      if let inlineSearchBar,
        let room = navigationBar.searchRoom(across: bounds.width, sides: sides)
      {
        let size = "size of a search bar among buttons"
        nodes.append(
          inlineSearchBar.node(in: room.offset(y: upperEdge), role: .searchBar)
            .explained(
              by: PlacedFrame(
                x: length(room.minX, "place after the buttons"),
                y: top + length(room.minY, "place of buttons in the navigation bar"),
                width: length(room.width, ofLook: size), height: length(room.height, ofLook: size)),
              in: context.views))
      }
      // A search bar on the navigation bar's background lies over it; one with a background of its own lies in its shadow.
      nodes.insert(bar, at: sharesBackground ? 0 : nodes.count)
    }
    return nodes + (tabs.map { [$0] } ?? [])
  }

  /// Tabs between the buttons of the navigation bar, or alone at the upper edge.
  private func upperTabNode(in bounds: Rect) -> SceneNode? {
    guard let (layout, row) = upperTabBar else { return nil }
    let line = bounds.inset(by: EdgeInsets(left: sides.left, right: sides.right))
    let margin = context.looks.navigationBar.margin[line.width]
    let room =
      navigationBar?.tabRoom(across: bounds.width, sides: sides)
      ?? Rect(x: line.minX + margin, y: 0, width: max(0, line.width - 2 * margin), height: row.height)
    let node = layout.node(of: row, in: room.offset(y: upperEdge), middle: line.center.x)
    return node.explained(
      by: PlacedFrame(
        x: length(node.frame.minX, "place between the buttons"),
        y: top + length(room.minY, "place of buttons in the navigation bar"),
        width: length(node.frame.width, "width of the tabs"),
        height: length(row.height, ofLook: "height of the tabs")), in: context.views)
  }

  // MARK: Lower bars

  private func lowerNodes(in bounds: Rect, isAtScrollEdge: Bool) -> [SceneNode] {
    var bottom = bounds.maxY - safeArea.bottom
    var nodes: [SceneNode] = []
    if let tabBar {
      bottom -= tabBar.height
      nodes.append(
        tabBar.node(
          in: Rect(x: 0, y: bottom, width: bounds.width, height: tabBar.height),
          below: safeArea.bottom, sides: sides, isAtScrollEdge: isAtScrollEdge
        )
        .explained(
          by: place(
            y: end(in: bounds) - length(tabBar.height, ofLook: "height of the tab bar"), in: bounds,
            height: length(tabBar.height, ofLook: "height of the tab bar")), in: context.views))
    }
    if let toolbar {
      bottom -= toolbar.height
      nodes.append(
        toolbar.node(
          in: Rect(x: 0, y: bottom, width: bounds.width, height: toolbar.height),
          below: tabBar == nil ? safeArea.bottom : 0, sides: sides, isAtScrollEdge: isAtScrollEdge,
          hasBackground: haveBackgrounds
        )
        .explained(
          by: place(
            y: end(in: bounds) - length(tabBar?.height ?? 0, ofLook: "height of the tab bar")
              - length(toolbar.height, ofLook: "height of the toolbar"), in: bounds,
            height: length(toolbar.height, ofLook: "height of the toolbar")), in: context.views))
    }
    if let lowerSearchBar {
      let height = lowerSearchBar.height
      let room =
        toolbarHoldsSearch ? toolbar?.searchRoom(across: bounds.width, sides: sides) : nil
      let below = room == nil ? lowerEdge : lowerEdge - (toolbar?.ownHeight ?? 0)
      nodes.append(
        lowerSearchBar.node(
          in: Rect(
            x: room?.minX ?? 0, y: bounds.maxY - below - height, width: room?.width ?? bounds.width,
            height: height),
          role: .searchBar, sides: room == nil ? sides : .zero
        )
        .explained(
          by: PlacedFrame(
            x: length(room?.minX ?? 0, room == nil ? "left edge of the screen" : "left edge of its room"),
            y: length(bounds.maxY, "lower edge of the screen")
              - length(below, "space below the search bar")
              - length(height, ofLook: "height of the search bar"),
            width: length(
              room?.width ?? bounds.width, room == nil ? "width of the screen" : "width of its room"),
            height: length(height, ofLook: "height of the search bar")), in: context.views))
    }
    // The tab bar's line lies over the toolbar.
    return nodes.reversed()
  }

  // MARK: What figures are made of

  private var top: Length {
    let safeTop = length(safeArea.top, "safe area at the top")
    guard let above = navigationBar?.spaceAbove, above > 0 else { return safeTop }
    return safeTop + length(above, ofLook: "space above the navigation bar")
  }

  private func end(in bounds: Rect) -> Length {
    length(bounds.maxY, "lower edge of the screen") - length(safeArea.bottom, "safe area at the bottom")
  }

  private func place(y: Length, in bounds: Rect, height: Length) -> PlacedFrame {
    PlacedFrame(
      x: length(0, "left edge of the screen"), y: y, width: length(bounds.width, "width of the screen"),
      height: height)
  }

  private func length(_ points: Double, _ source: @autoclosure () -> String) -> Length {
    context.views.length(points, source(), .bars)
  }

  private func length(_ points: Double, ofLook name: @autoclosure () -> String) -> Length {
    context.views.length(ofLook: points, name(), .bars)
  }
}

/// What a container does to the edges and bars of a controller's view that stands in it.
struct Embedding {
  /// The radius in points of the view's corners.
  var cornerRadius = 0.0
  /// The radius in points of the corners of the view's table alone.
  var tableCornerRadius = 0.0
  /// What the container throws on the table of the view; `nil` for nothing.
  var tableShade: PopoverLook.Shade?
  /// Whether the navigation bar and the toolbar have backgrounds of their own; without, they show the container's.
  var barsHaveBackgrounds = true
  /// The points that things in bars begin further in than the table.
  var barInset = 0.0
  /// The view's width in points, where the screen is wider than that; `nil` for the screen's.
  var width: Double?
}
