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
