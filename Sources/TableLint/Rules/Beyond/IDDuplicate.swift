import TableModel

extension LintRule {
  static let idDuplicate = LintRule(
    "id-duplicate", .warning, "An id names one row",
    why: "Reviews and programs find rows by their `id`. Where two share one, they find only the first.",
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows: [{id: office, textLabel: Office}, {id: office, textLabel: Garden}]
      """,
    kept: .replacing(" {id: office", by: " {id: garden")
  ) { screen, _ in
    guard !screen.isFilledLater else { return [] }
    var first: [String: String] = [:]
    return screen.controllers.compactMap(\.table).flatMap { table -> [LintFinding] in
      if let id = table.tableView.id { first[id] = "a table" }
      return table.rows.compactMap { row in
        guard let id = row.cell.id, !id.isEmpty else { return nil }
        guard let other = first[id] else {
          first[id] = row.name
          return nil
        }
        return LintFinding(
          "the id “\(id.shortened)” is that of \(other) too", at: row.path("id"), views: [row.views?.cell],
          hint: "give each row a different id")
      }
    }
  }
}
