import TableModel

extension LintRule {
  static let popoverCoversItsSource = LintRule(
    "popover-covers-its-source", .warning, "A popover leaves what opened it in sight",
    why: """
      People go on comparing what is in the box with what they tapped. A popover beside it shows both: point at \
      something smaller, or make the box smaller.
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
