import TableModel

/// The headers, rows and footers of a table, measured one under the other.
///
/// Measuring shapes only the text that a height depends on; views are made for what can be seen.
struct SectionStack {
  private let context: TableContext
  private let tableHeader: EdgeView
  private let tableFooter: EdgeView
  private let sections: [SectionSpan]
  /// The height of everything, in points.
  let height: Double
  /// Whether there is a single row.
  let hasRows: Bool

  /// What stands above the first section or below the last, at a height of the content.
  private struct EdgeView {
    let view: View?
    let role: ViewRole
    let minY: Double
    let height: Double

    init(_ view: View?, _ role: ViewRole, minY: Double, in context: TableContext) {
      self.view = view
      self.role = role
      self.minY = minY
      height =
        view.map {
          ViewLayout(context: context.views)
            .size(of: $0, fitting: Size(width: context.width, height: context.rowHeight)).height
        } ?? 0
    }

    var maxY: Double { minY + height }
  }

  init(_ context: TableContext) {
    let tableView = context.tableView
    let tableHeader = EdgeView(tableView.tableHeaderView, .tableHeaderView, minY: 0, in: context)
    var sections: [SectionSpan] = []
    sections.reserveCapacity(tableView.sections.count)
    for (index, section) in tableView.sections.enumerated() where !context.views.meter.isFull {
      let minY = sections.last?.maxY ?? tableHeader.maxY
      sections.append(SectionSpan(context, section, index: index, minY: minY))
    }
    self.context = context
    self.tableHeader = tableHeader
    self.sections = sections
    tableFooter = EdgeView(
      tableView.tableFooterView, .tableFooterView, minY: sections.last?.maxY ?? tableHeader.maxY, in: context)
    height = tableFooter.maxY
    hasRows = tableView.sections.contains { !$0.rows.isEmpty }
  }

  /// How far the content is moved up where a row stands at the top, below a header that stays there; `nil` for a row that
  /// there is not.
  func offset(ofRow path: IndexPath) -> Double? {
    sections.indices.contains(path.section) ? sections[path.section].offset(ofRow: path.row) : nil
  }

  /// The views that can be seen, in the table's coordinates, from back to front.
  func nodes(in viewport: Viewport) -> [SceneNode] {
    let visible = sections.filter { viewport.shows(from: $0.minY, to: $0.maxY) }
    let rows = visible.flatMap { $0.rows(in: viewport) }
    let nodes =
      ordered(rows)
      + visible.flatMap { $0.headerAndFooter(in: viewport) }
      + [tableHeader, tableFooter].compactMap { node(of: $0, in: viewport) }
    guard viewport.contentX != 0 else { return nodes }
    return nodes.map { node in
      var node = node
      node.frame = node.frame.offset(x: viewport.contentX)
      node.moveFigures {
        $0 = $0.offset(x: context.views.length(viewport.contentX, "contentInset of the table", nil))
      }
      return node
    }
  }

  /// Rows from back to front: what lies behind all, one that comes or goes behind the others, one that is on its way over
  /// them.
  private func ordered(_ rows: [SceneNode]) -> [SceneNode] {
    let change = context.tableView.rowChange
    let behind = change.flatMap { $0.presence < 1 ? $0.row : nil }
    let isLifted = { (row: SceneNode) in
      guard let path = row.indexPath, context.tableView.sections.indices.contains(path.section) else {
        return false
      }
      let cells = context.tableView.sections[path.section].rows
      return cells.indices.contains(path.row) && context.tableView.isLifted(cells[path.row], at: path)
    }
    let isBehind = { (row: SceneNode) in row.indexPath != nil && row.indexPath == behind }
    return rows.filter { $0.indexPath == nil } + rows.filter(isBehind)
      + rows.filter { $0.indexPath != nil && !isBehind($0) && !isLifted($0) } + rows.filter(isLifted)
  }

  private func node(of edge: EdgeView, in viewport: Viewport) -> SceneNode? {
    guard let view = edge.view, viewport.shows(from: edge.minY, to: edge.maxY) else { return nil }
    let y = viewport.contentY + edge.minY
    let frame = Rect(x: 0, y: y, width: context.width, height: edge.height)
    let views = context.views
    let place = PlacedFrame(
      x: 0, y: views.length(y, "beginning of the content, and everything before it", .bars),
      width: views.length(frame.width, "width of the table", .bars),
      height: views.length(edge.height, "height of the view", nil))
    return ViewLayout(context: views).node(of: view, in: frame, role: edge.role)
      .explained(by: place, in: views)
  }
}

extension TableView {
  /// Whether a row lies over the others, since it is on its way to another place.
  func isLifted(_ cell: Cell, at path: IndexPath) -> Bool {
    cell.isDragging || rowChange.map { $0.isLifted && $0.row == path } ?? false
  }
}

/// One section at its height of a table's content, measured but not yet made into views.
struct SectionSpan {
  private let context: TableContext
  private let section: Section
  private let index: Int
  private let header: HeaderFooterLayout
  private let footer: HeaderFooterLayout
  /// The rows where none is on its way.
  private let stack: RowStack
  /// The rows while one comes, goes or is moved.
  private let changedRows: ChangedRows?
  /// The upper edge in the content, in points.
  let minY: Double

