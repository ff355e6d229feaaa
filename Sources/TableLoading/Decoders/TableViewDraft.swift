import TableModel

/// A table as a source file describes it.
struct TableViewDraft: Sendable {
  /// The name that tells it from the other tables of its screen.
  var name: String?
  /// The table, without the rows of the short form.
  var tableView = TableView()
  /// The rows of the short form.
  var rows: [Cell]?

  /// The table with its rows in sections.
  var finished: TableView {
    var table = tableView
    if let rows { table.sections = [Section(rows: rows)] }
    return table
  }
}
