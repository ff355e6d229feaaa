import TableLayout
import TableModel

/// A table as its source has it, and its views.
final class LintedTable {
  /// The table as the source has it.
  let tableView: TableView
  /// The part of the document.
  let path: ElementPath
  /// The view of the table; `nil` where it is hidden.
  let view: PlacedView?
  /// The part of the screen that it stands in.
  let kind: ScreenPart
  /// The sections from top to bottom.
  let sections: [LintedSection]
  /// The rows from top to bottom.
  let rows: [LintedRow]

  init(
    _ tableView: TableView, path: ElementPath, in controller: PlacedView?, of kind: ScreenPart,
    among views: ScreenViews
  ) {
    self.tableView = tableView
    self.path = path
    self.kind = kind
    let inside = controller.map { [$0] + views.views(in: $0) } ?? []
    view = inside.first { $0.node.viewClass == .tableView }
    let rowViews = RowViews(of: view, among: views)
    sections = tableView.sections.enumerated().map { number, section in
      LintedSection(
        section: section, number: number,
        path: path.appending(.key("sections"), .item(number)),
        rows: section.rows.enumerated().map { row, cell in
          let indexPath = IndexPath(section: number, row: row)
          return LintedRow(
            cell: cell, indexPath: indexPath, path: path.appending(row: indexPath), table: tableView,
            views: rowViews[indexPath])
        })
    }
    rows = sections.flatMap(\.rows)
  }

  /// Whether something is shown in place of rows, or they are on their way.
  var explainsAbsence: Bool { tableView.contentUnavailable != nil || tableView.isRefreshing }
}

/// A section as its source has it, and its rows.
final class LintedSection {
  let section: Section
  /// The number of the section, counted from 0.
  let number: Int
  let path: ElementPath
  let rows: [LintedRow]

  init(section: Section, number: Int, path: ElementPath, rows: [LintedRow]) {
    (self.section, self.number, self.path, self.rows) = (section, number, path, rows)
  }
}

extension TableView {
  fileprivate var isRefreshing: Bool { refreshControl?.state == .refreshing }
}
