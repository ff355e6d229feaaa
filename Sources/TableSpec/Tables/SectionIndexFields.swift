import TableModel
import TableSources

/// The keys of the titles along a table's right edge.
enum SectionIndexFields {
  static let all: [Field<TableViewDraft>] = fields.map { field in
    field.lifted(look: { $2($0.tableView.sectionIndex, $1.tableView.sectionIndex) }) { whole, change in
      change(&whole.tableView.sectionIndex)
    }
  }

  private static let fields: [Field<SectionIndex>] = [
    Field(
      "sectionIndexTitles", .list(of: .text, itemName: "an index title"),
      "The titles; `{search}` is a magnifying glass.", without: "no index",
      get: { $0.titles }, set: { $0.titles = $1 }),
    Field(
      "sectionIndexColor", ColorSchema.coding, "The colour of the titles.", without: "the theme’s",
      reduction: .detail, get: { $0.color }, set: { $0.color = $1 }),
    Field(
      "sectionIndexBackgroundColor", ColorSchema.coding, "The colour behind them.", without: "the theme’s",
      reduction: .detail, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
    Field(
      "sectionIndexTrackingBackgroundColor", ColorSchema.coding,
      "The colour behind them while a finger is on them.", without: "the theme’s", reduction: .detail,
      get: { $0.trackingBackgroundColor }, set: { $0.trackingBackgroundColor = $1 }),
    Field(
      "sectionIndexTracking", .boolean, "Whether a finger is on them.",
      get: { $0.isTracking }, set: { $0.isTracking = $1 }),
    Field(
      "sectionIndexMinimumDisplayRowCount", .wholeNumber(0...1_000_000),
      "Tables of fewer rows show no index.", reduction: .detail,
      get: { $0.minimumDisplayRowCount }, set: { $0.minimumDisplayRowCount = $1 }),
  ]
}
