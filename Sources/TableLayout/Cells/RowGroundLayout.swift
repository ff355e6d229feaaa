import TableModel
import TableThemes

/// What a row stands on and what divides it from the next.
struct RowGroundLayout {
  private let context: CellContext
  private let content: CellContent
  private let bounds: Rect
  private let contentFrame: Rect

  init(_ context: CellContext, content: CellContent, bounds: Rect, contentFrame: Rect) {
    self.context = context
    self.content = content
    self.bounds = bounds
    self.contentFrame = contentFrame
  }

  /// The views behind the content: the ground, and over it the selection.
  func nodes() -> [SceneNode] {
    [background, SelectionLayout(context).node(ground: selectableGround, outline: selectableOutline)]
      .compactMap { $0 }
  }

  private var background: SceneNode {
    if let view = context.cell.backgroundView?[context.position] {
      return ViewLayout(table: context.table).node(of: view, in: viewGround, role: .backgroundView)
    }
    let drawings =
      switch context.table.look.rowGround {
      case .sheet(let sheet): sheetDrawings(sheet)
      case .box: box?.drawings(content: contentFrame) ?? []
      }
    return SceneNode(.cellBackground, frame: bounds, drawings: drawings)
  }

  /// The row between the edges of its box, or all of it.
  private var inside: Rect {
    let inset = context.table.contentInset
    let indentation = context.indentsBackground ? context.pixels.round(context.editingIndentation) : 0
    return bounds.inset(by: EdgeInsets(left: inset + indentation, right: inset))
  }

  private var box: BoxDrawing? {
    context.table.box.map { look in
      BoxDrawing(
        look: look,
        scale: context.table.scale,
        inside: inside,
        isFirst: context.isFirst,
        isLast: context.isLast,
        fill: context.cell.backgroundColor,
        separatorColor: separatorColor
      )
    }
  }

  /// Where a background of the author's own lies: over all of the row, or over the box with its outline.
  private var viewGround: Rect {
    guard let border = context.table.box?.borderWidth else { return bounds }
    return inside.inset(by: EdgeInsets(left: -border, right: -border))
  }

  /// Where a selection lies: over all of the row, or all of it but its lines.
  private var selectableGround: Rect {
    if context.selectedBackgroundView != nil { return viewGround }
    if case .sheet(let sheet) = context.table.look.rowGround, sheet.selectionReachesLine { return bounds }
    return Rect(x: inside.minX, y: contentFrame.minY, width: inside.width, height: contentFrame.height)
  }

  private var selectableOutline: Path {
    box?.outline(of: selectableGround) ?? .rect(selectableGround)
  }

  /// The line below the row, for tables that draw it as a view of its own.
  func separator() -> SceneNode? {
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

  private func sheetDrawings(_ sheet: SheetLook) -> [Drawing] {
    let behind = sheet.showsTableBackground ? context.table.tableView.backgroundColor : nil
    let color = context.cell.backgroundColor ?? behind ?? sheet.fill
    let fill = Drawing.fill(.rect(bounds), .color(color))
    guard sheet.framesSections, context.isFirst, context.table.separatorStyle != .none else { return [fill] }
    let thickness = sheet.separator.thickness.points(scale: context.table.scale)
    let line = Rect(x: 0, y: 0, width: bounds.width, height: thickness)
    return [
      fill, .fill(.rect(line), .color(context.table.tableView.separatorColor ?? sheet.separator.color)),
    ]
  }
}
