import TableModel

/// A table as a source file describes it.
struct TableViewDraft: Equatable, Sendable {
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

  /// A table of which a file says nothing.
  init() {}

  /// What a file says of a table; the rows of an only section without header and footer stand in the short form.
  init(_ table: TableView) {
    tableView = table
    if let only = table.sections.first, table.sections.count == 1, only.header == nil, only.footer == nil {
      tableView.sections = []
      rows = only.rows
    }
    switch table.contentUnavailable?.reason {
    case .loading: loading = table.contentUnavailable
    case .empty: emptyState = table.contentUnavailable
    case nil: break
    }
  }

  /// The table with its rows in sections, and what stands in their place.
  var finished: TableView {
    var table = tableView
    if let rows { table.sections = [Section(rows: rows)] }
    table.contentUnavailable = loading ?? emptyState
    return table
  }
}
