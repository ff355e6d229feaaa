import TableModel
import TableThemes

/// Lays out two tables side by side, or the one of them that can be seen.
struct SplitViewLayout {
  private let splitView: SplitView
  private let context: ViewContext

  init(_ splitView: SplitView, context: ViewContext) {
    self.splitView = splitView
    self.context = context
  }

  private var look: SplitViewLook { context.theme.containers.splitView }

  /// The split view in a frame of its parent.
  func node(in frame: Rect) -> SceneNode {
    let bounds = frame.bounds
    return SceneNode(
      .splitView,
      frame: frame,
      clipsToBounds: true,
      drawings: [.fill(.rect(bounds), .color(look.dividerColor))],
      children: sides(in: bounds)
    )
  }

  private func sides(in bounds: Rect) -> [SceneNode] {
    if let sidebar = look.sidebar {
      return SidebarLayout(splitView, look: sidebar, context: context)
        .nodes(in: bounds, width: splitView.masterWidth ?? look.masterWidth, mode: displayMode(in: bounds))
    }
    let masterWidth = max(0, min(splitView.masterWidth ?? look.masterWidth, bounds.width))
    let master = Rect(x: 0, y: 0, width: masterWidth, height: bounds.height)
    switch displayMode(in: bounds) {
    case .allVisible, .automatic:
      let divider = look.dividerThickness.points(scale: context.scale)
      let detail = bounds.inset(by: EdgeInsets(left: min(masterWidth + divider, bounds.width)))
      return [
        node(of: splitView.detail, in: detail, .detail), node(of: splitView.master, in: master, .master),
      ]
    case .primaryHidden:
      return [node(of: splitView.detail, in: bounds, .detail)]
    case .primaryOverlay:
      return [
        node(of: splitView.detail, in: bounds, .detail), dimming(in: bounds),
        shadow(beside: master), node(of: splitView.master, in: master, .master, isBesideLine: false),
      ]
    }
  }

  /// The mode with what an author leaves to the era decided by the way the screen lies.
  private func displayMode(in bounds: Rect) -> SplitView.DisplayMode {
    guard splitView.displayMode == .automatic else { return splitView.displayMode }
    return bounds.width > bounds.height ? .allVisible : .primaryHidden
  }

  private func node(
    of controller: ViewController, in frame: Rect, _ role: ViewRole, isBesideLine: Bool = true
  ) -> SceneNode {
    var environment = context.environment
    if frame.minX > 0 { environment.safeAreaInsets.left = 0 }
    if frame.maxX < environment.size.width { environment.safeAreaInsets.right = 0 }
    var node = ViewControllerLayout(
      controller, context: context.with(theme: theme(of: controller), environment: environment, tint: nil),
      embedding: Embedding(width: frame.width)
    )
    .node(in: frame, role: role)
    let corners = corners(of: frame, isBesideLine: isBesideLine)
    if !corners.isEmpty {
      node.children.append(SceneNode(.view, frame: frame.bounds, drawings: corners))
    }
    return node
  }

  /// The corners of a side are the split view's, so its bar has none; above a sidebar it begins further in.
  private func theme(of controller: ViewController) -> Theme {
    var theme = context.theme
    theme.bars.navigationBar.background.default.corners = nil
    if let margins = look.sidebarMargins, controller.tableView?.list?.appearance.isSidebar == true {
      theme.bars.navigationBar.margin = margins.buttons
      theme.bars.navigationBar.largeTitle?.margin = margins.largeTitle
    }
    return theme
  }

  /// What shows behind the corners of a side, of which those beside the line may be tighter.
  ///
  /// It lies over the side: cut off one by one, the bar and the table below it would each leave a part of a pixel. A side
  /// over the other one has nothing behind it there that could be painted.
  private func corners(of frame: Rect, isBesideLine: Bool) -> [Drawing] {
    let outer = look.cornerRadius
    let inner = isBesideLine ? look.innerCornerRadius ?? outer : 0
    let left = frame.minX > 0 ? inner : outer
    let right = frame.maxX < context.environment.size.width ? inner : outer
    let bounds = frame.bounds
    let places = [bounds.minY, bounds.maxY].flatMap { y in
      [(Point(bounds.minX, y), left), (Point(bounds.maxX, y), right)]
    }
    return places.filter { $0.1 > 0 }.map { corner, radius in
      let inwards = Point(
        corner.x + (corner.x > bounds.minX ? -radius : radius),
        corner.y + (corner.y > bounds.minY ? -radius : radius))
      var path = Path([.move(corner), .line(Point(corner.x, inwards.y))])
      path.addCorner(to: Point(inwards.x, corner.y), by: corner)
      path.elements.append(.close)
      return .fill(path, .color(look.dividerColor))
    }
  }

