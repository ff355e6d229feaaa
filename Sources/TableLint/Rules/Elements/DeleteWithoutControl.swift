import TableModel

extension LintRule {
  static let deleteWithoutControl = LintRule(
    "delete-without-control", .warning, "In a table that is edited, Delete comes from its control",
    why: """
      While a table is edited, the red control reveals and hides the Delete button. Without it, nobody knows where \
      the button came from or how to get rid of it.
      """,
    guidelines: [
      .iOS2011("In an editing context, reveals and hides the Delete button for a row"),
      .iOS8("In an editing context, reveals and hides the Delete button for a row"),
    ],
    looks: LintLooks(since: "ios5", until: "ios10"),
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        editing: true
        rows:
          - {textLabel: Home, editingStyle: none, showingDeleteConfirmation: true}
          - {textLabel: Office, editingStyle: delete}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        editing: true
        rows:
          - {textLabel: Home, editingStyle: delete, showingDeleteConfirmation: true}
          - {textLabel: Office, editingStyle: delete}
      """
  ) { screen, _ in
    screen.rows.compactMap { row in
      guard row.isEditing, row.cell.showingDeleteConfirmation, !row.isMoving, row.cell.editingStyle != .delete
      else { return nil }
      return LintFinding(
        "\(row.name) shows Delete without the control that reveals it",
        at: row.path("showingDeleteConfirmation"),
        views: [row.views?.confirmation ?? row.views?.cell], hint: "give the row “editingStyle: delete”",
        fix: LintFix("Show the control", .set(key: "editingStyle", of: row.path, value: "delete")))
    }
  }
}
