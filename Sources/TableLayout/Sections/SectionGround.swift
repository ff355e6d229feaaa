import TableModel
import TableThemes

/// An empty row as high as all rows of a section, which lies behind them while one of them is on its way.
struct SectionGround {
  private let context: CellContext
  private let shape: RowShape
  /// What the empty row draws, at the upper edge of the table.
  private let empty: SceneNode

  /// The ground of rows like one at a place, together of a height in points; `nil` where there is no room.
  init?(_ table: TableContext, like row: Cell, at path: IndexPath, height: Double) {
    guard height > 0 else { return nil }
    var cell = Cell()
    cell.backgroundColor = row.backgroundColor
    cell.editingStyle = row.editingStyle
    cell.isEditing = row.isEditing
    cell.shouldIndentWhileEditing = row.shouldIndentWhileEditing
    cell.height = height
    let around = SectionGround.cell(cell, at: path, in: table)
    cell.height = height - (around.heightAroundContent - around.separatorReserve).points
    context = SectionGround.cell(cell, at: path, in: table)
    empty = CellLayout(context).node(y: 0)
    let content = Rect(
      x: 0, y: context.contentY.points, width: empty.frame.width,
      height: max(0, empty.frame.height - context.heightAroundContent.points))
    shape = RowShape(context, bounds: empty.frame.bounds, contentFrame: content)
  }

  private static func cell(_ cell: Cell, at path: IndexPath, in table: TableContext) -> CellContext {
    CellContext(table: table, cell: cell, indexPath: path, isFirst: true, isLast: true, next: nil)
  }

  /// The view at a height of the table, in points.
  func node(y: Double) -> SceneNode {
    SceneNode(
      .cellBackground, frame: empty.frame.offset(y: y),
      children: empty.children.filter { $0.viewClass == .cellBackground || $0.viewClass == .separator })
  }

  /// Cuts a row off at the corners and outer lines of the ground, whose upper edge is at a height of the table in points.
  ///
  /// Lines of the row's own are no ends of a group.
  func cutOff(_ row: inout SceneNode, y: Double) {
    guard let outline = shape.groupOutline else { return }
    let place = row.frame.offset(y: -y)
    row.outline = outline.offset(x: empty.frame.minX - place.minX, y: -place.minY)
    let pixel = 1 / context.table.scale
    guard place.maxY > empty.frame.height - pixel else { return }
    row.children.removeAll { $0.viewClass == .separator }
  }
}
