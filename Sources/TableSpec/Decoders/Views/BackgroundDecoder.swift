import TableModel
import TableSources

/// Reads what lies behind a row: a view, or views by the row's position in its section.
enum BackgroundDecoder {
  /// Reads the views by position.
  static let mapping = MappingDecoder<Background>(
    subject: "a background by position",
    fields: Background.Position.allCases.map { position in
      Field(position.rawValue, ViewDecoder.decoder) { $0.views[position] = $1 }
    }
  )

  private static let positions = Set(Background.Position.allCases.map(\.rawValue))

  static let decoder = ValueDecoder<Background>(.view) { node, subject, context in
    guard let entries = node.entries, entries.contains(where: { positions.contains($0.name ?? "") }) else {
      return ViewDecoder.decoder.decode(node, subject, context).map { Background(view: $0) }
    }
    var background = Background()
    _ = mapping.decode(entries, into: &background, context)
    return background
  }
}
