import TableModel
import TableSources

/// A button of a row that is swiped open: its title, or a mapping.
enum RowActionSchema {
  /// What an action does to the row.
  private enum Style: String, Sendable, CaseIterable {
    case normal, destructive
  }

  static let mapping = MappingSchema<RowAction>(
    "rowAction", subject: "an action", initial: RowAction(title: ""),
    fields: [
      Field("title", .localizedText, "The text on it.", .required) {
        $0.title
      } set: {
        $0.title = $1
      },
      Field(
        "backgroundColor", ColorSchema.coding, "Its colour.",
        without: "red for destructive actions, grey for others",
        reduction: .fallback
      ) {
        $0.backgroundColor
      } set: {
        $0.backgroundColor = $1
      },
      Field("style", .word(Style.self), "What it does to the row.") {
        $0.isDestructive ? .destructive : .normal
      } set: {
        $0.isDestructive = $1 == .destructive
      },
    ])

  private static let coding = mapping.coding { _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }
  .or("title", .localizedText) { RowAction(title: $0) }

  /// The buttons of a row.
  static let list = ValueCoding.list(of: coding, itemName: "an action")
}
