import TableModel
import TableThemes

/// Lays tables out as UIKit would: a table, a theme and a screen go in, a scene comes out.
public struct TableLayoutEngine {
  /// The look of everything.
  public let theme: Theme
  /// What places the letters.
  public let shaper: any TextShaping

  /// An engine for tables of one theme.
  public init(theme: Theme, shaper: any TextShaping) {
    self.theme = theme
    self.shaper = shaper
  }

  /// Places every view of a table.
  public func scene(
    of tableView: TableView, named name: String? = nil, in environment: LayoutEnvironment
  ) -> Scene {
    let context = TableContext(theme: theme, tableView: tableView, environment: environment, shaper: shaper)
    let stack = SectionStack(context)
    let size = Size(width: environment.size.width, height: pictureHeight(of: stack, in: context))
    let background = tableView.backgroundView.map {
      ViewLayout(table: context).node(of: $0, in: Rect(origin: .zero, size: size), role: .backgroundView)
    }
    let rows = stack.nodes + EmptyRows(context).nodes(from: stack.height, to: size.height)
    return Scene(
      name: name,
      theme: theme.name,
      size: size,
      contentSize: Size(width: size.width, height: stack.height),
      scale: environment.scale,
      root: SceneNode(
        .tableView,
        frame: Rect(origin: .zero, size: size),
        clipsToBounds: true,
        drawings: BackgroundDrawing(context).drawings(in: size),
        children: (background.map { [$0] } ?? []) + rows
      )
    )
  }

  /// The height of the picture in points; a table without content is still one row high.
  private func pictureHeight(of stack: SectionStack, in context: TableContext) -> Double {
    switch context.environment.height {
    case .screen: context.environment.size.height
    case .content: stack.height > 0 ? stack.height : context.rowHeight
    }
  }
}
