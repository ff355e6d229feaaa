import TableModel

extension LintRule {
  static let hiddenMasterUnreachable = LintRule(
    "hidden-master-unreachable", .warning, "A hidden list can be called up",
    why: """
      A button at the left of the second pane’s bar brings the first pane back. Not everybody knows the swipe.
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

extension LintRule {
  static let masterWithoutSelection = LintRule(
    "master-without-selection", .warning, "The list of a split view shows what is chosen",
    why: """
      The second pane shows one of the first pane’s items. Keep that row highlighted while both can be seen.
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
    kept: .replacing("Anna Alder", by: "{textLabel: Anna Alder, selected: true}")
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

extension LintRule {
  static let splitViewOnPhone = LintRule(
    "split-view-on-phone", .warning, "Split views are for tablets before iOS 8",
    why:
      "Until iOS 7 only the iPad has split views. On a phone, show the list first.",
    guidelines: [
      .iOS8("分离视图控制器", "在 ios7 和更早的系统中，分离视图控制器只用在 ipad 上")
    ],
    looks: LintLooks(until: "ios7"),
    broken: """
      theme: ios7
      device: iphone5
      orientation: landscape
      splitView:
        master: {navigationBar: Inbox, tableView: {rows: [{textLabel: Anna Alder, selected: true}, Boris Birch]}}
        detail: {tableView: {rows: [Lunch?]}}
      """,
    kept: .replacing("device: iphone5", by: "device: ipadair")
  ) { screen, _ in
    guard case .splitView = screen.screen.content, screen.isPhone,
      screen.theme.isOlder(than: SystemVersion(8))
    else {
      return []
    }
    return [
      LintFinding(
        "split views are for tablets before iOS 8, and this screen is \(points(min(screen.environment.size.width, screen.environment.size.height))) wide",
        at: screen.path.appending(.key("splitView")), views: [screen.views.first],
        hint: "show the list on a separate screen, or choose an iPad")
    ]
  }
}

extension LintRule {
  static let detailNarrowerThanMaster = LintRule(
    "detail-narrower-than-master", .warning, "The second pane is wider than the first",
    why:
      "The first pane lists, the second shows. A narrower second pane looks out of balance.",
    guidelines: [
      .iOS8("分离视图控制器", "避免显示的二次窗格，比原窗窄")
    ],
    looks: LintLooks(since: "ios7", until: "ios13", later: .hint),
    broken: """
      theme: ios8
      device: ipadair
      orientation: landscape
      splitView:
        masterWidth: 600
        master: {navigationBar: Inbox, tableView: {rows: [{textLabel: Anna Alder, selected: true}, Boris Birch]}}
        detail: {tableView: {rows: [Lunch on Friday?]}}
      """,
    kept: .replacing("\n  masterWidth: 600", by: "")
  ) { screen, _ in
    guard let (master, detail) = screen.panesSideBySide, let first = master.view, let second = detail.view,
      second.frame.width < first.frame.width
    else { return [] }
    return [
      LintFinding(
        "the second pane is \(points(second.frame.width)) wide, and the first \(points(first.frame.width))",
        at: screen.path.appending(.key("splitView"), .key("masterWidth")), views: [first, second],
        hint: "make “masterWidth” smaller, or show one pane at a time")
    ]
  }
}

extension LintRule {
  static let barsInBothPanes = LintRule(
    "bars-in-both-panes", .info, "One pane of a split view has a navigation bar",
    why: "Two bars side by side hide which pane leads and which follows.",
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
    kept: .replacing("navigationBar: Anna Alder, tableView:", by: "tableView:")
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
