import TableLayout
import TableModel

extension LintRule {
  static let popoverScrolls = LintRule(
    "popover-scrolls", .info, "The content of a popover is seen without scrolling",
    why:
      "A popover is for a quick choice. What has to be scrolled is better on a separate screen, or shorter.",
    guidelines: [
      .iOS8("弹出框", "你应该尽量避免在一个弹出菜单，使任务滚动")
    ],
    looks: LintLooks(since: "ios7", until: "ios9", later: .hint),
    broken: """
      theme: ios7
      device: ipadair
      navigationBar: {title: Report, rightBarButtonItems: [Sort]}
      tableView: {rows: [January, February]}
      popover:
        sourceRect: [700, 20, 48, 44]
        arrowDirection: up
        contentSize: {width: 240, height: 88}
        tableView: {rows: [{textLabel: By date, accessoryType: checkmark}, By name, By size, By kind]}
      """,
    kept: """
      theme: ios7
      device: ipadair
      navigationBar: {title: Report, rightBarButtonItems: [Sort]}
      tableView: {rows: [January, February]}
      popover:
        sourceRect: [700, 20, 48, 44]
        arrowDirection: up
        contentSize: {width: 240, height: 176}
        tableView: {rows: [{textLabel: By date, accessoryType: checkmark}, By name, By size, By kind]}
      """
  ) { screen, _ in
    guard let popover = screen.popover, let table = popover.table?.view, let view = popover.view else {
      return []
    }
    let rows = screen.views(in: table).filter { $0.parent == table.index && $0.node.scrolls }
    let bars = screen.views(in: view).filter {
      $0.node.viewClass == .toolbar || $0.node.viewClass == .tabBar
    }
    let bottom = bars.map(\.frame.minY).min() ?? table.frame.maxY
    let lowest = rows.map(\.frame.maxY).max() ?? 0
    let hidden = lowest - min(bottom, table.frame.maxY)
    guard hidden > 1 else { return [] }
    return [
      LintFinding(
        "\(points(hidden.rounded(.up))) of this popover’s table are out of sight and have to be scrolled to",
        at: popover.path, views: [view], hint: "make it higher, or show fewer rows")
    ]
  }
}

extension SceneNode {
  /// Whether the view moves with the rows of its table.
  fileprivate var scrolls: Bool { viewClass.isRow || viewClass == .headerFooter }
}
