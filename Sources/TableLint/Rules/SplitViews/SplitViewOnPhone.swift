import TableModel

extension LintRule {
  static let splitViewOnPhone = LintRule(
    "split-view-on-phone", .warning, "Split views are for tablets before iOS 8",
    why:
      "Until iOS 7 only the iPad has split views. On a phone, show the list first and let it lead to the rest.",
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
    kept: """
      theme: ios7
      device: ipadair
      orientation: landscape
      splitView:
        master: {navigationBar: Inbox, tableView: {rows: [{textLabel: Anna Alder, selected: true}, Boris Birch]}}
        detail: {tableView: {rows: [Lunch?]}}
      """
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
