import TableModel
import TableSources

/// A collection view that shows a list, with the rows and sections of a table.
enum CollectionViewSchema {
  /// The keys that a list has in common with tables.
  private static let sharedKeys: Set<String> = [
    "backgroundColor", "editing", "transition", "rowChange", "tintColor", "semanticContentAttribute",
    "backgroundView", "prototypes",
    "sections", "rows", "contentOffset", "contentInset", "showsVerticalScrollIndicator",
    "scrollIndicatorInsets", "indicatorStyle", "scrollTo", "refreshControl", "loading", "emptyState",
  ]

  private static let listFields: [Field<CollectionLayoutListConfiguration>] = [
    Field(
      "appearance", .word(CollectionLayoutListConfiguration.Appearance.self), "The look.",
      get: { $0.appearance }, set: { $0.appearance = $1 }),
    Field(
      "headerMode", .word(CollectionLayoutListConfiguration.HeaderMode.self),
      """
      What stands above the rows of a section: nothing, its `header`, or its first row, which is drawn \
      as a header.
      """,
      get: { $0.headerMode }, set: { $0.headerMode = $1 }),
    Field(
      "footerMode", .word(CollectionLayoutListConfiguration.FooterMode.self),
      "Whether sections show their `footer`.",
      get: { $0.footerMode }, set: { $0.footerMode = $1 }),
    Field(
      "showsSeparators", .boolean, "Whether lines divide the rows; never in sidebars.",
      get: { $0.showsSeparators }, set: { $0.showsSeparators = $1 }),
    Field(
      "headerTopPadding", .number(.from(0, to: 1_000)), "The space above each header.",
      without: "in plain lists the theme’s (22 since iOS 15), else 0",
      get: { $0.headerTopPadding }, set: { $0.headerTopPadding = $1 }),
  ]

  private static let initial: TableViewDraft = {
    var draft = TableViewDraft()
    draft.tableView.list = CollectionLayoutListConfiguration()
    return draft
  }()

  static let mapping = MappingSchema<TableViewDraft>(
    "collectionView", subject: "a collection view", initial: initial, isSpread: true,
    fields: listFields.map { field in
      field.lifted(look: { $2($0.list, $1.list) }) { whole, change in change(&whole.list) }
    } + TableViewSchema.fields.filter { sharedKeys.contains($0.key) },
    exclusive: TableViewSchema.contentKeys)

  static let coding = TableViewSchema.coding(mapping).map(
    { draft in
      var table = draft.finished
      table.style = draft.list.appearance.tableStyle
      return table
    }, from: { TableViewDraft($0) })
}

extension TableViewDraft {
  /// The layout of the list.
  fileprivate var list: CollectionLayoutListConfiguration {
    get { tableView.list ?? CollectionLayoutListConfiguration() }
    set { tableView.list = newValue }
  }
}
