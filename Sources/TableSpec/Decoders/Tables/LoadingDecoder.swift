import TableModel
import TableSources

/// Reads what shows while rows are being fetched: whether that is so, a text, or a mapping.
enum LoadingDecoder {
  private static let mapping = MappingDecoder<ContentUnavailable>(
    subject: "a loading state",
    fields: [
      Field("text", .text) { $0.text = $1 },
      Field("secondaryText", .text) { $0.secondaryText = $1 },
    ]
  )

  private static let short = ValueDecoder<ContentUnavailable?>(.either(.boolean, .text)) {
    node, subject, context in
    if let isLoading = node.boolean { return .some(isLoading ? ContentUnavailable(.loading) : nil) }
    return ValueDecoder.text.decode(node, subject, context).map { ContentUnavailable(.loading, text: $0) }
  }

  static let decoder = mapping.decoder(from: ContentUnavailable(.loading)).map(Optional.some).or(short)
}
