import TableLayout
import TableModel

/// A part of a screen that holds a table with its bars: all of it, a side of a split view, or a popover.
struct LintedController {
  /// Which part it is.
  let kind: ScreenPart
  /// The part as the source has it.
  let controller: ViewController
  /// The part of the document.
  let path: ElementPath
  /// The view of the part; `nil` where it is hidden.
  let view: PlacedView?
  /// The table in it; `nil` for an empty view.
  let table: LintedTable?

  /// Whether the part can be seen.
  var isShown: Bool { view != nil }

  /// The parts of a screen, from back to front.
  static func all(of screen: Screen, number: Int, in views: ScreenViews) -> [LintedController] {
    let parts: [(kind: ScreenPart, controller: ViewController, steps: [ElementStep])] =
      switch screen.content {
      case .controller(let controller): [(.content, controller, [])]
      case .splitView(let splitView):
        [
          (.master, splitView.master, [.key("splitView"), .key("master")]),
          (.detail, splitView.detail, [.key("splitView"), .key("detail")]),
        ]
      }
    let popover = screen.popover.map {
      (kind: ScreenPart.popover, controller: $0.controller, steps: [ElementStep.key("popover")])
    }
    // Phones since iOS 8 show what is in a popover instead of the screen.
    let coversScreen = popover != nil && view(of: .popover, in: views) == nil
    return (parts + (popover.map { [$0] } ?? [])).map { part in
      let view = coversScreen ? part.kind == .popover ? views.all.first : nil : view(of: part.kind, in: views)
      let path = ElementPath(screen: number, steps: part.steps)
      return LintedController(
        kind: part.kind, controller: part.controller, path: path, view: view,
        table: part.controller.tableView.map {
          LintedTable($0, path: path.appending(.key("tableView")), in: view, of: part.kind, among: views)
        })
    }
  }

  private static func view(of kind: ScreenPart, in views: ScreenViews) -> PlacedView? {
    switch kind {
    case .content: views.all.first
    case .master: views.all.first { $0.node.role == .master }
    case .detail: views.all.first { $0.node.role == .detail }
    case .popover: views.all.first { $0.node.viewClass == .popover }
    }
  }
}
