import TableModel

/// One section at its height of a table's content, measured but not yet made into views.
struct SectionSpan {
  private let context: TableContext
  private let section: Section
  private let index: Int
  private let header: HeaderFooterLayout
  private let footer: HeaderFooterLayout
  /// The upper edges of the rows in the content, and the lower edge of the last one.
  private var rowEdges: [Double] { changes.edges }
  /// Where rows stand besides while one of them comes, goes or is moved.
  private let changes: ChangedRows
  /// The upper edge in the content, in points.
  let minY: Double

  init(_ context: TableContext, _ section: Section, index: Int, minY: Double) {
    self.context = context
    self.section = section
    self.index = index
    self.minY = minY
    header = HeaderFooterLayout(context, .header, of: section, isFirst: index == 0)
    footer = HeaderFooterLayout(context, .footer, of: section, isFirst: index == 0)
    var y = minY + header.spaceAbove + header.height
    var edges = [y]
    edges.reserveCapacity(section.rows.count + 1)
    var isEnding = false
    for row in section.rows.indices {
      isEnding = isEnding || (row % SectionSpan.rowsPerLook == 0 && context.views.meter.shouldEnd)
      let cell = CellContext(table: context, section: section, index: index, row: row)
      y += isEnding ? 0 : cell.fixedHeight ?? CellLayout(cell).height
      edges.append(y)
    }
    changes = ChangedRows(edges: edges, context.tableView.rowChange, section: index)
  }

  /// How many rows are placed between two looks at whether that should end.
  private static let rowsPerLook = 16

  /// The upper edge of the footer, where the last row ends.
  private var footerMinY: Double { rowEdges.last ?? minY }
  /// The lower edge in the content, in points.
  var maxY: Double { footerMinY + footer.height }

  /// How far the content is moved up where a row stands at the top, below the header if that stays there.
  func offset(ofRow row: Int) -> Double? {
    guard section.rows.indices.contains(row) else { return nil }
    return rowEdges[row] - (context.tableView.style == .plain ? header.height : 0)
  }

  /// The rows that can be seen.
  func rows(in viewport: Viewport) -> [SceneNode] {
    var nodes: [SceneNode] = []
    for row in section.rows.indices {
      let shift = changes.shifts[row] ?? 0
      guard viewport.shows(from: rowEdges[row] + min(0, shift), to: rowEdges[row + 1] + max(0, shift)) else {
        continue
      }
      if row % SectionSpan.rowsPerLook == 0, context.views.meter.shouldEnd { break }
      var node = CellLayout(CellContext(table: context, section: section, index: index, row: row))
        .node(y: rowMinY(row, shift: context.pixels.round(shift), in: viewport))
      node.opacity *= changes.opacities[row] ?? 1
      nodes.append(node)
    }
    return nodes
  }

  /// Where a row begins in the table, in points, moved by so many.
  private func rowMinY(_ row: Int, shift: Double, in viewport: Viewport) -> Length {
    let y = viewport.contentY + rowEdges[row] + shift
    guard context.environment.explainsFrames else { return Length(y) }
    let first = minY + header.spaceAbove + header.height
    return Length(
      y,
      beginning(in: viewport).terms + [
        FigureTerm(first - minY, "header of section \(index)", .rows),
        FigureTerm(rowEdges[row] - first, row == 1 ? "the row before it" : "\(row) rows before it", .rows),
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

extension CellContext {
  /// A row of a section.
  fileprivate convenience init(table: TableContext, section: Section, index: Int, row: Int) {
    self.init(
      table: table,
      cell: section.rows[row],
      indexPath: IndexPath(section: index, row: row),
      isFirst: row == 0,
      isLast: row == section.rows.count - 1
    )
  }
}
