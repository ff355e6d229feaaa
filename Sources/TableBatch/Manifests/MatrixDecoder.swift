import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// Reads the axes along which pictures of one source differ.
enum MatrixDecoder {
  private static let theme = ValueDecoder<String>.name(ofA: "theme") { $0.themes }
  private static let device = ValueDecoder<String>.name(ofA: "device") { $0.devices }
  private static let scale = ValueDecoder.wholeNumber(1...3).map(Double.init)

  private static let mapping = MappingDecoder<BatchMatrix>(
    subject: "a matrix",
    fields: [
      Field("theme", .oneOrMore(theme, named: "a theme")) { $0.theme = $1 },
      Field("device", .oneOrMore(device, named: "a device")) { $0.device = $1 },
      Field("orientation", .oneOrMore(.word(Orientation.self), named: "an orientation")) {
        $0.orientation = $1
      },
      Field("appearance", .oneOrMore(.word(Appearance.self), named: "an appearance")) {
        $0.appearance = $1
      },
      Field(
        "contentSizeCategory",
        .oneOrMore(.word(ContentSizeCategory.self), named: "a content size category")
      ) { $0.contentSizeCategory = $1 },
      Field("state", .oneOrMore(.word(ScreenState.self), named: "a state")) { $0.state = $1 },
      Field("height", .oneOrMore(.word(BatchMatrix.Height.self), named: "a height")) { $0.height = $1 },
      Field("scale", .oneOrMore(scale, named: "a scale")) { $0.scale = $1 },
    ]
  )

  static let decoder = mapping.decoder(
    from: BatchMatrix(), hint: "write axes below it, as in {scale: [1, 2]}")
}

extension ValueDecoder {
  /// A value, or a list of different values of which there is at least one.
  static func oneOrMore<Item: Hashable & SendableMetatype>(
    _ item: ValueDecoder<Item>, named name: String
  ) -> Self
  where Value == [Item] {
    let list = ValueDecoder.list(of: item, itemName: name)
    return ValueDecoder(.either(item.kind, .list(of: item.kind))) { node, subject, context in
      guard let nodes = node.items else { return item.decode(node, subject, context).map { [$0] } }
      if nodes.isEmpty { context.error("\(subject) has no values", at: node.range) }
      guard let values = list.decode(node, subject, context) else { return nil }
      if Set(values).count < values.count {
        context.error("\(subject) has a value twice", at: node.range, hint: "each would be drawn twice")
      }
      return values
    }
  }
}
