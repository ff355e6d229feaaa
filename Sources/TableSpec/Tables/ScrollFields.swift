import TableModel
import TableSources

/// The keys that say how far a table is scrolled.
enum ScrollFields {
  static let all: [Field<TableViewDraft>] = fields.map { field in
    field.lifted(look: { $2($0.tableView.scroll, $1.tableView.scroll) }) { whole, change in
      change(&whole.tableView.scroll)
    }
  }

  private static let fields: [Field<ScrollState>] = [
    Field(
      "contentOffset", ContentOffsetSchema.coding,
      "How far the rows are moved up; 0 is at rest below bars and insets.",
      get: { $0.contentOffset }, set: { $0.contentOffset = $1 }),
    Field(
      "scrollTo", IndexPathSchema.coding,
      "The row that is at the top, as far as the content reaches; before `contentOffset`.",
      get: { $0.scrolledRow }, set: { $0.scrolledRow = $1 }),
    Field(
      "contentInset", EdgeInsetsSchema.scrolling, "Space around the rows, besides what bars take.",
      without: "none", reduction: .detail, get: { $0.contentInset }, set: { $0.contentInset = $1 }),
    Field(
      "showsVerticalScrollIndicator", .boolean, "Whether the scroll indicator shows.",
      get: { $0.showsVerticalScrollIndicator }, set: { $0.showsVerticalScrollIndicator = $1 }),
    Field(
      "scrollIndicatorInsets", EdgeInsetsSchema.scrolling, "Space around the indicator.", without: "none",
      get: { $0.scrollIndicatorInsets }, set: { $0.scrollIndicatorInsets = $1 }),
    Field(
      "indicatorStyle", .word(ScrollState.IndicatorStyle.self), "The colour of the indicator.",
      get: { $0.indicatorStyle }, set: { $0.indicatorStyle = $1 }),
  ]
}
