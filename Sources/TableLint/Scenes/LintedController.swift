import TableModel
import TableThemes

/// A part of a screen that holds a table with its bars: all of it, a side of a split view, a popover or a sheet.
struct LintedController {
  /// Which part it is.
  let kind: ScreenPart
  /// The part as the source has it.
  let controller: ViewController
  /// The part of the document.
  let path: ElementPath
  /// The view of the part; `nil` where it is hidden.
  let view: LintedView?
  /// The table in it; `nil` for an empty view.
  let table: LintedTable?

  /// Whether the part can be seen.
  var isShown: Bool { view != nil }

  /// The parts of a screen, from back to front.
  static func all(
    of screen: Screen, number: Int, in views: ScreenViews, theme: Theme
  ) -> [LintedController] {
    let parts: [(kind: ScreenPart, controller: ViewController, steps: [ElementStep])] =
      switch screen.content {
      case .controller(let controller): [(.content, controller, [])]
      case .splitView(let splitView):
        [
          (.master, splitView.master, [.key("splitView"), .key("master")]),
          (.detail, splitView.detail, [.key("splitView"), .key("detail")]),
        ]
      }
    let above: [(kind: ScreenPart, controller: ViewController, steps: [ElementStep])] = [
      screen.popover.map { (.popover, $0.controller, [.key("popover")]) },
      screen.presentation.map { (.presented, $0.controller, [.key("presentedViewController")]) },
    ].compactMap { $0 }
    let isHidden = views.all.contains { $0.hidesPhone(views) }
    // What is presented may cover the screen, as what is in a popover does on phones since iOS 8.
    let covering = isHidden ? .presented : above.last { view(of: $0.kind, in: views) == nil }?.kind
    return (parts + above).map { part in
      let isShown = covering == nil || part.kind == covering
      let view = isShown ? view(of: part.kind, in: views) ?? covering.flatMap { _ in views.all.first } : nil
      let path = ElementPath(screen: number, steps: part.steps)
      return LintedController(
        kind: part.kind, controller: part.controller, path: path, view: view,
        table: part.controller.tableView.map {
          LintedTable(
            $0, path: path.appending(.key("tableView")), in: view, of: part.kind, among: views,
            theme: theme)
        })
    }
  }

  private static func view(of kind: ScreenPart, in views: ScreenViews) -> LintedView? {
    switch kind {
    case .content: views.all.first
    case .master: views.all.first { $0.node.role == .master }
    case .detail: views.all.first { $0.node.role == .detail }
    case .popover: views.all.first { $0.node.viewClass == .popover }
    case .presented: views.all.first { $0.node.viewClass == .sheet }
    }
  }
}

extension LintedView {
  /// Whether the view is a phone's large sheet, which leaves nothing of the screen behind in sight but its upper edge.
  fileprivate func hidesPhone(_ views: ScreenViews) -> Bool {
    guard node.viewClass == .sheet, let screen = views.all.first?.frame else { return false }
    return frame.width == screen.width && frame.minY < screen.height / 4
  }
}
