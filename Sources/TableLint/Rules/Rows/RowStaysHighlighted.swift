import TableModel

extension LintRule {
  static let rowStaysHighlighted = LintRule(
    "row-stays-highlighted", .warning, "Rows are highlighted while they are tapped, and no longer",
    why: """
      A row that was tapped lights up and fades. What the user has chosen is shown by a checkmark; only the list of a \
      split view, and tables in which several rows are selected, keep rows highlighted.
      """,
    guidelines: [
      .iOS2011("it does not remain highlighted"),
      .iOS8("你可以使用选中标记来告知用户当前选中了哪些项"),
    ],
    looks: LintLooks(since: "ios5"),
    broken: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView:
        rows: [{textLabel: Small, selected: true}, Medium, Large]
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView:
        rows: [{textLabel: Small, accessoryType: checkmark}, Medium, Large]
      """
  ) { screen, _ in
    guard screen.variant.state != .selected else { return [] }
    return screen.tables.flatMap { table -> [LintFinding] in
      let view = table.tableView
      let takesSeveral = view.allowsMultipleSelection || view.allowsMultipleSelectionDuringEditing
      let selected = table.rows.filter {
        $0.cell.isSelected && !$0.isMoving && $0.cell.selectionStyle != SelectionStyle.none
      }
      guard !takesSeveral else { return [] }
      if table.kind == .master {
        return selected.dropFirst().map { row in
          LintFinding(
            "two rows of the list are highlighted, and the second pane can show one of them only",
            at: row.path, views: [selected[0], row].map { $0.views?.cell },
            hint: "leave one of them highlighted")
        }
      }
      return selected.map { row in
        let isChecked = row.cell.accessoryType == .checkmark
        let fix =
          isChecked || row.views?.accessory != nil
          ? LintFix("Take the highlight away", .remove(key: "selected", of: row.path))
          : LintFix(
            "Show the choice with a checkmark", .remove(key: "selected", of: row.path),
            .set(key: "accessoryType", of: row.path, value: "checkmark"))
        return LintFinding(
          "\(row.name) stays highlighted", at: row.path, views: [row.views?.cell],
          hint: "a row lights up while it is tapped; show what is chosen with “accessoryType: checkmark”",
          fix: fix)
      }
    }
  }
}
