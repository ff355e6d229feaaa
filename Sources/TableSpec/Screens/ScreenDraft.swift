import TableModel
import TableSources

/// A screen as a source file describes it.
struct ScreenDraft: Sendable {
  /// What all tables of the screen have in common.
  var screen = Screen(tableView: TableView())
  /// The only table with its bars, or the bars alone.
  var controller = ViewController()
  /// Several tables, each of which has a screen of its own with the same bars.
  var tableViews: [TableViewDraft]?
  /// Two tables side by side.
  @Rare var splitView: SplitView?

  /// A screen of which a file says nothing.
  init() {}

  /// What a file says of a screen, which cannot be without anything.
  init(_ screen: Screen) {
    self.screen = screen
    switch screen.content {
    case .controller(let shown):
      controller = shown
      let isEmpty =
        shown.tableView == nil && shown.textView == nil && screen.popover == nil && screen.presentation == nil
      if isEmpty { controller.tableView = TableView() }
    case .splitView(let shown): splitView = shown
    }
  }

  /// A screen for each table.
  var screens: [Screen] {
    guard let tableViews else {
      return [screen(with: splitView.map { .splitView($0) } ?? .controller(controller))]
    }
    return tableViews.map { draft in
      var controller = controller
      controller.tableView = draft.finished
      var screen = screen(with: .controller(controller))
      screen.name = draft.name ?? screen.name
      return screen
    }
  }

  private func screen(with content: ScreenContent) -> Screen {
    var screen = screen
    screen.content = content
    return screen
  }
}
