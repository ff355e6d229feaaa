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
        children: content + statusNodes(in: bounds) + popoverNodes(in: bounds, over: content)
          + homeIndicatorNodes(in: bounds)
      )
      .resolvingColors(with: context.theme.palette?[environment.appearance])
    )
  }

  /// What fills the screen: on phones of later eras, what would lie in a popover elsewhere.
  private func contentNodes(in frame: Rect) -> [SceneNode] {
    if let popover = fillingPopover {
      var node = layout(of: popover.controller).node(in: frame)
      node.role = .popover
      return [node]
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
    guard let popover = screen.popover, fillingPopover == nil else { return [] }
    return PopoverLayout(
      popover, context: context, isBelowStatusBar: screen.statusBar != nil, over: content
    )
    .nodes(in: bounds)
  }

  /// The popover that has all of the screen, since it is a phone's and the era adapts to that.
  private var fillingPopover: Popover? {
    environment.isPhone && context.theme.containers.popover.fillsPhones ? screen.popover : nil
  }

  private func layout(of controller: ViewController) -> ViewControllerLayout {
    ViewControllerLayout(controller, context: contentContext)
  }

  /// The height of the picture: the screen's, or what shows all of the table between the bars.
  private var height: Double {
    guard environment.height == .content, screen.popover == nil,
      case .controller(let controller) = screen.content
    else { return environment.size.height }
    return statusBarRoom + layout(of: controller).naturalHeight(width: environment.size.width)
  }

  // MARK: The system's own parts

  private var statusBar: StatusBarLayout? {
    guard let bar = screen.statusBar, StatusBarLayout.isShown(on: environment) else { return nil }
    return StatusBarLayout(bar, above: topController?.navigationBar, context: BarContext(context))
  }

  /// The controller below the status bar.
  private var topController: ViewController? { fillingPopover?.controller ?? screen.controllers.first }

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
    let rise = topController?.navigationBar == nil ? 0 : bars.riseBesideIsland[top]
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
