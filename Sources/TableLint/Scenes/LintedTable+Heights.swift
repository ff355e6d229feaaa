import TableModel

extension LintedTable {
  /// Heights that differ by no more than this are one: lines at the edges of groups belong to rows.
  private static let tolerance = 2.0

  /// The heights of rows, in points, in rising order; those that hardly differ are one.
  var rowHeights: [Double] {
    var heights: [Double] = []
    var last = -Double.infinity
    for height in rows.compactMap({ $0.views?.cell.frame.height }).sorted() {
      if height - last > LintedTable.tolerance { heights.append(height) }
      last = height
    }
    return heights
  }

  /// The first row whose height is the rarest.
  var rowOfRareHeight: LintedRow? {
    let placed = rows.compactMap { row in row.views.map { (row: row, height: $0.cell.frame.height) } }
    let counts = Dictionary(grouping: placed) { ($0.height / 2).rounded() }.mapValues(\.count)
    let rarest = counts.values.min() ?? 0
    return placed.last { counts[($0.height / 2).rounded()] == rarest }?.row
  }
}
