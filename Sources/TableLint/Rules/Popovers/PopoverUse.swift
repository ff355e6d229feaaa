import TableModel

extension LintRule {
  static let twoPopovers = LintRule(
    "two-popovers", .warning, "One popover shows at a time",
    why: """
      Before iOS 7 the hidden list of a split view is a popover. Close the first before the second opens.
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
    kept: .replacing("displayMode: primaryOverlay", by: "displayMode: primaryHidden")
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

extension LintRule {
  static let popoverOnPhone = LintRule(
    "popover-on-phone", .warning, "Popovers are for screens that are wider than a phone’s",
    why: """
      On a phone, iOS shows the content on the whole screen, or has no popovers at all. Show a separate screen \
      instead.
      """,
    guidelines: [
      .iOS8("弹出框", "如果你提出的 popover 是在水平紧凑的环境是全屏显示的")
    ],
    looks: LintLooks(since: "ios8"),
    broken: """
      theme: ios8
      device: iphone5
      navigationBar: {title: Report, rightBarButtonItems: [Sort]}
      tableView: {rows: [January, February]}
      popover:
        sourceRect: [264, 20, 48, 44]
        arrowDirection: up
        contentSize: {width: 240, height: 88}
        tableView: {rows: [{textLabel: By date, accessoryType: checkmark}, By name]}
      """,
    kept: """
      theme: ios8
      device: ipadair
      navigationBar: {title: Report, rightBarButtonItems: [Sort]}
      tableView: {rows: [January, February]}
      popover:
        sourceRect: [700, 20, 48, 44]
        arrowDirection: up
        contentSize: {width: 240, height: 88}
        tableView: {rows: [{textLabel: By date, accessoryType: checkmark}, By name]}
      """
  ) { screen, _ in
    guard let popover = screen.popoverOrWhatIsInIt, screen.isPhone else { return [] }
    return [
      LintFinding(
        "on a screen of \(points(screen.environment.size.width)) the popover would fill all of it",
        at: popover.path,
        views: [popover.view],
        hint: "show its table on a separate screen, or choose a device with a wider screen")
    ]
  }
}

extension LintRule {
  static let cancelInPopover = LintRule(
    "cancel-in-popover", .warning, "A popover has no Cancel button without a Done beside it",
    why: """
      A tap outside closes a popover. A Cancel button makes users wonder whether that tap keeps what they did. It \
      only makes sense beside Done.
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
    kept: .replacing("By, leftBarButtonItems: [{systemItem: cancel}]", by: "By")
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

extension LintRule {
  static let customViewsInPopover = LintRule(
    "custom-views-in-popover", .info, "Popovers hold standard cells",
    why:
      "Users understand a popover of standard cells and controls at a glance.",
    guidelines: [
      .iOS8("弹出框", "在 popover 中使用标准UI控制器和视图")
    ],
    looks: LintLooks(since: "ios7", until: "ios9"),
    broken: """
      theme: ios7
      device: ipadair
      navigationBar: {title: Report, rightBarButtonItems: [Sort]}
      tableView: {rows: [January, February]}
      popover:
        sourceRect: [700, 20, 48, 44]
        arrowDirection: up
        contentSize: {width: 240, height: 88}
        tableView:
          rows: [{contentView: [{frame: [8, 8, 224, 28], label: By date, backgroundColor: yellow}]}, By name]
      """,
    kept: """
      theme: ios7
      device: ipadair
      navigationBar: {title: Report, rightBarButtonItems: [Sort]}
      tableView: {rows: [January, February]}
      popover:
        sourceRect: [700, 20, 48, 44]
        arrowDirection: up
        contentSize: {width: 240, height: 88}
        tableView: {rows: [{textLabel: By date, accessoryType: checkmark}, By name]}
      """
  ) { screen, _ in
    guard let popover = screen.popover, let table = popover.table else { return [] }
    let rows = table.rows.filter { !$0.isStandard || $0.cell.accessoryView?.isUnknown == true }
    return rows.map { row in
      LintFinding(
        "\(row.name) of this popover has custom views", at: row.path, views: [row.views?.cell],
        hint: "use a standard style")
    }
  }
}

extension View {
  /// Whether the view is of a class of the app’s own.
  fileprivate var isUnknown: Bool {
    if case .unknown = content { true } else { false }
  }
}