  init(_ context: TableContext, _ section: Section, index: Int, minY: Double) {
    self.context = context
    self.section = section
    self.index = index
    self.minY = minY
    header = HeaderFooterLayout(context, .header, of: section, isFirst: index == 0)
    footer = HeaderFooterLayout(context, .footer, of: section, isFirst: index == 0)
    let stacked = { (order: RowOrder, minY: Double) in
      RowStack(context, section, index: index, order: order, minY: minY)
    }
    let rowsMinY = minY + header.spaceAbove + header.height
    let count = section.rows.count
    guard let change = context.tableView.rowChange, change.row.section == index,
      section.rows.indices.contains(change.row.row)
    else {
      stack = stacked(RowOrder(count: count), rowsMinY)
      changedRows = nil
      return
    }
    let isOver = change.progress >= 1
    stack = stacked(isOver ? .after(change, of: count) : .before(change, of: count), rowsMinY)
    changedRows =
      change.progress > 0 && !isOver
      ? ChangedRows(context, section, change, from: stack, to: stacked(.after(change, of: count), rowsMinY))
      : nil
  }

  /// The upper edge of the footer, where the last row ends.
  private var footerMinY: Double { changedRows?.maxY ?? stack.maxY }
  /// The lower edge in the content, in points.
  var maxY: Double { footerMinY + footer.height }

  /// How far the content is moved up where a row stands at the top, below the header if that stays there.
  func offset(ofRow row: Int) -> Double? {
    guard section.rows.indices.contains(row), let place = stack.order.place(ofRow: row) else { return nil }
    return stack.edges[place] - (context.tableView.style == .plain ? header.height : 0)
  }

  /// The rows that can be seen, and what lies behind those that are on their way.
  func rows(in viewport: Viewport) -> [SceneNode] {
    if let changedRows {
      return changedRows.nodes(in: viewport) { rowMinY($0, edge: $1, shift: $2, in: viewport) }
    }
    var nodes: [SceneNode] = []
    for place in 0..<stack.order.count {
      guard viewport.shows(from: stack.edges[place], to: stack.edges[place + 1]) else { continue }
      // One row may have as many lines as thousands of others.
      if context.views.meter.isFull || place % RowStack.rowsPerLook == 0 && context.views.meter.shouldEnd {
        break
      }
      nodes.append(
        stack.layout(at: place)
          .node(y: rowMinY(place, edge: stack.edges[place], shift: 0, in: viewport)))
    }
    return nodes
  }

  /// Where a row begins in the table, in points, moved by so many from its edge in the content.
  private func rowMinY(_ place: Int, edge: Double, shift: Double, in viewport: Viewport) -> Length {
    let y = viewport.contentY + edge + shift
    guard context.environment.explainsFrames else { return Length(y) }
    return Length(
      y,
      beginning(in: viewport).terms + [
        FigureTerm(stack.minY - minY, "header of section \(index)", .rows),
        FigureTerm(edge - stack.minY, place == 1 ? "the row before it" : "\(place) rows before it", .rows),
        FigureTerm(shift, "movement of rows", nil),
      ])
  }

  /// Where the section begins in the table.
  private func beginning(in viewport: Viewport) -> Length {
    context.views.length(viewport.contentY, "beginning of the content below bars and insets", .bars)
      + context.views.length(minY, "everything before section \(index)", .rows)
  }

  /// The header and the footer, where they have anything to show and can be seen.
  func headerAndFooter(in viewport: Viewport) -> [SceneNode] {
    let headerY = headerMinY(in: viewport)
    let footerY = footerMinY(in: viewport, below: headerY.points + header.height)
    let parts = [(header, headerY, "header"), (footer, footerY, "footer")]
    return parts.compactMap { layout, y, key in
      let contentY = y.points - viewport.contentY
      guard viewport.shows(from: contentY, to: contentY + layout.height) else { return nil }
      var node = layout.node(y: y)
      node?.element = [.key("sections"), .item(index), .key(key)]
      return node
    }
  }

  /// A plain table's header stays at the top while its rows pass below it, until they push it off.
  private func headerMinY(in viewport: Viewport) -> Length {
    let views = context.views
    let natural =
      beginning(in: viewport)
      + views.length(ofLook: header.spaceAbove, "space above headers", .headersOfPlainTables)
    guard context.tableView.style == .plain else { return natural }
    let pushed = viewport.contentY + footerMinY - header.height
    return max(
      natural,
      min(
        views.length(viewport.top, "pinned below bars and insets", .bars),
        views.length(pushed, "pushed up by the end of its section", .bars)))
  }

  /// A plain table's footer stays at the bottom likewise.
  private func footerMinY(in viewport: Viewport, below headerMaxY: Double) -> Length {
    let views = context.views
    let natural =
      views.length(viewport.contentY, "beginning of the content below bars and insets", .bars)
      + views.length(footerMinY, "everything before the footer of section \(index)", .rows)
    guard context.tableView.style == .plain else { return natural }
    return min(
      natural,
      max(
        views.length(viewport.bottom - footer.height, "pinned above bars and insets", .bars),
        views.length(headerMaxY, "lower edge of the header", .bars)))
  }
}
