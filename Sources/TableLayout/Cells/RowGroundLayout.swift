import TableModel
import TableThemes

/// What a row stands on and what divides it from the next.
struct RowGroundLayout {
  private let context: CellContext
  private let content: CellContent

  init(_ context: CellContext, content: CellContent) {
    self.context = context
    self.content = content
  }

  /// The view behind the content.
  func background(in bounds: Rect, contentFrame: Rect) -> SceneNode {
    let drawings =
      switch context.table.look.rowGround {
      case .sheet(let sheet): sheetDrawings(sheet, in: bounds)
      case .box(let etched, let single):
        BoxDrawing(
          look: context.table.separatorStyle == .singleLineEtched ? etched : single,
          isFirst: context.isFirst,
          isLast: context.isLast,
          fill: context.cell.backgroundColor,
          separatorColor: separatorColor
        )
        .drawings(
          in: bounds.inset(by: EdgeInsets(left: context.contentX, right: context.contentX)), contentFrame)
      }
    return SceneNode(.cellBackground, frame: bounds, drawings: drawings)
  }

  /// The line below the row, for tables that draw it as a view of its own.
  func separator(in bounds: Rect) -> SceneNode? {
    guard case .sheet(let sheet) = context.table.look.rowGround, context.table.separatorStyle != .none
    else { return nil }
    let placement = SeparatorPlacement(context.table, look: sheet.separator)
    let insets =
      sheet.framesSections && context.isLast
      ? .zero : placement.insets(of: context.cell, textX: content.image.map(\.textX))
    return placement.node(below: bounds, insets: insets)
  }

  private var separatorColor: Color? {
    context.table.separatorStyle == .none ? .clear : context.table.tableView.separatorColor
  }

  private func sheetDrawings(_ sheet: SheetLook, in bounds: Rect) -> [Drawing] {
    let fill = Drawing.fill(.rect(bounds), .color(context.cell.backgroundColor ?? sheet.fill))
    guard sheet.framesSections, context.isFirst, context.table.separatorStyle != .none else { return [fill] }
    let thickness = sheet.separator.thickness.points(scale: context.table.scale)
    let line = Rect(x: 0, y: 0, width: bounds.width, height: thickness)
    return [
      fill, .fill(.rect(line), .color(context.table.tableView.separatorColor ?? sheet.separator.color)),
    ]
  }
}
