import TableModel

extension LintRule {
  static let severalDeleteButtons = LintRule(
    "several-delete-buttons", .warning, "One Delete button shows at a time",
    why: "UIKit hides the Delete button of one row when another row shows its own. A table never shows two.",
    guidelines: [
      .iOS2011("Deletes the row")
    ],
    looks: LintLooks(since: "ios5"),
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {textLabel: Home, showingDeleteConfirmation: true}
          - {textLabel: Office, showingDeleteConfirmation: true}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {textLabel: Home, showingDeleteConfirmation: true}
          - Office
      """
  ) { screen, _ in
    guard screen.variant.state != .showingDeleteConfirmation else { return [] }
    return screen.tables.flatMap { table -> [LintFinding] in
      let rows = table.rows.filter { $0.cell.showingDeleteConfirmation && !$0.isMoving }
      return rows.dropFirst().map { row in
        LintFinding(
          "\(row.name) shows a Delete button while \(rows[0].name) does",
          at: row.path("showingDeleteConfirmation"),
          views: rows.map { $0.views?.confirmation ?? $0.views?.cell }, hint: "let one row show it",
          fix: LintFix("Hide the button", .remove(key: "showingDeleteConfirmation", of: row.path)))
      }
    }
  }
}
