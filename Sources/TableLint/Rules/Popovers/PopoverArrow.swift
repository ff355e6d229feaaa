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
    kept: """
      theme: ios7
      device: ipadair
      navigationBar: {title: Report, rightBarButtonItems: [Sort]}
      tableView: {rows: [January, February]}
      popover:
        sourceRect: [700, 20, 48, 44]
        arrowDirection: up
        tableView: {rows: [{textLabel: By date, accessoryType: checkmark}, By name]}
      """
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
