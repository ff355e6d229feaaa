import TableModel
import TableSources

/// A table with the bars above and below it.
enum ViewControllerSchema {
  /// The keys of the bars that a popover can have, too.
  static let bars: [Field<ViewController>] = [
    Field(
      "navigationBar", NavigationBarSchema.coding, "A bar with a title at the top.",
      get: { $0.navigationBar }, set: { $0.navigationBar = $1 }),
    Field(
      "searchBar", SearchBarSchema.coding,
      "A field to search in, which stays where it is while the table scrolls.",
      get: { $0.searchBar }, set: { $0.searchBar = $1 }),
    Field(
      "toolbar", ToolbarSchema.coding, "A bar with buttons at the bottom.",
      get: { $0.toolbar }, set: { $0.toolbar = $1 }
    ).written(rank: 1),
  ]

  /// The key of the bar that a popover does not have.
  static let tabBar = Field<ViewController>(
    "tabBar", TabBarSchema.coding, "A bar with tabs at the bottom.",
    get: { $0.tabBar }, set: { $0.tabBar = $1 }
  ).written(rank: 1)

  /// The key of the table.
  static func tableView(_ presence: KeyPresence) -> Field<ViewController> {
    Field(
      "tableView", TableViewSchema.coding, "The table.", presence,
      get: { $0.tableView }, set: { $0.tableView = $1 })
  }

  /// The key of text in place of a table.
  static let textView = Field<ViewController>(
    "textView", TextViewSchema.coding, "Text from bar to bar, in place of a table.",
    get: { $0.textView }, set: { $0.textView = $1 })

  static let mapping = MappingSchema<ViewController>(
    "viewController", subject: "a side of a split view", initial: ViewController(), isSpread: true,
    fields: bars + [tabBar, tableView(.optional), textView])

  static let coding = mapping.coding(
    hint: "write the table below it, as in {tableView: {rows: [Text]}}", check: check)

  @Sendable static func check(
    _ controller: inout ViewController, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject,
    _ context: DecodingContext
  ) {
    guard let second = keys.present(among: ["tableView", "textView"]).dropFirst().first else { return }
    context.error("\(subject) may have “tableView” or “textView”, not both", at: second.key.range)
  }
}
