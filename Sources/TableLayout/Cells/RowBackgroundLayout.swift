import TableModel
import TableThemes

/// What a row stands on and what divides it from the next.
struct RowBackgroundLayout {
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

  /// The views behind the content: the background, and over it the selection.
  func nodes() -> [SceneNode] {
    [
      context.backgroundView == nil || showsBackgroundBehindViews ? background : nil,
      context.backgroundView.map {
        ViewLayout(context: context.views).node(of: $0, in: viewBackground, role: .backgroundView)
      },
      SelectionLayout(context).node(background: selectableBackground, outline: selectableOutline),
    ].compactMap { $0 }
  }

  /// Whether the row's own colour lies behind a view of the author's; a box is such a view itself, and gives way to
  /// another unless the row was given a colour.
  private var showsBackgroundBehindViews: Bool {
    context.table.box == nil || context.cell.backgroundColor != nil
  }

  private var background: SceneNode {
    let drawings: [Drawing] =
      switch context.table.look.rowBackground {
      case .sheet(let sheet): sheetDrawings(sheet)
      case .card(let card):
        [.fill(outline(of: card), .color(context.cell.backgroundColor ?? card.fill))]
      case .box: box?.drawings(content: contentFrame) ?? []
      }
    return SceneNode(.cellBackground, frame: bounds, drawings: drawings)
  }

  /// The row between the edges of its box, or all of it.
  private var inside: Rect {
    let inset = context.table.contentInset - context.table.rowSafeInset
    let indentation = context.indentsBackground ? context.pixels.round(context.editingIndentation) : 0
    return bounds.inset(by: EdgeInsets(left: (inset + indentation).points, right: inset.points))
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
        separator: boxSeparator
      )
    }
  }

  /// Where a background of the author's own lies: over all of the row, or over the box with its outline.
  private var viewBackground: Rect {
    guard let border = context.table.box?.borderWidth else { return bounds }
    return inside.inset(by: EdgeInsets(left: -border, right: -border))
  }

  /// Where a selection lies: over all of the row, or all of it but its lines.
  private var selectableBackground: Rect {
    if context.selectedBackgroundView != nil { return viewBackground }
    switch context.table.look.rowBackground {
    case .sheet(let sheet) where sheet.selectionReachesLine: return bounds
    case .card: return bounds
    case .sheet, .box: break
    }
    return Rect(x: inside.minX, y: contentFrame.minY, width: inside.width, height: contentFrame.height)
  }

  /// The points of the row above that its line takes, which the paint of a selection covers too.
  private var lineAbove: Double {
    guard case .sheet(let sheet) = context.table.look.rowBackground, sheet.selectionReachesLine,
      !context.isFirst, context.table.separatorStyle != .none,
      context.shownSelectionLook?.hidesSeparator == true
    else { return 0 }
    return sheet.separator.thickness.points(scale: context.table.scale)
  }

  private var selectableOutline: Path {
    if case .card(let card) = context.table.look.rowBackground {
      guard let radius = card.selectionRadius else { return outline(of: card) }
      let most = min(radius, bounds.height / 2)
      return .continuousRect(bounds, top: most, bottom: most)
    }
    return box?.outline(of: selectableBackground)
      ?? .rect(selectableBackground.inset(by: EdgeInsets(top: -lineAbove)))
  }

  /// The row with the corners that its card has there.
  private func outline(of card: CardLook) -> Path {
    .continuousRect(
      bounds,
      top: context.isFirst ? card.cornerRadius : 0,
      bottom: context.isLast ? card.cornerRadius : 0
    )
  }

  /// What the content is cut off at where it would lie over a round corner, in the content view's coordinates.
  var contentOutline: Path? {
    guard context.isFirst || context.isLast, let corner = roundCorner, reachesCorners(of: corner) else {
      return nil
    }
    return corner.outline.offset(x: -contentFrame.minX, y: -contentFrame.minY)
  }

  /// The inside of the row's box or card with its round corners; `nil` for rows of other tables.
  private var roundCorner: (background: Rect, radius: Double, outline: Path)? {
    if case .card(let card) = context.table.look.rowBackground {
      return (bounds, card.cornerRadius, outline(of: card))
    }
    guard let box else { return nil }
    let background = Rect(
      x: inside.minX, y: contentFrame.minY, width: inside.width, height: contentFrame.height)
    return (background, box.look.cornerRadius, box.outline(of: background))
  }

  /// Whether the image's corners lie outside the curve of the row's, or there are views whose corners nobody knows.
  private func reachesCorners(of corner: (background: Rect, radius: Double, outline: Path)) -> Bool {
    if context.cell.contentView?.subviews.isEmpty == false { return true }
    guard let image = content.image else { return false }
    let frame = image.frame.offset(x: contentFrame.minX + context.indentation.points, y: contentFrame.minY)
    let missing = { (distance: Double) in max(0, corner.radius - distance) }
    let across = missing(frame.minX - corner.background.minX)
    let above = context.isFirst ? missing(frame.minY - corner.background.minY) : 0
    let below = context.isLast ? missing(corner.background.maxY - frame.maxY) : 0
    return [above, below].contains { $0 * $0 + across * across > corner.radius * corner.radius }
  }

  /// The line below the row, for tables that draw it as a view of its own.
  func separator() -> SceneNode? {
    guard let look = context.table.look.rowBackground.separator, showsSeparator else { return nil }
    let placement = SeparatorPlacement(context.table, look: look, isBehindIndex: context.isBehindIndex)
    let insets =
      context.isLast && framesSections
      ? SeparatorPlacement.Insets() : placement.insets(of: context.cell, textX: content.image.map(\.textX))
    return placement.node(below: bounds, insets: insets)
  }

  private var showsSeparator: Bool {
    guard context.table.separatorStyle != .none else { return false }
    if [context, context.next].contains(where: { $0?.hidesSeparators == true }) { return false }
    return !context.isLast || endsWithLine
  }

  private var endsWithLine: Bool {
    switch context.table.look.rowBackground {
    case .sheet(let sheet):
      sheet.endsWithLine && (sheet.endsWithLineBeforeHeader || !context.isFollowedByHeader)
    case .card, .box: false
    }
  }

  private var framesSections: Bool {
    guard case .sheet(let sheet) = context.table.look.rowBackground else { return false }
    return sheet.framesSections
  }

  private var boxSeparator: BoxDrawing.Separator {
    guard context.table.separatorStyle != .none else { return .hidden }
    return context.table.tableView.separatorColor.map { .color($0) } ?? .standard
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

extension CellContext {
  /// The author's own view behind the content.
  fileprivate var backgroundView: View? { cell.backgroundView?[position] }

  /// The row below this one in the same section.
  fileprivate var next: CellContext? {
    let sections = table.tableView.sections
    guard !isLast, sections.indices.contains(indexPath.section) else { return nil }
    let rows = sections[indexPath.section].rows
    let row = indexPath.row + 1
    guard rows.indices.contains(row) else { return nil }
    return CellContext(
      table: table,
      cell: rows[row],
      indexPath: IndexPath(section: indexPath.section, row: row),
      isFirst: false,
      isLast: row == rows.count - 1
    )
  }

  /// Whether a header follows the row's section.
  fileprivate var isFollowedByHeader: Bool {
    let sections = table.tableView.sections
    let next = indexPath.section + 1
    return sections.indices.contains(next) && sections[next].header != nil
  }

  /// Whether the lines above and below the row vanish because it is selected.
  fileprivate var hidesSeparators: Bool { isHighlighted && shownSelectionLook?.hidesSeparator == true }
}
