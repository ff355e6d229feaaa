import TableLayout
import TableModel
import TableThemes

/// A table as its source has it, and its views.
final class LintedTable {
  /// The table as the source has it.
  let tableView: TableView
  /// The part of the document.
  let path: ElementPath
  /// The view of the table; `nil` where it is hidden.
  let view: LintedView?
  /// The part of the screen that it stands in.
  let kind: ScreenPart
  /// The sections from top to bottom.
  let sections: [LintedSection]
  /// The rows from top to bottom.
  let rows: [LintedRow]

  init(
    _ tableView: TableView, path: ElementPath, in controller: LintedView?, of kind: ScreenPart,
    among views: ScreenViews, theme: Theme
  ) {
    self.tableView = tableView
    self.path = path
    self.kind = kind
    let inside = controller.map { [$0] + views.views(in: $0) } ?? []
    view = inside.first { $0.node.viewClass.isTable }
    let rowViews = RowViews(of: view, among: views)
    sections = tableView.sections.enumerated().map { number, section in
      LintedSection(
        section: section, number: number,
        path: path.appending(.key("sections"), .item(number)),
        rows: section.rows.enumerated().map { row, cell in
          let indexPath = IndexPath(section: number, row: row)
          return LintedRow(
            cell: cell.shown(in: theme), indexPath: indexPath, path: path.appending(row: indexPath),
            table: tableView,
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

extension LintedTable {
  /// Heights that differ by no more than this are one: lines at the edges of groups belong to rows.
  private static let tolerance = 2.0

  /// The heights of rows, in points, in rising order; those that hardly differ are one.
  var rowHeights: [Double] {
    var heights: [Double] = []
    var last = -Double.infinity
    for height in rows.compactMap({ $0.views?.cell.frame.height }).sorted() {
      if height - last > LintedTable.tolerance { heights.append(height) }
      last = height
    }
    return heights
  }

  /// The first row whose height is the rarest.
  var rowOfRareHeight: LintedRow? {
    let placed = rows.compactMap { row in row.views.map { (row: row, height: $0.cell.frame.height) } }
    let counts = Dictionary(grouping: placed) { ($0.height / 2).rounded() }.mapValues(\.count)
    let rarest = counts.values.min() ?? 0
    return placed.last { counts[($0.height / 2).rounded()] == rarest }?.row
  }
}

extension LintedTable {
  /// The part of the document that the index is.
  var indexPath: ElementPath { path.appending(.key("sectionIndexTitles")) }

  /// Whether there is an index along the right edge.
  var showsIndex: Bool {
    let index = tableView.sectionIndex
    return tableView.style == .plain && !index.titles.isEmpty && rows.count >= index.minimumDisplayRowCount
  }
}
