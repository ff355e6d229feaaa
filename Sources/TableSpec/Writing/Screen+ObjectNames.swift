import TableModel
import TableSources

extension Screen {
  /// The screen without what only Interface Builder has a use for: identifiers that it made up, and those of rows.
  public var withoutObjectNames: Screen {
    var screen = self
    if let name, interfaceBuilderObject?.identifiers.contains(name) == true { screen.name = nil }
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
