import TableModel

extension LintRule {
  static let customViewsInPopover = LintRule(
    "custom-views-in-popover", .info, "Popovers hold standard cells",
    why:
      "A popover is understood at a glance when it is made of what users know: standard cells and controls.",
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
