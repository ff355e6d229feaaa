import TableModel

extension LintRule {
  static let reorderSingleRow = LintRule(
    "reorder-single-row", .info, "Rows that can be moved have somewhere to go",
    why: """
      The grip says that a row can be dragged to another place. A single row has none, and a row that is about to be \
      deleted should stay where it is.
      """,
    guidelines: [
      .iOS2011("Indicates that the row can be dragged to another location in the")
    ],
    looks: LintLooks(since: "ios5"),
    broken: """
      theme: ios8
      size: {width: 320, height: 80}
      tableView:
        editing: true
        style: grouped
        rows: [{textLabel: Home, editingStyle: delete, showsReorderControl: true}]
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 80}
      tableView:
        editing: true
        style: grouped
        rows: [{textLabel: Home, editingStyle: delete}]
      """
  ) { screen, _ in
    screen.comparableTables.flatMap { table in
      table.rows.filter { $0.cell.showsReorderControl }.compactMap { row -> LintFinding? in
        let fix = LintFix("Take the grip away", .remove(key: "showsReorderControl", of: row.path))
        if table.rows.count == 1 {
          return LintFinding(
            "\(row.name) is the only row and cannot be moved anywhere", at: row.path("showsReorderControl"),
            views: [row.views?.reorderControl ?? row.views?.cell], hint: "leave “showsReorderControl” out",
            fix: fix)
        }
        guard row.cell.showingDeleteConfirmation, screen.variant.state != .showingDeleteConfirmation else {
          return nil
        }
        return LintFinding(
          "\(row.name) asks whether to delete it and can be moved at the same time",
          at: row.path("showsReorderControl"), views: [row.views?.cell],
          hint: "leave “showsReorderControl” out", fix: fix)
      }
    }
  }
}
