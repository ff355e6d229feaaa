import TableModel

extension LintRule {
  static let hiddenMasterUnreachable = LintRule(
    "hidden-master-unreachable", .warning, "A hidden list can be called up",
    why: """
      Where the first pane is hidden, a button at the left of the second pane’s bar brings it back. Not everybody \
      knows that a swipe does so too.
      """,
    guidelines: [
      .iOS8("分离视图控制器", "为用户提供一个按钮（通常位于一个导航栏）来显示和隐藏主窗格")
    ],
    looks: LintLooks(since: "ios7", until: "ios13", later: .info),
    broken: """
      theme: ios8
      device: ipadair
      splitView:
        master: {navigationBar: Inbox, tableView: {rows: [{textLabel: Anna Alder, selected: true}, Boris Birch]}}
        detail: {navigationBar: Anna Alder, tableView: {rows: [Lunch on Friday?]}}
      """,
    kept: """
      theme: ios8
      device: ipadair
      splitView:
        master: {navigationBar: Inbox, tableView: {rows: [{textLabel: Anna Alder, selected: true}, Boris Birch]}}
        detail:
          navigationBar: {title: Anna Alder, leftBarButtonItems: [Inbox]}
          tableView: {rows: [Lunch on Friday?]}
      """
  ) { screen, _ in
    // A telephone of that time has no split views at all, which another rule says.
    guard !(screen.isPhone && screen.theme.isOlder(than: SystemVersion(8))),
      let master = screen.controllers.first(where: { $0.kind == .master }), !master.isShown,
      let detail = screen.controllers.first(where: { $0.kind == .detail })
    else { return [] }
    let bar = detail.controller.navigationBar
    guard bar?.backButtonTitle == nil, bar?.leftBarButtonItems.isEmpty ?? true,
      detail.controller.toolbar?.items.first?.isButton != true
    else { return [] }
    return [
      LintFinding(
        "the first pane is hidden, and no button calls it up",
        at: detail.path.appending(.key("navigationBar")),
        views: [detail.view], hint: "give the second pane’s navigation bar “leftBarButtonItems”")
    ]
  }
}

extension BarButtonItem {
  /// Whether the item is a button, and no mere space.
  var isButton: Bool {
    content != .system(.flexibleSpace) && content != .system(.fixedSpace)
  }
}
