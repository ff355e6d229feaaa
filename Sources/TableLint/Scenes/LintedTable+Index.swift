import TableModel

extension LintedTable {
  /// The part of the document that the index is.
  var indexPath: ElementPath { path.appending(.key("sectionIndexTitles")) }

  /// Whether there is an index along the right edge.
  var showsIndex: Bool {
    let index = tableView.sectionIndex
    return tableView.style == .plain && !index.titles.isEmpty && rows.count >= index.minimumDisplayRowCount
  }
}
