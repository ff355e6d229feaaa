import TableModel
import TableSources

extension Screen {
  /// The screen without what only Interface Builder has a use for: the identifiers of its objects.
  ///
  /// The name of the table stays, whatever it is, since pictures bear it as their title.
  public var withoutObjectNames: Screen {
    var screen = self
    screen.interfaceBuilderObject = nil
    screen.updateTableViews { tableView in
      tableView.id = nil
      for section in tableView.sections.indices {
        for row in tableView.sections[section].rows.indices {
          tableView.sections[section].rows[row].id = nil
          tableView.sections[section].rows[row].reuseIdentifier = nil
        }
      }
    }
    return screen
  }
}
