import TableModel

/// The rows of a section on their way while one of them comes, goes or is moved.
///
/// What is on its way belongs to neither end of its group: an empty row as high as all of them lies behind, and whatever
/// passes the group’s corners and outer lines is cut off at those.
final class ChangedRows {
  private let context: TableContext
  private let section: Section
  private let change: RowChange
  private let start: RowStack
  private let end: RowStack

  /// The rows between two stacks; `nil` where they are the same.
  init?(
    _ context: TableContext, _ section: Section, _ change: RowChange, from start: RowStack, to end: RowStack
  ) {
    guard start.order != end.order else { return nil }
    self.context = context
    self.section = section
    self.change = change
    self.start = start
    self.end = end
  }

  /// The lower edge of all rows, in points.
  var maxY: Double { mixed(start.maxY, end.maxY, change.progress) }

  private func mixed(_ start: Double, _ end: Double, _ amount: Double) -> Double {
    start + (end - start) * amount
  }

  /// What lies behind the rows, and the rows as far as they can be seen, from top to bottom of the source.
  func nodes(
    in viewport: Viewport, y: (_ place: Int, _ edge: Double, _ shift: Double) -> Length
  ) -> [SceneNode] {
    let ground = SectionGround(
      context, like: section.rows[change.row.row], at: change.row,
      height: context.pixels.round(maxY) - start.minY)
    var nodes = [ground?.node(y: viewport.contentY + start.minY)].compactMap { $0 }
    for row in section.rows.indices {
      if row % RowStack.rowsPerLook == 0, context.views.meter.shouldEnd { break }
      guard let way = way(ofRow: row), viewport.shows(from: way.minY, to: way.minY + way.height) else {
        continue
      }
      let shift = context.pixels.round(way.minY - way.edge)
      var node = CellLayout(way.cell).node(y: y(way.place, way.edge, shift))
      let isChanging = row == change.row.row
      if isChanging { node.opacity *= change.presence }
      if !(isChanging && change.isLifted) { ground?.cutOff(&node, y: viewport.contentY + start.minY) }
      nodes.append(node)
    }
    return nodes
  }

  /// Where a row is that is on its way, or that stays between the others.
  private struct Way {
    let cell: CellContext
    /// The row's place in the stack that it is moved from, and its upper edge there.
    let place: Int
    let edge: Double
    let minY: Double
    let height: Double
  }

  private func way(ofRow row: Int) -> Way? {
    let (first, last) = (start.order.place(ofRow: row), end.order.place(ofRow: row))
    guard let place = first ?? last else { return nil }
    let stack = first == nil ? end : start
    let cell = middleCell(ofRow: row, from: first, to: last)
    // The line above a group's first row goes with the group: contents move, and rows are around them.
    let contentY = { (stack: RowStack, place: Int) in
      stack.edges[place] + (stack.cell(at: place).contentY - cell.contentY).points
    }
    let height = stack.edges[place + 1] - stack.edges[place]
    let own = contentY(stack, place)
    let minY =
      if let first, let last {
        mixed(contentY(start, first), contentY(end, last), part(ofRow: row))
      } else {
        own - height * (1 - change.presence)
      }
    return Way(cell: cell, place: place, edge: stack.edges[place], minY: minY, height: height)
  }

  /// A row that is at an end of the group only where it stays there.
  private func middleCell(ofRow row: Int, from first: Int?, to last: Int?) -> CellContext {
    let following = last.flatMap { $0 + 1 < end.order.count ? end.order[$0 + 1] : nil }
    return CellContext(
      table: context, cell: section.rows[row], indexPath: IndexPath(section: change.row.section, row: row),
      isFirst: first == 0 && last == 0,
      isLast: first == start.order.count - 1 && last == end.order.count - 1,
      next: following.map { section.rows[$0] })
  }

  /// How much of its way a row has gone: those that a dragged one passes go while they are passed.
  private func part(ofRow row: Int) -> Double {
    guard case .move = change.kind, row != change.row.row,
      let from = start.order.place(ofRow: change.row.row), let to = end.order.place(ofRow: change.row.row),
      let place = start.order.place(ofRow: row), (min(from, to)...max(from, to)).contains(place)
    else { return change.progress }
    let edges = start.edges
    let heights = { (places: Range<Int>) in edges[places.upperBound] - edges[places.lowerBound] }
    let isDownwards = to > from
    let distance = heights(isDownwards ? from + 1..<to + 1 : to..<from)
    let before = heights(isDownwards ? from + 1..<place : place + 1..<from)
    let own = heights(place..<place + 1)
    return own > 0 ? min(1, max(0, (distance * change.progress - before) / own)) : 1
  }
}

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
