import TableModel
import TableSources

/// What lies behind a row: a view, or views by the row's position in its section.
enum BackgroundSchema {
  /// The views by position.
  static let mapping = MappingSchema<Background>(
    "background", subject: "a background by position", initial: Background(),
    fields: Background.Position.allCases.map { position in
      Field(
        position.rawValue, ViewSchema.coding, documentation(of: position), without: "the theme’s",
        get: { $0[position] }, set: { $0.views[position] = $1 })
    })

  private static func documentation(of position: Background.Position) -> String {
    switch position {
    case .top: "The view behind the first of several rows."
    case .middle: "The view behind rows between others."
    case .bottom: "The view behind the last of several rows."
    case .single: "The view behind the only row."
    }
  }

  private static let positions = Set(Background.Position.allCases.map(\.rawValue))

  static let coding = ValueCoding<Background>(
    .also(ViewSchema.kind, unnamed: mapping.kind),
    encode: { background, context in
      guard background.views.isEmpty else { return mapping.value(of: background, context) }
      return background.view.flatMap { ViewSchema.coding.encode($0, context) }
    },
    decode: { node, subject, context in
      guard let entries = node.entries, entries.contains(where: { positions.contains($0.name ?? "") }) else {
        return ViewSchema.coding.decode(node, subject, context).map { Background(view: $0) }
      }
      var background = Background()
      _ = mapping.decode(entries, into: &background, context)
      return background
    })
}
