import TableModel
import TableSources

/// What shows while rows are being fetched: whether that is so, a text, or a mapping.
enum LoadingSchema {
  static let mapping = MappingSchema<ContentUnavailable>(
    "loading", subject: "a loading state", initial: ContentUnavailable(.loading),
    fields: [
      Field("text", .localizedText, "The text beside the wheel.", get: { $0.text }, set: { $0.text = $1 }),
      Field(
        "secondaryText", .localizedText, "A text in a smaller size below it.",
        get: { $0.secondaryText }, set: { $0.secondaryText = $1 }),
    ])

  static let coding: ValueCoding<ContentUnavailable?> = mapping.coding().optional.or(
    .either(.boolean, ValueCoding.localizedText.kind), shorten: { $0.presence.short(for: "text") }
  ) { node, subject, context in
    if let isLoading = node.boolean { return .some(isLoading ? ContentUnavailable(.loading) : nil) }
    return ValueCoding.localizedText.decode(node, subject, context).map {
      ContentUnavailable(.loading, text: $0)
    }
  }
}