  private func dimming(in bounds: Rect) -> SceneNode {
    let color = look.overlayDimming.map { Drawing.fill(.rect(bounds), .color($0)) }
    return SceneNode(.dimming, frame: bounds, drawings: [color].compactMap(\.self))
  }

  private func shadow(beside master: Rect) -> SceneNode {
    let frame = Rect(x: master.maxX, y: 0, width: look.overlayShadowWidth, height: master.height)
    let paint = Paint.linear(look.overlayShadow, from: .zero, to: Point(frame.width, 0))
    return SceneNode(.view, frame: frame, drawings: [.fill(.rect(frame.bounds), paint)])
  }
}

/// Lays out a split view whose left side floats over the right one.
struct SidebarLayout {
  private let splitView: SplitView
  private let look: SidebarLook
  private let context: ViewContext

  init(_ splitView: SplitView, look: SidebarLook, context: ViewContext) {
    self.splitView = splitView
    self.look = look
    self.context = context
  }

  /// Both sides in a split view's bounds, or the one that can be seen; the sheet is as wide as asked for.
  func nodes(in bounds: Rect, width: Double, mode: SplitView.DisplayMode) -> [SceneNode] {
    guard mode != .primaryHidden else { return [detail(in: bounds)] }
    var insets = look.insets
    insets.top += context.environment.safeAreaInsets.top
    let frame = bounds.inset(by: insets)
    let sheet = Rect(
      x: frame.minX, y: frame.minY, width: max(0, min(width, frame.width)), height: frame.height)
    let covered = mode == .primaryOverlay ? 0 : min(bounds.width, sheet.maxX)
    let room = bounds.inset(by: EdgeInsets(left: covered))
    return [background(in: bounds), detail(in: room), shadow(around: sheet, in: bounds), master(in: sheet)]
  }

  /// What lies behind the sheet: the right side's own background, which goes on there.
  private func background(in bounds: Rect) -> SceneNode {
    SceneNode(
      .view, frame: bounds,
      drawings: [.fill(.rect(bounds), .color(splitView.detail.ground(in: context.theme)))])
  }

  private func detail(in frame: Rect) -> SceneNode {
    var environment = context.environment
    if frame.minX > 0 { environment.safeAreaInsets.left = 0 }
    return ViewControllerLayout(
      splitView.detail, context: context.with(environment: environment, tint: nil),
      embedding: Embedding(barInset: frame.minX > 0 ? look.barInset : 0, width: frame.width)
    )
    .node(in: frame, role: .detail)
  }

  private func shadow(around sheet: Rect, in bounds: Rect) -> SceneNode {
    let drawings = SoftShadowDrawing(shadow: look.shadow).drawings { growth in
      let around = EdgeInsets(top: -growth, left: -growth, bottom: -growth, right: -growth)
      let radius = look.rim.cornerRadius + growth
      return .continuousRect(sheet.inset(by: around), top: radius, bottom: radius)
    }
    return SceneNode(.view, frame: bounds, drawings: drawings)
  }

  private func master(in sheet: Rect) -> SceneNode {
    var environment = context.environment
    environment.safeAreaInsets = EdgeInsets(
      bottom: max(0, environment.safeAreaInsets.bottom - look.insets.bottom))
    var node = ViewControllerLayout(
      splitView.master,
      context: context.with(theme: context.theme.on(look), environment: environment, tint: nil),
      embedding: Embedding(cornerRadius: look.rim.cornerRadius, width: sheet.width)
    )
    .node(in: sheet, role: .master)
    node.children.append(
      SceneNode(
        .view, frame: sheet.bounds,
        drawings: BarContext(context).shapes(tint: context.tint).drawings(of: look.rim, in: sheet.bounds)))
    let colors = context.isDark ? look.darkColors : look.colors
    let palette = context.theme.palette?[environment.appearance] ?? [:]
    let ground = splitView.detail.ground(in: context.theme).resolved(
      with: palette, for: environment.appearance)
    return node.resolvingColors(with: colors.system(over: ground), for: context.isDark ? .dark : .light)
  }
}
