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
        .node(y: viewport.contentY + rowEdges[row] + context.pixels.round(shift))
      node.opacity *= changes.opacities[row] ?? 1
      nodes.append(node)
    }
    return nodes
  }

  /// The header and the footer, where they have anything to show and can be seen.
  func headerAndFooter(in viewport: Viewport) -> [SceneNode] {
    let headerY = headerMinY(in: viewport)
    let footerY = footerMinY(in: viewport, below: headerY + header.height)
    let parts = [(header, headerY, "header"), (footer, footerY, "footer")]
    return parts.compactMap { layout, y, key in
      let contentY = y - viewport.contentY
      guard viewport.shows(from: contentY, to: contentY + layout.height) else { return nil }
      var node = layout.node(y: y)
      node?.element = [.key("sections"), .item(index), .key(key)]
      return node
    }
  }

  /// A plain table's header stays at the top while its rows pass below it, until they push it off.
  private func headerMinY(in viewport: Viewport) -> Double {
    let natural = viewport.contentY + minY + header.spaceAbove
    guard context.tableView.style == .plain else { return natural }
    return max(natural, min(viewport.top, viewport.contentY + footerMinY - header.height))
  }

  /// A plain table's footer stays at the bottom likewise.
  private func footerMinY(in viewport: Viewport, below headerMaxY: Double) -> Double {
    let natural = viewport.contentY + footerMinY
    guard context.tableView.style == .plain else { return natural }
    return min(natural, max(viewport.bottom - footer.height, headerMaxY))
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
