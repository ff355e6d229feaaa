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
    nodes = rows + headers
    height = y
  }
}
