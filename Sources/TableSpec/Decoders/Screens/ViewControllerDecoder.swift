import TableModel
import TableSources

/// Reads a table with the bars above and below it.
enum ViewControllerDecoder {
  /// The keys of the bars that a popover can have, too.
  static let bars: [Field<ViewController>] = [
    Field("navigationBar", NavigationBarDecoder.decoder) { $0.navigationBar = $1 },
    Field("searchBar", SearchBarDecoder.decoder) { $0.searchBar = $1 },
    Field("toolbar", ToolbarDecoder.decoder) { $0.toolbar = $1 },
  ]

  /// The key of the bar that a popover does not have.
  static let tabBar = Field<ViewController>("tabBar", TabBarDecoder.decoder) { $0.tabBar = $1 }

  /// The key of the table.
  static let tableView = Field<ViewController>("tableView", TableViewDecoder.decoder) {
    $0.tableView = $1.finished
  }

  private static let mapping = MappingDecoder<ViewController>(
    subject: "a side of a split view", fields: bars + [tabBar, tableView])

  static let decoder = mapping.decoder(
    from: ViewController(), hint: "write the table below it, as in {tableView: {rows: [Text]}}")
}
