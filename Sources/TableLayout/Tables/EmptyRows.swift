import TableModel
import TableThemes

/// The lines that a plain table goes on drawing below its last row; UIKit leaves them out where the table has a footer.
struct EmptyRows {
  private let context: TableContext

  init(_ context: TableContext) {
    self.context = context
  }

  /// One separator for each row that fits between two heights of the table, the last one cut off by the table's end.
  func nodes(from top: Double, to bottom: Double) -> [SceneNode] {
    guard context.look.showsEmptyRows, context.tableView.tableFooterView == nil,
      context.separatorStyle != .none, let look = context.look.rowBackground.separator
    else { return [] }
    let separator = SeparatorPlacement(context, look: look, isBehindIndex: context.isTurned)
    // Lines closer than a pixel would be one surface, and as many as memory holds.
    let height = max(context.rowHeight, 1 / context.scale)
    let hidden = max(0, (-top / height).rounded(.down))
    return stride(from: top + hidden * height, to: bottom, by: height).lazy
      .map { separator.node(below: Rect(x: 0, y: $0, width: context.width, height: height)) }
      .filter { $0.frame.minY < bottom }
  }
}
