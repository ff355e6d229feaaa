import TableModel

extension LintRule {
  static let cancelInPopover = LintRule(
    "cancel-in-popover", .warning, "A popover has no Cancel button without a Done beside it",
    why: """
      A popover closes by a tap outside of it. A Cancel button makes users wonder whether that tap would keep what \
      they did; only where a task is finished by Done does it have a meaning.
      """,
    guidelines: [
      .iOS8("弹出框", "避免提供“取消”按钮")
    ],
    looks: LintLooks(since: "ios7", until: "ios13", later: .info),
    broken: """
      theme: ios7
      device: ipadair
      navigationBar: {title: Report, rightBarButtonItems: [Sort]}
      tableView: {rows: [January, February]}
      popover:
        sourceRect: [700, 20, 48, 44]
        arrowDirection: up
        navigationBar: {title: Sort By, leftBarButtonItems: [{systemItem: cancel}]}
        tableView: {rows: [{textLabel: By date, accessoryType: checkmark}, By name]}
      """,
    kept: """
      theme: ios7
      device: ipadair
      navigationBar: {title: Report, rightBarButtonItems: [Sort]}
      tableView: {rows: [January, February]}
      popover:
        sourceRect: [700, 20, 48, 44]
        arrowDirection: up
        navigationBar: {title: Sort By}
        tableView: {rows: [{textLabel: By date, accessoryType: checkmark}, By name]}
      """
  ) { screen, _ in
    guard let popover = screen.popover else { return [] }
    let bar = popover.controller.navigationBar
    let inBar = (bar?.leftBarButtonItems ?? []) + (bar?.rightBarButtonItems ?? [])
    let inToolbar = popover.controller.toolbar?.items ?? []
    guard !(inBar + inToolbar).contains(where: \.keepsAndEnds) else { return [] }
    return [(inBar, "navigationBar"), (inToolbar, "toolbar")].compactMap { items, key in
      guard items.contains(where: \.cancels) else { return nil }
      return LintFinding(
        "this popover has a Cancel button and no Done", at: popover.path.appending(.key(key)),
        views: [popover.view], hint: "a tap outside closes a popover; leave Cancel out")
    }
  }
}
