import TableModel
import TableThemes

/// Places the lines between rows that run across the whole table.
struct SeparatorPlacement {
  private let context: TableContext
  private let look: SeparatorLook

  init(_ context: TableContext, look: SeparatorLook) {
    self.context = context
    self.look = look
  }

  /// The space beside the line of a cell: the cell's own, the table's, or the theme's, which an image moves along.
  ///
  /// UIKit takes negative values for nothing and does not look at top and bottom. Indentation moves the content alone:
  /// UIKit's reference counts it “from the left edge of the cell separator”.
  func insets(of cell: Cell, textX: Double?) -> EdgeInsets {
    if let inset = cell.separatorInset ?? context.tableView.separatorInset {
      return EdgeInsets(left: max(0, inset.left), right: max(0, inset.right))
    }
    let left = look.inset.points(margin: context.margin)
    return EdgeInsets(
      left: look.followsText ? textX ?? left : left,
      right: look.trailingInset.points(margin: context.margin)
    )
  }

  /// The line at the end of a row's height.
  func node(below row: Rect, insets: EdgeInsets? = nil) -> SceneNode {
    let thickness = min(row.height, look.thickness.points(scale: context.scale))
    var insets = insets ?? self.insets(of: Cell(), textX: nil)
    if context.views.theme.parts.sectionIndex.shortensSeparators { insets.right += context.sectionIndexWidth }
    let frame = Rect(x: row.minX, y: row.maxY - thickness, width: row.width, height: thickness)
      .inset(by: EdgeInsets(left: insets.left, right: insets.right))
    return SceneNode(
      .separator,
      role: .separator,
      frame: frame,
      drawings: [.fill(.rect(frame.bounds), .color(context.tableView.separatorColor ?? look.color))]
    )
  }
}
