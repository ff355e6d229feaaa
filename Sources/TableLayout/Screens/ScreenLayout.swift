import TableModel
import TableThemes

/// Lays out everything on a screen: bars, containers and the tables in them.
struct ScreenLayout {
  private let screen: Screen
  private let theme: Theme
  private let shaper: any TextShaping
  private let environment: LayoutEnvironment

  init(_ screen: Screen, theme: Theme, shaper: any TextShaping, environment: LayoutEnvironment) {
    self.screen = screen
    self.theme = theme
    self.shaper = shaper
    self.environment = environment
  }

  /// The screen as a scene.
  var scene: Scene {
    let bounds = Rect(origin: .zero, size: environment.size)
    let content = contentNodes(in: bounds)
    return Scene(
      name: screen.name,
      theme: theme.name,
      size: bounds.size,
      contentSize: bounds.size,
      scale: environment.scale,
      root: SceneNode(
        .window, frame: bounds, clipsToBounds: true, children: content + popoverNodes(in: bounds)
      )
      .resolvingColors(with: theme.palette?[environment.appearance])
    )
  }

  private func contentNodes(in bounds: Rect) -> [SceneNode] {
    switch screen.content {
    case .controller(let controller): [layout(of: controller).node(in: bounds)]
    case .splitView(let splitView):
      [SplitViewLayout(splitView, theme: theme, shaper: shaper, environment: environment).node(in: bounds)]
    }
  }

  private func popoverNodes(in bounds: Rect) -> [SceneNode] {
    guard let popover = screen.popover else { return [] }
    return PopoverLayout(
      popover, theme: theme, shaper: shaper, environment: environment,
      isBelowStatusBar: screen.statusBar != nil
    ).nodes(in: bounds)
  }

  private func layout(of controller: ViewController) -> ViewControllerLayout {
    ViewControllerLayout(controller, theme: theme, shaper: shaper, environment: environment)
  }
}
