import TableModel
import TableThemes

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
    let covered = mode == .primaryOverlay ? 0 : min(bounds.width, sheet.maxX + look.insets.right)
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
    return ViewControllerLayout(splitView.detail, context: context.with(environment: environment, tint: nil))
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
      embedding: Embedding(cornerRadius: look.rim.cornerRadius)
    )
    .node(in: sheet, role: .master)
    node.children.append(
      SceneNode(
        .view, frame: sheet.bounds,
        drawings: BarContext(context).shapes(tint: context.tint).drawings(of: look.rim, in: sheet.bounds)))
    let colors = context.isDark ? look.darkColors : look.colors
    let palette = context.theme.palette?[environment.appearance] ?? [:]
    let ground = splitView.detail.ground(in: context.theme).resolved(with: palette, for: environment.appearance)
    return node.resolvingColors(with: colors.system(over: ground), for: context.isDark ? .dark : .light)
  }
}
