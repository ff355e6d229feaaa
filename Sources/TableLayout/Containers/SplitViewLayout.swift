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
      controller, context: context.with(theme: themeOfSides, environment: environment, tint: nil)
    )
    .node(in: frame, role: role)
    let corners = corners(of: frame, isBesideLine: isBesideLine)
    if !corners.isEmpty {
      node.children.append(SceneNode(.view, frame: frame.bounds, drawings: corners))
    }
    return node
  }

  /// The corners of a side are the split view's: its bar has none of its own.
  private var themeOfSides: Theme {
    var theme = context.theme
    theme.bars.navigationBar.background.default.corners = nil
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
