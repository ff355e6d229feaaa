import TableModel

/// A screen as a source file describes it.
struct ScreenDraft: Sendable {
  /// What all tables of the screen have in common.
  var screen = Screen(tableView: TableView())
  /// The only table.
  var tableView: TableViewDraft?
  /// Several tables.
  var tableViews: [TableViewDraft]?

  /// A screen for each table.
  var screens: [Screen] {
    (tableViews ?? tableView.map { [$0] } ?? []).map { draft in
      var screen = screen
      screen.name = draft.name ?? screen.name
      screen.updateControllers { $0.tableView = draft.finished }
      return screen
    }
  }
}
