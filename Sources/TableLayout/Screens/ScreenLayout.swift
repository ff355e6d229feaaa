import TableModel
import TableThemes

/// Lays out everything on a screen: bars, containers and the tables in them.
struct ScreenLayout {
  private let screen: Screen
  private let context: ViewContext

  init(_ screen: Screen, context: ViewContext) {
    self.screen = screen
    self.context = context
  }

  private var environment: LayoutEnvironment { context.environment }

  /// The screen as a scene.
  var scene: Scene {
    let bounds = Rect(x: 0, y: 0, width: environment.size.width, height: height)
    let content = contentNodes(in: contentFrame(in: bounds))
    var behind = sheet?.behind(content, in: bounds) ?? content
    var sheets = sheet?.nodes(in: bounds) ?? []
    let menu = menu(over: sheets + content)
    if let menu { (behind, sheets) = (menu.behind(behind), menu.behind(sheets)) }
    let alert = alert(over: sheets + content)
    let over = popoverNodes(in: bounds, over: content) + sheets + (menu?.nodes(in: bounds) ?? [])
    return Scene(
      name: screen.name,
      theme: context.theme.name,
      themeTitle: context.theme.title,
      size: bounds.size,
      contentSize: contentSize(in: bounds),
      scale: environment.scale,
      root: SceneNode(
        .window,
        frame: bounds,
        clipsToBounds: true,
        // The status bar has a window of its own, and an alert leaves it as it is.
        children: behind + (alert == nil ? statusNodes(in: bounds) + over : over)
          + (alert.map { $0.dimming(over: bounds) + statusNodes(in: bounds) + [$0.node(in: bounds)] } ?? [])
          + homeIndicatorNodes(in: bounds)
      )
      .resolvingColors(with: context.theme.palette?[environment.appearance], for: environment.appearance)
    )
  }

  /// What fills the screen: a controller that covers it, or on phones of later eras what would lie in a popover elsewhere.
  private func contentNodes(in frame: Rect) -> [SceneNode] {
    if let covering {
      return [layout(of: covering.controller).node(in: frame, role: covering.role)]
    }
    return switch screen.content {
    case .controller(let controller): [layout(of: controller).node(in: frame)]
    case .splitView(let splitView):
      [SplitViewLayout(splitView, context: contentContext).node(in: frame)]
    }
  }

  private func contentSize(in bounds: Rect) -> Size {
    guard case .controller(let controller) = screen.content else { return bounds.size }
    return layout(of: controller).contentSize(width: bounds.width)
  }

  private func popoverNodes(in bounds: Rect, over content: [SceneNode]) -> [SceneNode] {
    guard let popover = screen.popover, covering == nil, sheet?.kind != .phone else { return [] }
    return PopoverLayout(
      popover, context: context, isBelowStatusBar: screen.statusBar != nil, over: content
    )
    .nodes(in: bounds)
  }

  /// The controller that has all of the screen: a presented one, or a popover's on a phone whose era adapts to that.
  private var covering: (controller: ViewController, role: ViewRole)? {
    if let presentation = screen.presentation, sheet == nil { return (presentation.controller, .presented) }
    guard context.isPhone, context.theme.containers.popover.fillsPhones else { return nil }
    return screen.popover.map { ($0.controller, .popover) }
  }

  /// The controller that stands over the screen and leaves something of it in sight.
  private var sheet: SheetLayout? {
    screen.presentation.map { SheetLayout($0, context: context, top: topRoom) }
      .flatMap { $0.kind == nil ? nil : $0 }
  }

  private func menu(over behind: [SceneNode]) -> MenuLayout? {
    screen.menu.flatMap { MenuLayout($0, context: context, top: topRoom, over: behind) }
  }

  /// The message over everything else.
  private func alert(over behind: [SceneNode]) -> AlertLayout? {
    screen.alertController.flatMap { AlertLayout($0, context: context, top: topRoom, over: behind) }
  }

  private func layout(of controller: ViewController) -> ViewControllerLayout {
    ViewControllerLayout(controller, context: contentContext)
  }

  /// The height of the picture: the screen's, or what shows all of the table between the bars.
  private var height: Double {
    guard environment.height == .content, screen.popover == nil, screen.presentation == nil,
      screen.menu == nil, screen.alertController == nil, case .controller(let controller) = screen.content
    else { return environment.size.height }
    return statusBarRoom + layout(of: controller).naturalHeight(width: environment.size.width)
  }

  // MARK: The system's own parts

  private var statusBar: StatusBarLayout? {
    guard var bar = screen.statusBar, StatusBarLayout.isShown(on: environment) else { return nil }
    // Beside the card that a phone's screen becomes it is black.
    if sheet?.makesScreenCard == true { bar.style = .lightContent }
    return StatusBarLayout(bar, above: topController?.navigationBar, context: BarContext(context))
  }

  /// The controller below the status bar.
  private var topController: ViewController? { covering?.controller ?? screen.controllers.first }

  /// The points at the upper edge that a status bar or a notch takes.
  private var topRoom: Double {
    let bar = screen.statusBar != nil && StatusBarLayout.isShown(on: environment)
    return max(bar ? context.theme.bars.statusBar.height : 0, environment.safeAreaInsets.top)
  }

  /// The points that the status bar takes from the content, which lies under it in eras where it shows through.
  private var statusBarRoom: Double {
    context.theme.bars.contentExtendsUnderBars
      ? 0 : max(statusBar?.height ?? 0, environment.safeAreaInsets.top)
  }

  private func contentFrame(in bounds: Rect) -> Rect {
    bounds.inset(by: EdgeInsets(top: statusBarRoom))
  }

  /// The screen as its content sees it: its safe area is what covers the content.
  private var contentContext: ViewContext {
    var environment = environment
    let bars = context.theme.bars
    let top = max(statusBar?.height ?? 0, environment.safeAreaInsets.top)
    let isBesideIsland = environment.safeAreaInsets.top >= bars.statusBar.notched.minimumIslandHeight
    let rise =
      topController?.navigationBar != nil && isBesideIsland
      ? bars.riseBesideIsland[environment.size.width] : 0
    environment.safeAreaInsets.top = bars.contentExtendsUnderBars ? top - rise : 0
    return context.with(environment: environment, tint: nil)
  }

  private func statusNodes(in bounds: Rect) -> [SceneNode] {
    statusBar.map { [$0.node(width: bounds.width)] } ?? []
  }

  private func homeIndicatorNodes(in bounds: Rect) -> [SceneNode] {
    guard environment.safeAreaInsets.bottom > 0 else { return [] }
    let indicator = HomeIndicatorLayout(
      look: context.theme.bars.homeIndicator, pixels: context.pixels)
    return [indicator.node(in: bounds)]
  }
}
