import TableLayout
import TableModel

extension LintRule {
  static let popoverTooLarge = LintRule(
    "popover-too-large", .warning, "A popover leaves the screen behind it in sight",
    why: """
      A popover that fills the screen is a screen. It should be just large enough for its content and still show where \
      it came from; one that asks for more than there is gets less.
      """,
    guidelines: [
      .iOS8("弹出框", "别让 popover 过大了")
    ],
    options: [LintOption("maximum", "The greatest part of the screen’s width or height, in per cent", 90, in: 10...100)],
    broken: """
      theme: ios7
      device: ipadair
      navigationBar: {title: Report, rightBarButtonItems: [Sort]}
      tableView: {rows: [January, February]}
      popover:
        sourceRect: [700, 20, 48, 44]
        arrowDirection: up
        contentSize: {width: 740, height: 960}
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
        contentSize: {width: 240, height: 88}
        tableView: {rows: [{textLabel: By date, accessoryType: checkmark}, By name]}
      """
  ) { screen, values in
    guard let popover = screen.popover, let view = popover.view, let content = view.node.children.first else {
      return []
    }
    let asked = screen.screen.popover?.contentSize
    let path = asked == nil ? popover.path : popover.path.appending(.key("contentSize"))
    let size = screen.scene.size
    let parts = [("width", view.frame.width, size.width), ("height", view.frame.height, size.height)]
    for (name, own, whole) in parts where whole > 0 && own / whole * 100 > values["maximum"] {
      return [
        LintFinding(
          "the popover takes \(decimal((own / whole * 100).rounded())) per cent of the screen’s \(name)", at: path,
          views: [view], hint: "give it a smaller “contentSize”")
      ]
    }
    guard let asked, content.frame.width < asked.width - 1 || content.frame.height < asked.height - 1 else {
      return []
    }
    let got = "\(decimal(content.frame.width)) × \(decimal(content.frame.height))"
    return [
      LintFinding(
        "the popover asks for \(decimal(asked.width)) × \(points(asked.height)) and gets \(got)", at: path,
        views: [view], hint: "give it a smaller “contentSize”, or another “arrowDirection”")
    ]
  }

  static let popoverScrolls = LintRule(
    "popover-scrolls", .info, "The content of a popover is seen without scrolling",
    why: "A popover is for a quick choice. What has to be scrolled is better on a screen of its own, or shorter.",
    guidelines: [
      .iOS8("弹出框", "你应该尽量避免在一个弹出菜单，使任务滚动")
    ],
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
    guard let popover = screen.popover, let table = popover.table?.view, let view = popover.view else { return [] }
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
  fileprivate var scrolls: Bool { viewClass == .cell || viewClass == .headerFooter }
}
