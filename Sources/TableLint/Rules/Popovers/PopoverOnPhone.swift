import TableModel

extension LintRule {
  static let popoverOnPhone = LintRule(
    "popover-on-phone", .warning, "Popovers are for screens that are wider than a phone’s",
    why: """
      On a phone there is no room beside a popover: iOS shows its content on the whole screen, or has no \
      popovers there at all. Show a separate screen instead.
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
