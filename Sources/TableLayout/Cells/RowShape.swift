import TableModel
import TableThemes

/// The part of its section's box or card that a row is, and the outline that this gives it.
struct RowShape {
  private let context: CellContext
  /// The row in its own coordinates, in points.
  let bounds: Rect
  /// The row's content view in them.
  let contentFrame: Rect

  init(_ context: CellContext, bounds: Rect, contentFrame: Rect) {
    self.context = context
    self.bounds = bounds
    self.contentFrame = contentFrame
  }

  /// The row between the edges of its box, or all of it.
  var inside: Rect {
    let inset = context.table.contentInset - context.table.rowSafeInset
    let indentation = context.indentsBackground ? context.pixels.round(context.editingIndentation) : 0
    return bounds.inset(by: EdgeInsets(left: (inset + indentation).points, right: inset.points))
  }

  /// The row's part of a box; `nil` in tables without boxes.
  var box: BoxDrawing? {
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

  private var boxSeparator: BoxDrawing.Separator {
    guard context.table.separatorStyle != .none else { return .hidden }
    return context.table.tableView.separatorColor.map { .color($0) } ?? .standard
  }

  /// The row between its box's edges and lines.
  var boxBackground: Rect {
    Rect(x: inside.minX, y: contentFrame.minY, width: inside.width, height: contentFrame.height)
  }

  /// The row with the corners that its card has there.
  func outline(of card: CardLook) -> Path {
    .continuousRect(
      bounds,
      top: context.isFirst ? card.cornerRadius : 0,
      bottom: context.isLast ? card.cornerRadius : 0
    )
  }

  /// The row with its corners, larger by some points on all sides but those at which it ends with the table.
  func outline(grownBy points: Double) -> Path {
    guard case .card(let card) = context.table.look.rowBackground else {
      return .rect(bounds.inset(by: EdgeInsets(top: -points, bottom: -points)))
    }
    let radius = { (isRound: Bool) in max(0, (isRound ? card.cornerRadius : 0) + points) }
    return .continuousRect(
      bounds.inset(by: EdgeInsets(top: -points, left: -points, bottom: -points, right: -points)),
      top: radius(context.isFirst), bottom: radius(context.isLast))
  }

  /// The inside of the row's box or card with its round corners; `nil` for rows of other tables and between the ends.
  var roundCorner: RoundCorner? {
    guard context.isFirst || context.isLast else { return nil }
    if case .card(let card) = context.table.look.rowBackground {
      return RoundCorner(
        background: bounds, radius: card.cornerRadius, isUpper: context.isFirst, isLower: context.isLast,
        outline: outline(of: card))
    }
    guard let box else { return nil }
    return RoundCorner(
      background: boxBackground, radius: box.look.cornerRadius, isUpper: context.isFirst,
      isLower: context.isLast, outline: box.outline(of: boxBackground))
  }

  /// What rows that pass the ends of a group like this one are cut off at: its corners and outer lines; `nil` where rows
  /// run from edge to edge.
  ///
  /// Beside a box there is room for what rows have outside of it.
  var groupOutline: Path? {
    switch context.table.look.rowBackground {
    case .card, .box:
      guard var outline = roundCorner?.outline, let box else { return roundCorner?.outline }
      let border = box.look.borderWidth
      for (left, right) in [(bounds.minX, inside.minX - border), (inside.maxX + border, bounds.maxX)] {
        let side = Rect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
        outline.elements += Path.rect(side).elements
      }
      return outline
    case .sheet(let sheet):
      guard sheet.framesSections, context.table.separatorStyle != .none else { return nil }
      let line = sheet.separator.thickness.points(scale: context.table.scale)
      return .rect(bounds.inset(by: EdgeInsets(top: line, bottom: line)))
    }
  }
}
