import TableModel
import TableSources

/// Reads what shows in a table that has no rows: a text, or a mapping.
enum EmptyStateDecoder {
  private static let mapping = MappingDecoder<ContentUnavailable>(
    subject: "an empty state",
    fields: [
      Field("imageView", ImageViewDecoder.decoder) { $0.reason = .empty($1) },
      Field("text", .text) { $0.text = $1 },
      Field("secondaryText", .text) { $0.secondaryText = $1 },
      Field("button", .text) { $0.buttonTitle = $1 },
    ]
  )

  static let decoder = mapping.decoder(from: ContentUnavailable(.empty(nil)))
    .or(ValueDecoder.text.map { ContentUnavailable(.empty(nil), text: $0) })
}
