import TableModel
import TableSources

/// A table as a source file describes it.
struct TableViewDraft: Sendable {
  /// The name that tells it from the other tables of its screen.
  var name: String?
  /// The table, without the rows of the short form.
  var tableView = TableView()
  /// The rows of the short form.
  var rows: [Cell]?
  /// What shows while rows are being fetched.
  var loading: ContentUnavailable?
  /// What shows where there are no rows.
  var emptyState: ContentUnavailable?

  /// The table with its rows in sections, and what stands in their place.
  var finished: TableView {
    var table = tableView
    if let rows { table.sections = [Section(rows: rows)] }
    table.contentUnavailable = loading ?? emptyState
    return table
  }
}
