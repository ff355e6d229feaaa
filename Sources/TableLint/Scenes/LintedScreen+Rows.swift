import TableModel

extension LintedTable {
  /// Whether the author shows something of their own where rows would be.
  var showsSomethingElse: Bool {
    let views = [tableView.backgroundView, tableView.tableHeaderView, tableView.tableFooterView]
    return views.contains { view in
      guard let view else { return false }
      if case .none = view.content { return !view.subviews.isEmpty }
      return true
    }
  }
}

extension LintedScreen {
  /// The sizes of the rows that are laid out, in points, and the parts of the document that they are.
  package var rowSizes: [(path: ElementPath, size: Size)] {
    rows.compactMap { row in row.views.map { (row.path, $0.cell.frame.size) } }
  }

  /// Whether the rows are not in the source, but come from the app's code.
  var isFilledLater: Bool { screen.interfaceBuilderObject != nil }

  /// The tables whose rows stand beside each other as users see them; prototypes do not.
  var comparableTables: [LintedTable] {
    screen.interfaceBuilderObject?.hasPrototypes == true ? [] : tables
  }

  /// Whether a row's own views were placed in a row of another width by Interface Builder, whose constraints will move
  /// them in a way that nobody knows here.
  func isPlacedByConstraints(_ row: LintedRow) -> Bool {
    guard isFilledLater, let content = row.views?.content, let contentView = row.cell.contentView else {
      return false
    }
    guard let design = contentView.designSize else { return !contentView.subviews.isEmpty }
    return abs(design.width - content.frame.width) > 1
  }
}
