import TableModel
import TableSources

/// A button of a row that is swiped open: its title, or a mapping.
enum RowActionSchema {
  /// What an action does to the row.
  private enum Style: String, Sendable, CaseIterable {
    case normal, destructive
  }

  /// What a file says of an action.
  struct Draft: Sendable {
    fileprivate var title: String?
    fileprivate var action = RowAction(title: "")
  }

  static let mapping = MappingSchema<Draft>(
    "rowAction", subject: "an action", initial: Draft(),
    fields: [
      Field(
        "title", .localizedText, "The text on it.", without: "required without `image`",
        get: { $0.title }, set: { $0.title = $1 }),
      Field(
        "image", ImageSchema.coding,
        "A white picture in its place, or above it in rows of at least 91 points.",
        get: { $0.action.image }, set: { $0.action.image = $1 }),
      Field(
        "backgroundColor", ColorSchema.coding, "Its colour.",
        without: "red for destructive actions, grey for others", reduction: .fallback,
        get: { $0.action.backgroundColor }, set: { $0.action.backgroundColor = $1 }),
      Field(
        "style", .word(Style.self), "What it does to the row.",
        get: { $0.action.isDestructive ? .destructive : .normal },
        set: { $0.action.isDestructive = $1 == .destructive }),
    ])

  private static let coding = mapping.coding { draft, keys, node, subject, context in
    if keys.lacks("image") { keys.require("title", of: subject, node, context) }
    draft.action.title = draft.title ?? ""
  }
  .map(
    { $0.action },
    from: { action in
      Draft(title: action.title.isEmpty && action.image != nil ? nil : action.title, action: action)
    }
  )
  .or("title", .localizedText) { RowAction(title: $0) }

  /// The buttons of a row.
  static let list = ValueCoding.list(of: coding, itemName: "an action")
}
