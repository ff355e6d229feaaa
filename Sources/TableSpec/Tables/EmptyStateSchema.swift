import TableModel
import TableSources

/// What shows in a table that has no rows: a text, or a mapping.
enum EmptyStateSchema {
  static let mapping = MappingSchema<ContentUnavailable>(
    "emptyState", subject: "an empty state", initial: ContentUnavailable(.empty(nil)),
    fields: [
      Field(
        "imageView", ImageViewSchema.coding, "A picture above the text.",
        get: { $0.imageView }, set: { $0.reason = .empty($1) }),
      Field("text", .localizedText, "The text.", get: { $0.text }, set: { $0.text = $1 }),
      Field(
        "secondaryText", .localizedText, "A text in a smaller size below it.",
        get: { $0.secondaryText }, set: { $0.secondaryText = $1 }),
      Field(
        "button", .localizedText, "The title of a button below the text.",
        get: { $0.buttonTitle }, set: { $0.buttonTitle = $1 }),
    ])

  static let coding = mapping.coding().or("text", .localizedText) {
    ContentUnavailable(.empty(nil), text: $0)
  }
}

extension ContentUnavailable {
  /// The picture of an empty table.
  fileprivate var imageView: ImageView? {
    if case .empty(let imageView) = reason { imageView } else { nil }
  }
}
