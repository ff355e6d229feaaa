import TableModel
import TableSources

/// Colours that change from one edge of a view to the opposite one.
enum GradientSchema {
  /// A gradient with its direction.
  struct Value: Equatable, Sendable {
    var gradient = Gradient([])
    var axis = ViewContent.Axis.vertical

    /// The colours, if they stand at equal distances.
    fileprivate var colors: [Color]? {
      let colors = gradient.stops.map(\.color)
      return gradient == Gradient(colors: colors) ? colors : nil
    }
  }

  static let stopMapping = MappingSchema<Gradient.Stop>(
    "gradientStop", subject: "a stop", initial: Gradient.Stop(0, .clear),
    fields: [
      Field(
        "location", .number(.from(0, to: 1)),
        "The position of the colour; never before the previous one.", .required,
        get: { $0.location }, set: { $0.location = $1 }),
      Field("color", ColorSchema.coding, "The colour.", .required, get: { $0.color }, set: { $0.color = $1 }),
    ])

  private static let stop = stopMapping.coding(hint: "write {location: 0, color: white}") {
    _, keys, node, subject, context in
    stopMapping.requireKeys(keys, of: subject, node, context)
  }

  private static let colors = twoOrMore(.list(of: ColorSchema.coding, itemName: "an item of “colors”"))

  /// Colours at given positions.
  private static let stops = twoOrMore(.list(of: stop, itemName: "a stop"))
    .checked { stops, node, subject, context in
      guard zip(stops, stops.dropFirst()).contains(where: { $0.location > $1.location }) else { return stops }
      context.error("\(subject) must be in rising order of “location”", at: node.range)
      return nil
    }

  private static func twoOrMore<Item>(_ list: ValueCoding<[Item]>) -> ValueCoding<[Item]> {
    list.checked(as: list.kind.counted(2...Int.max)) { items, node, subject, context in
      guard let count = node.items?.count, count < 2 else { return items }
      context.error("\(subject) must have at least 2 colours, not \(count)", at: node.range)
      return nil
    }
  }

  static let mapping = MappingSchema<Value>(
    "gradient", subject: "a gradient", initial: Value(),
    fields: [
      Field(
        "colors", colors, "Colours at equal distances.", without: "required without `stops`", .written,
        get: { $0.colors }, set: { $0.gradient = Gradient(colors: $1) }),
      Field(
        "stops", stops, "Colours at given positions.", .written,
        get: { $0.colors == nil ? $0.gradient.stops : nil }, set: { $0.gradient = Gradient($1) }),
      Field(
        "axis", .word(ViewContent.Axis.self), "Which way the colours change.",
        get: { $0.axis }, set: { $0.axis = $1 }),
    ], exclusive: ["colors", "stops"])

  static let coding = mapping.coding(hint: "write {colors: [white, lightGray]}") {
    _, keys, node, subject, context in
    let sources = keys.present(among: ["colors", "stops"])
    if sources.count > 1, let second = sources.last {
      context.error("a gradient may have “colors” or “stops”, not both", at: second.key.range)
    } else if sources.isEmpty, !keys.isMisspelled("colors"), !keys.isMisspelled("stops") {
      context.missing("\(subject) has no “colors”", at: node.range)
    }
  }
}
