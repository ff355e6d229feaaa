import TableModel
import TableThemes

/// Lays out two tables side by side, or the one of them that can be seen.
struct SplitViewLayout {
  private let splitView: SplitView
  private let theme: Theme
  private let shaper: any TextShaping
  private let environment: LayoutEnvironment

  init(_ splitView: SplitView, theme: Theme, shaper: any TextShaping, environment: LayoutEnvironment) {
    self.splitView = splitView
    self.theme = theme
    self.shaper = shaper
    self.environment = environment
  }

  private var look: SplitViewLook { theme.containers.splitView }

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
    let masterWidth = max(0, min(splitView.masterWidth ?? look.masterWidth, bounds.width))
    let master = Rect(x: 0, y: 0, width: masterWidth, height: bounds.height)
    switch displayMode(in: bounds) {
    case .allVisible, .automatic:
      let divider = look.dividerThickness.points(scale: environment.scale)
      let detail = bounds.inset(by: EdgeInsets(left: min(masterWidth + divider, bounds.width)))
      return [
        node(of: splitView.detail, in: detail, .detail), node(of: splitView.master, in: master, .master),
      ]
    case .primaryHidden:
      return [node(of: splitView.detail, in: bounds, .detail)]
    case .primaryOverlay:
      return [
        node(of: splitView.detail, in: bounds, .detail), dimming(in: bounds),
        shadow(beside: master), node(of: splitView.master, in: master, .master),
      ]
    }
  }

  /// The mode with what an author leaves to the era decided by the way the screen lies.
  private func displayMode(in bounds: Rect) -> SplitView.DisplayMode {
    guard splitView.displayMode == .automatic else { return splitView.displayMode }
    return bounds.width > bounds.height ? .allVisible : .primaryHidden
  }

  private func node(of controller: ViewController, in frame: Rect, _ role: ViewRole) -> SceneNode {
    var environment = environment
    if frame.minX > 0 { environment.safeAreaInsets.left = 0 }
    if frame.maxX < self.environment.size.width { environment.safeAreaInsets.right = 0 }
    var node = ViewControllerLayout(controller, theme: theme, shaper: shaper, environment: environment)
      .node(in: frame, role: role)
    node.cornerRadius = look.cornerRadius
    return node
  }

  private func dimming(in bounds: Rect) -> SceneNode {
    SceneNode(.dimming, frame: bounds, drawings: [.fill(.rect(bounds), .color(look.overlayDimming))])
  }

  private func shadow(beside master: Rect) -> SceneNode {
    let frame = Rect(x: master.maxX, y: 0, width: look.overlayShadowWidth, height: master.height)
    let paint = Paint.linear(look.overlayShadow, from: .zero, to: Point(frame.width, 0))
    return SceneNode(.view, frame: frame, drawings: [.fill(.rect(frame.bounds), paint)])
  }
}
