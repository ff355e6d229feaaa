import TableModel

extension LintRule {
  static let twoPopovers = LintRule(
    "two-popovers", .warning, "One popover shows at a time",
    why: """
      Before iOS 7 the hidden list of a split view comes as a popover. A second one over it leaves users with two \
      things to close: close the first before the second opens.
      """,
    guidelines: [
      .iOS8("弹出框", "确保同一时间在屏幕上只显示一个 popover")
    ],
    broken: """
      theme: ios6
      device: ipad
      splitView:
        displayMode: primaryOverlay
        master: {navigationBar: Inbox, tableView: {rows: [{textLabel: Anna Alder, selected: true}, Boris Birch]}}
        detail:
          navigationBar: {title: Anna Alder, leftBarButtonItems: [Inbox], rightBarButtonItems: [Sort]}
          tableView: {rows: [Lunch on Friday?]}
      popover:
        sourceRect: [700, 0, 58, 44]
        arrowDirection: up
        tableView: {rows: [{textLabel: By date, accessoryType: checkmark}, By name]}
      """,
    kept: """
      theme: ios6
      device: ipad
      splitView:
        displayMode: primaryHidden
        master: {navigationBar: Inbox, tableView: {rows: [{textLabel: Anna Alder, selected: true}, Boris Birch]}}
        detail:
          navigationBar: {title: Anna Alder, leftBarButtonItems: [Inbox], rightBarButtonItems: [Sort]}
          tableView: {rows: [Lunch on Friday?]}
      popover:
        sourceRect: [700, 0, 58, 44]
        arrowDirection: up
        tableView: {rows: [{textLabel: By date, accessoryType: checkmark}, By name]}
      """
  ) { screen, _ in
    guard screen.theme.isOlder(than: SystemVersion(7)), let popover = screen.popover,
      case .splitView(let splitView) = screen.screen.content, splitView.displayMode == .primaryOverlay
    else { return [] }
    let master = screen.controllers.first { $0.kind == .master }
    return [
      LintFinding(
        "two popovers at once: this one, and the list of the split view, which is one before iOS 7",
        at: popover.path, views: [popover.view, master?.view],
        hint: "hide the list while another popover shows")
    ]
  }
}
