import TableModel

extension LintRule {
  static let detailNarrowerThanMaster = LintRule(
    "detail-narrower-than-master", .warning, "The second pane is wider than the first",
    why:
      "The first pane lists, the second shows. A second pane that is the narrower one looks out of balance.",
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
    kept: """
      theme: ios8
      device: ipadair
      orientation: landscape
      splitView:
        master: {navigationBar: Inbox, tableView: {rows: [{textLabel: Anna Alder, selected: true}, Boris Birch]}}
        detail: {tableView: {rows: [Lunch on Friday?]}}
      """
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
