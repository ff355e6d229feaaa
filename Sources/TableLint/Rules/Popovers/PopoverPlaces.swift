import TableLayout
import TableModel

extension LintRule {
  static let popoverArrowPointsNowhere = LintRule(
    "popover-arrow-points-nowhere", .warning, "A popover points at what opened it",
    why: """
      The arrow reminds users of what they tapped. It must touch a button, a row or another view that can be tapped.
      """,
    guidelines: [
      .iOS8("弹出框", "使 popover 箭头尽可能直接的元素")
    ],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios7
      device: ipadair
      navigationBar: {title: Report, rightBarButtonItems: [Sort]}
      tableView: {rows: [January, February]}
      popover:
        sourceRect: [300, 500, 48, 44]
        arrowDirection: up
        tableView: {rows: [{textLabel: By date, accessoryType: checkmark}, By name]}
      """,
    kept: .replacing("sourceRect: [300, 500, 48, 44]", by: "sourceRect: [700, 20, 48, 44]")
  ) { screen, _ in
    guard let popover = screen.popover, let view = popover.view,
      let source = screen.screen.popover?.sourceRect, screen.screen.popover?.source == nil
    else { return [] }
    let path = popover.path.appending(.key("sourceRect"))
    let place = "(\(decimal(source.minX)), \(decimal(source.minY)))"
    let targets = screen.views.prefix(view.index).filter { PopoverArrow.targets.contains($0.node.viewClass) }
    guard targets.contains(where: { $0.opacity > 0 && $0.frame.overlaps(source, by: 0) }) else {
      return [
        LintFinding(
          "the popover’s arrow points at nothing: there is no button and no row at \(place)", at: path,
          views: [view],
          hint: "let “sourceRect” be the frame of what was tapped, as “tablemock inspect” prints it")
      ]
    }
    guard let tip = PopoverArrow.tip(of: view), !source.expanded(by: PopoverArrow.tolerance).holds(tip) else {
      return []
    }
    return [
      LintFinding(
        "the popover’s arrow ends at (\(decimal(tip.x)), \(decimal(tip.y))), outside its “sourceRect”",
        at: path,
        views: [view], hint: "choose another “arrowDirection”, or a smaller “contentSize”")
    ]
  }
}

/// The arrow of a popover that has been laid out.
private enum PopoverArrow {
  /// What people tap to open a popover.
  static let targets: Set<ViewClass> = [
    .barButton, .cell, .button, .tabBarButton, .imageView, .switch, .segmentedControl, .searchField,
    .searchBar, .stepper, .textField,
  ]
  /// The points by which the arrow may miss what it points at.
  static let tolerance = 3.0

  /// The end of the arrow on the screen: the point of the outline that is furthest from the box.
  static func tip(of popover: LintedView) -> Point? {
    guard let content = popover.node.children.first,
      let outline = popover.node.drawings.lazy.compactMap({ drawing -> Path? in
        if case .fill(let path, _) = drawing { path } else { nil }
      }).first
    else { return nil }
    let (bounds, inner) = (popover.frame.bounds, content.frame)
    let gaps = [
      inner.minY - bounds.minY, bounds.maxY - inner.maxY, inner.minX - bounds.minX, bounds.maxX - inner.maxX,
    ]
    guard let side = gaps.indices.max(by: { gaps[$0] < gaps[$1] }) else { return nil }
    let points = outline.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
    let (low, high) = (points.map(along(side)).min() ?? 0, points.map(along(side)).max() ?? 0)
    let end = side == 0 || side == 2 ? low : high
    let near = points.filter { abs(along(side)($0) - end) <= tolerance }
    guard !near.isEmpty else { return nil }
    let middle = { (values: [Double]) in ((values.min() ?? 0) + (values.max() ?? 0)) / 2 }
    return Point(
      popover.frame.minX + middle(near.map(\.x)), popover.frame.minY + middle(near.map(\.y)))
  }

  /// The coordinate that grows from the upper to the lower side, or from the left to the right.
  private static func along(_ side: Int) -> (Point) -> Double {
    side < 2 ? { $0.y } : { $0.x }
  }
}

extension LintRule {
  static let popoverTooLarge = LintRule(
    "popover-too-large", .warning, "A popover leaves the screen behind it in sight",
    why: """
      A popover should be just large enough for its content and still show where it came from. One that asks for \
      more than there is gets less.
      """,
    guidelines: [
      .iOS8("弹出框", "别让 popover 过大了")
    ],
    options: [
      LintOption(
        "maximum", "The greatest part of the screen’s width or height, in per cent", 90, in: 10...100)
    ],
    looks: LintLooks(since: "ios7"),
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
    kept: .replacing("contentSize: {width: 740, height: 960}", by: "contentSize: {width: 240, height: 88}")
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
          "the popover takes \(decimal((own / whole * 100).rounded())) per cent of the screen’s \(name)",
          at: path,
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
}

extension LintRule {
  static let popoverScrolls = LintRule(
    "popover-scrolls", .info, "The content of a popover is seen without scrolling",
    why:
      "A popover is for a quick choice. Shorten it, or show it on a separate screen.",
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
    kept: .replacing("contentSize: {width: 240, height: 88}", by: "contentSize: {width: 240, height: 176}")
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

extension LintRule {
  static let popoverCoversItsSource = LintRule(
    "popover-covers-its-source", .warning, "A popover leaves what opened it in sight",
    why: """
      People compare what is in the box with what they tapped. Point at something smaller, or make the box smaller.
      """,
    guidelines: [.today("Popovers", "Ideally, a popover doesn’t cover the element that revealed it")],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      device: ipadpro11
      navigationBar: Report
      tableView: {rows: [January, February, March]}
      popover:
        sourceRect: [0, 0, 834, 1194]
        contentSize: {width: 260, height: 44}
        tableView: {rows: [Sort by Date]}
      """,
    kept: """
      theme: ios16
      device: ipadpro11
      navigationBar: {title: Report, rightBarButtonItems: [Sort]}
      tableView: {rows: [January, February, March]}
      popover:
        source: {barButtonItem: right 0}
        contentSize: {width: 260, height: 44}
        tableView: {rows: [Sort by Date]}
      """
  ) { screen, _ in
    guard let popover = screen.popover, let view = popover.view, screen.screen.popover?.source == nil,
      let source = screen.screen.popover?.sourceRect, view.frame.overlaps(source, by: 4)
    else { return [] }
    return [
      LintFinding(
        "the popover covers what it points at", at: popover.path.appending(.key("sourceRect")), views: [view],
        hint: "let “sourceRect” be the frame of what was tapped, or make “contentSize” smaller")
    ]
  }
}
