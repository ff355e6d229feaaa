import TableModel

extension LintRule {
  static let masterWithoutSelection = LintRule(
    "master-without-selection", .warning, "The list of a split view shows what is chosen",
    why: """
      What the second pane shows is one of the first pane’s items. Keep that row highlighted for as long as both can \
      be seen.
      """,
    guidelines: [
      .iOS8("分离视图控制器", "让当前的选择在主窗口中长时间显示")
    ],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios8
      device: ipadair
      orientation: landscape
      splitView:
        master: {navigationBar: Inbox, tableView: {rows: [Anna Alder, Boris Birch]}}
        detail: {tableView: {rows: [Lunch on Friday?]}}
      """,
    kept: """
      theme: ios8
      device: ipadair
      orientation: landscape
      splitView:
        master: {navigationBar: Inbox, tableView: {rows: [{textLabel: Anna Alder, selected: true}, Boris Birch]}}
        detail: {tableView: {rows: [Lunch on Friday?]}}
      """
  ) { screen, _ in
    guard let (master, detail) = screen.panesSideBySide, let table = master.table, !table.rows.isEmpty,
      !table.tableView.isEditing, detail.table?.rows.isEmpty == false,
      !table.rows.contains(where: { $0.cell.isSelected || $0.cell.isHighlighted || $0.cell.transition != nil }
      ),
      !screen.isFilledLater
    else { return [] }
    return [
      LintFinding(
        "no row of the first pane is highlighted, though the second shows one of them", at: table.path,
        views: [table.view], hint: "give the row that is shown “selected: true”")
    ]
  }
}
