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
    for (index, section) in tableView.sections.enumerated() {
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
