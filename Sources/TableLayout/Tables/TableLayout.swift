import TableModel
import TableThemes

/// One table with everything in it, laid out for a frame.
struct TableLayout {
  private let context: TableContext
  private let stack: SectionStack

  init(_ context: TableContext) {
    self.context = context
    stack = SectionStack(context)
  }

  /// The size of everything in the table, in points.
  var contentSize: Size { Size(width: context.width, height: stack.height) }

  /// The height in points that shows all of the content; a table without content is still one row high.
  var naturalHeight: Double { stack.height > 0 ? stack.height : context.rowHeight }

  /// The table in a frame of its parent.
  func node(in frame: Rect) -> SceneNode {
    let background = context.tableView.backgroundView.map {
      ViewLayout(table: context).node(of: $0, in: frame.bounds, role: .backgroundView)
    }
    let rows = stack.nodes + EmptyRows(context).nodes(from: stack.height, to: frame.height)
    return SceneNode(
      .tableView,
      id: context.tableView.id,
      frame: frame,
      clipsToBounds: true,
      drawings: BackgroundDrawing(context).drawings(in: frame.size),
      children: (background.map { [$0] } ?? []) + rows
    )
  }
}
