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
  /// Whether the rows are not in the source, but come from the app's code.
  var isFilledLater: Bool { screen.interfaceBuilderObject != nil }

  /// The tables whose rows stand beside each other as users see them; prototypes do not.
  var comparableTables: [LintedTable] {
    screen.interfaceBuilderObject?.hasPrototypes == true ? [] : tables
  }
}
