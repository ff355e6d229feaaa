import TableModel
import TableThemes

/// Lays out a table with its bars in a frame: a whole screen, one side of a split view or the inside of a popover.
struct ViewControllerLayout {
  private let controller: ViewController
  private let theme: Theme
  private let shaper: any TextShaping
  private let environment: LayoutEnvironment

  init(
    _ controller: ViewController, theme: Theme, shaper: any TextShaping, environment: LayoutEnvironment
  ) {
    self.controller = controller
    self.theme = theme
    self.shaper = shaper
    self.environment = environment
  }

  /// The controller's view in a frame of its parent.
  func node(in frame: Rect, role: ViewRole? = nil) -> SceneNode {
    SceneNode(
      .layoutContainer,
      role: role,
      frame: frame,
      clipsToBounds: true,
      children: controller.tableView.map { [tableNode(of: $0, in: frame.bounds)] } ?? []
    )
  }

  private func tableNode(of tableView: TableView, in frame: Rect) -> SceneNode {
    var environment = environment
    environment.size = frame.size
    return TableLayout(
      TableContext(theme: theme, tableView: tableView, environment: environment, shaper: shaper)
    )
    .node(in: frame)
  }
}
