import TableModel

extension LintedTable {
  /// A finding for each row of a style in a plain table.
  func plainFindings(of style: CellStyle, _ suits: String) -> [LintFinding] {
    guard tableView.style == .plain else { return [] }
    return rows.filter { $0.cell.style == style && $0.isStandard }.map { row in
      LintFinding(
        "\(row.name) has the style \(style.rawValue), which \(suits) a grouped table than a plain one",
        at: row.path, views: [row.views?.cell], hint: "give the table the style grouped")
    }
  }
}
