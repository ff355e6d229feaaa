import TableModel
import TableThemes

/// The lines that a plain table goes on drawing below its last row.
struct EmptyRows {
  private let context: TableContext

  init(_ context: TableContext) {
    self.context = context
  }

  /// One separator for each row that fits between two heights, the last one cut off by the table's end.
  func nodes(from top: Double, to bottom: Double) -> [SceneNode] {
    guard context.look.showsEmptyRows, context.separatorStyle != .none, context.rowHeight > 0,
      case .sheet(let sheet) = context.look.rowGround
    else { return [] }
    let separator = SeparatorPlacement(context, look: sheet.separator)
    return stride(from: top, to: bottom, by: context.rowHeight).compactMap { y in
      let node = separator.node(below: Rect(x: 0, y: y, width: context.width, height: context.rowHeight))
      return node.frame.minY < bottom ? node : nil
    }
  }
}
