import TableModel
import TableSources

/// Reads a table.
enum TableViewDecoder {
  private static let fields: [Field<TableViewDraft>] = tableFields + indexFields + scrollFields + stateFields

  /// The keys of the table itself.
  private static let tableFields: [Field<TableViewDraft>] = [
    Field("style", .word(TableViewStyle.self)) { $0.tableView.style = $1 },
    Field("rowHeight", .rowHeight) { $0.tableView.rowHeight = $1 },
    Field("sectionHeaderHeight", .headerFooterHeight) { $0.tableView.sectionHeaderHeight = $1 },
    Field("sectionFooterHeight", .headerFooterHeight) { $0.tableView.sectionFooterHeight = $1 },
    Field("separatorStyle", .word(SeparatorStyle.self)) { $0.tableView.separatorStyle = $1 },
    Field("separatorColor", ColorDecoder.decoder) { $0.tableView.separatorColor = $1 },
    Field("separatorInset", SeparatorInsetDecoder.decoder) { $0.tableView.separatorInset = $1 },
    Field("backgroundColor", ColorDecoder.decoder) { $0.tableView.backgroundColor = $1 },
    Field("editing", .boolean) { $0.tableView.isEditing = $1 },
    Field("allowsMultipleSelection", .boolean) { $0.tableView.allowsMultipleSelection = $1 },
    Field("allowsMultipleSelectionDuringEditing", .boolean) {
      $0.tableView.allowsMultipleSelectionDuringEditing = $1
    },
    Field("transition", TransitionDecoder.decoder) { $0.tableView.transition = $1 },
    Field("tintColor", ColorDecoder.decoder) { $0.tableView.tintColor = $1 },
    Field("backgroundView", ViewDecoder.decoder) { $0.tableView.backgroundView = $1 },
    Field("tableHeaderView", ViewDecoder.decoder) { $0.tableView.tableHeaderView = $1 },
    Field("tableFooterView", ViewDecoder.decoder) { $0.tableView.tableFooterView = $1 },
    Field(Prototypes.key, PrototypesDecoder.decoder) { _, _ in },
    Field("sections", .list(of: SectionDecoder.decoder, itemName: "a section")) {
      $0.tableView.sections = $1
    },
    Field("rows", RowDecoder.list) { $0.rows = $1 },
  ]

  /// The keys of the titles along the right edge.
  private static let indexFields: [Field<TableViewDraft>] = [
    Field("sectionIndexTitles", .list(of: .text, itemName: "an index title")) {
      $0.tableView.sectionIndex.titles = $1
    },
    Field("sectionIndexColor", ColorDecoder.decoder) { $0.tableView.sectionIndex.color = $1 },
    Field("sectionIndexBackgroundColor", ColorDecoder.decoder) {
      $0.tableView.sectionIndex.backgroundColor = $1
    },
    Field("sectionIndexTrackingBackgroundColor", ColorDecoder.decoder) {
      $0.tableView.sectionIndex.trackingBackgroundColor = $1
    },
    Field("sectionIndexTracking", .boolean) { $0.tableView.sectionIndex.isTracking = $1 },
    Field("sectionIndexMinimumDisplayRowCount", .wholeNumber(0...1_000_000)) {
      $0.tableView.sectionIndex.minimumDisplayRowCount = $1
    },
  ]

  /// The keys that say how far the table is scrolled.
  private static let scrollFields: [Field<TableViewDraft>] = [
    Field("contentOffset", ContentOffsetDecoder.decoder) { $0.tableView.scroll.contentOffset = $1 },
    Field("contentInset", EdgeInsetsDecoder.scrolling) { $0.tableView.scroll.contentInset = $1 },
    Field("showsVerticalScrollIndicator", .boolean) {
      $0.tableView.scroll.showsVerticalScrollIndicator = $1
    },
    Field("scrollIndicatorInsets", EdgeInsetsDecoder.scrolling) {
      $0.tableView.scroll.scrollIndicatorInsets = $1
    },
    Field("indicatorStyle", .word(ScrollState.IndicatorStyle.self)) {
      $0.tableView.scroll.indicatorStyle = $1
    },
  ]

  /// The keys of what shows above the rows or in their place.
  private static let stateFields: [Field<TableViewDraft>] = [
    Field("refreshControl", RefreshControlDecoder.decoder) { $0.tableView.refreshControl = $1 },
    Field("loading", LoadingDecoder.decoder) { $0.loading = $1 },
    Field("emptyState", EmptyStateDecoder.decoder) { $0.emptyState = $1 },
  ]

  /// The only table of a screen.
  static let decoder = decoder(
    MappingDecoder(subject: "a table view", fields: fields)
  )

  /// One of several tables of a screen.
  static let namedDecoder = decoder(
    MappingDecoder(subject: "a table view", fields: [Field("name", .screenName) { $0.name = $1 }] + fields)
  )

  private static func decoder(_ mapping: MappingDecoder<TableViewDraft>) -> ValueDecoder<TableViewDraft> {
    ValueDecoder(mapping.kind) { node, subject, context in
      guard case .mapping(let entries) = node.content else {
        context.mismatch(node, subject, mustBe: mapping.kind)
        return nil
      }
      var draft = TableViewDraft()
      let keys = context.within(context.scope.insideTable(entries)) {
        mapping.decode(entries, into: &draft, context)
      }
      check(draft, keys, context)
      return draft
    }
  }

  private static func check(_ draft: TableViewDraft, _ keys: MappingKeys, _ context: DecodingContext) {
    if let rows = keys["rows"], keys["sections"] != nil {
      context.error(
        "a table view may have “sections” or “rows”, not both", at: rows.key.range,
        hint: "“rows” is short for one section without a header")
    }
    IgnoredTableKeys(of: draft, keys).warn(context)
  }
}
