import TableModel
import TableSources

/// Reads colours that change from one edge of a view to the opposite one.
enum GradientDecoder {
  /// A gradient with its direction.
  struct Value: Sendable {
    var gradient = Gradient([])
    var axis = ViewContent.Axis.vertical
  }

  private static let stopMapping = MappingDecoder<Gradient.Stop>(
    subject: "a stop",
    fields: [
      Field("location", .number(.from(0, to: 1))) { $0.location = $1 },
      Field("color", ColorDecoder.decoder) { $0.color = $1 },
    ]
  )

  private static let stop = ValueDecoder<Gradient.Stop>(stopMapping.kind) { node, subject, context in
    guard case .mapping(let entries) = node.content else {
      context.mismatch(node, subject, mustBe: stopMapping.kind, hint: "write {location: 0, color: white}")
      return nil
    }
    var stop = Gradient.Stop(0, .clear)
    let keys = stopMapping.decode(entries, into: &stop, context)
    for field in stopMapping.fields { keys.require(field.key, of: subject, node, context) }
    return stop
  }

  private static let colors = ValueDecoder.list(of: ColorDecoder.decoder, itemName: "an item of “colors”")
    .checked(hasTwo)

  /// Reads colours at places of their own.
  static let stops = ValueDecoder.list(of: stop, itemName: "a stop")
    .checked(hasTwo)
    .checked { stops, node, subject, context in
      guard zip(stops, stops.dropFirst()).contains(where: { $0.location > $1.location }) else { return stops }
      context.error("\(subject) must be in rising order of “location”", at: node.range)
      return nil
    }

  @Sendable private static func hasTwo<Item>(
    _ items: [Item], _ node: SpecNode, _ subject: String, _ context: DecodingContext
  ) -> [Item]? {
    guard let count = node.items?.count, count < 2 else { return items }
    context.error("\(subject) must have at least 2 colours, not \(count)", at: node.range)
    return nil
  }

  private static let mapping = MappingDecoder<Value>(
    subject: "a gradient",
    fields: [
      Field("colors", colors) { $0.gradient = Gradient(colors: $1) },
      Field("stops", stops) { $0.gradient = Gradient($1) },
      Field("axis", .word(ViewContent.Axis.self)) { $0.axis = $1 },
    ]
  )

  static let decoder = ValueDecoder<Value>(mapping.kind) { node, subject, context in
    guard case .mapping(let entries) = node.content else {
      context.mismatch(node, subject, mustBe: mapping.kind, hint: "write {colors: [white, lightGray]}")
      return nil
    }
    var value = Value()
    let keys = mapping.decode(entries, into: &value, context)
    let sources = keys.present(among: ["colors", "stops"])
    if sources.count > 1, let second = sources.last {
      context.error("a gradient may have “colors” or “stops”, not both", at: second.key.range)
    } else if sources.isEmpty, !keys.isMisspelled("colors"), !keys.isMisspelled("stops") {
      context.missing("\(subject) has no “colors”", at: node.range)
    }
    return value
  }
}
