import TableModel

extension LintRule {
  static let barsInBothPanes = LintRule(
    "bars-in-both-panes", .info, "One pane of a split view has a navigation bar",
    why: "Two navigation bars side by side make it hard to see which pane leads and which follows.",
    guidelines: [
      .iOS8("分离视图控制器", "避免在两次窗口中都出现导航栏")
    ],
    looks: LintLooks(since: "ios7", until: "ios9"),
    broken: """
      theme: ios8
      device: ipadair
      orientation: landscape
      splitView:
        master: {navigationBar: Inbox, tableView: {rows: [{textLabel: Anna Alder, selected: true}, Boris Birch]}}
        detail: {navigationBar: Anna Alder, tableView: {rows: [Lunch on Friday?]}}
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
    guard let (master, detail) = screen.panesSideBySide, master.controller.navigationBar != nil,
      detail.controller.navigationBar != nil
    else { return [] }
    return [
      LintFinding(
        "both panes have a navigation bar, so it is unclear which of them leads",
        at: detail.path.appending(.key("navigationBar")), views: [master.view, detail.view],
        hint: "leave one of them out, or use a toolbar in the second pane")
    ]
  }
}
