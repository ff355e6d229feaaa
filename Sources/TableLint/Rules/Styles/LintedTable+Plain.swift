import TableModel

extension LintedTable {
  /// The finding for all rows of a style in a plain table, at the first of them.
  func plainFinding(of style: CellStyle, _ suits: String) -> LintFinding? {
    let rows = rows.filter { $0.cell.style == style && $0.isStandard }
    guard tableView.style == .plain, let first = rows.first else { return nil }
    return LintFinding(
      "\(style.rawValue) \(suits) a grouped table than a plain one; here \(rows.count == 1 ? "is" : "are") \(counted(rows.count, "such row"))",
      at: first.path, views: rows.map { $0.views?.cell }, hint: "give the table the style grouped")
  }
}
