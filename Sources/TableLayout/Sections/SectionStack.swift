import TableModel

/// The headers, rows and footers of a table, one under the other.
struct SectionStack {
  /// The views in the table's coordinates, from back to front.
  let nodes: [SceneNode]
  /// The height of everything, in points.
  let height: Double

  init(_ context: TableContext) {
    var headers: [SceneNode] = []
    var rows: [SceneNode] = []
    var y = 0.0
    let place = { (view: View?, role: ViewRole) -> SceneNode? in
      guard let view else { return nil }
      let available = Size(width: context.width, height: context.rowHeight)
      let height = ViewLayout(table: context).size(of: view, fitting: available).height
      let frame = Rect(x: 0, y: y, width: context.width, height: height)
      return ViewLayout(table: context).node(of: view, in: frame, role: role)
    }
    let tableHeader = place(context.tableView.tableHeaderView, .tableHeaderView)
    y += tableHeader?.frame.height ?? 0
    for (index, section) in context.tableView.sections.enumerated() {
      let header = HeaderFooterLayout(context, .header, of: section, isFirst: index == 0)
      headers += header.nodes(y: y)
      y += header.height
      for (row, cell) in section.rows.enumerated() {
        let cellContext = CellContext(
          table: context,
          cell: cell,
          indexPath: IndexPath(section: index, row: row),
          isFirst: row == 0,
          isLast: row == section.rows.count - 1
        )
        let node = CellLayout(cellContext).node(y: y)
        rows.append(node)
        y += node.frame.height
      }
      let footer = HeaderFooterLayout(context, .footer, of: section, isFirst: index == 0)
      headers += footer.nodes(y: y)
      y += footer.height
    }
    let tableFooter = place(context.tableView.tableFooterView, .tableFooterView)
    y += tableFooter?.frame.height ?? 0
    nodes = rows + headers + [tableHeader, tableFooter].compactMap { $0 }
    height = y
  }
}
