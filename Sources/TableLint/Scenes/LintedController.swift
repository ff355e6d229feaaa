import TableLayout
import TableModel

/// A part of a screen that holds a table with its bars: all of it, a side of a split view, or a popover.
struct LintedController {
  /// The parts that a screen can have.
  enum Kind: Hashable {
    case content, master, detail, popover
  }

  /// Which part it is.
  let kind: Kind
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
  static func all(on screen: LintedScreen) -> [LintedController] {
    let parts: [(kind: Kind, controller: ViewController, steps: [ElementStep])] =
      switch screen.screen.content {
      case .controller(let controller): [(.content, controller, [])]
      case .splitView(let splitView):
        [
          (.master, splitView.master, [.key("splitView"), .key("master")]),
          (.detail, splitView.detail, [.key("splitView"), .key("detail")]),
        ]
      }
    let popover = screen.screen.popover.map {
      (kind: Kind.popover, controller: $0.controller, steps: [ElementStep.key("popover")])
    }
    return (parts + (popover.map { [$0] } ?? [])).map { part in
      let view = view(of: part.kind, on: screen)
      let path = ElementPath(screen: screen.number, steps: part.steps)
      return LintedController(
        kind: part.kind, controller: part.controller, path: path, view: view,
        table: part.controller.tableView.map {
          LintedTable($0, path: path.appending(.key("tableView")), in: view, of: part.kind, on: screen)
        })
    }
  }

  private static func view(of kind: Kind, on screen: LintedScreen) -> PlacedView? {
    switch kind {
    case .content: screen.views.first
    case .master: screen.views.first { $0.node.role == .master }
    case .detail: screen.views.first { $0.node.role == .detail }
    case .popover: screen.views.first { $0.node.viewClass == .popover }
    }
  }
}
