import TableModel
import TableSources

/// A text by the key that an app's tables of strings have it under: a mapping in the place of a text.
enum TextKeySchema {
  static let mapping = MappingSchema<TextKey>(
    "localizedText", subject: "a text by its key", initial: TextKey(key: ""),
    fields: [
      Field(
        "key", .filled, "The key in string tables.", .required,
        get: { $0.key }, set: { $0.key = $1 }),
      Field(
        "table", .filled, "The name of the table.", without: "`Localizable`, or the plain tables",
        get: { $0.table }, set: { $0.table = $1 }),
      Field(
        "arguments", .list(of: argument, itemName: "an argument"),
        "Texts and numbers for the placeholders `%@`, `%d`, `%1$@` and so on, in order.",
        get: { $0.arguments }, set: { $0.arguments = $1 }),
      Field(
        "defaultValue", .filled, "The text in the developer’s language.", without: "the key itself",
        get: { $0.defaultValue }, set: { $0.defaultValue = $1 }),
      Field(
        "markdown", .boolean,
        "Whether it is Markdown, arguments too, of which labels show bold, italics and links.",
        get: { $0.isMarkdown }, set: { $0.isMarkdown = $1 }),
      Field(
        "textCase", .word(TextTransform.self), "How letters are changed.",
        without: "`none`", get: { $0.textCase }, set: { $0.textCase = $1 }),
    ])

  /// A number, or any other text.
  private static let argument = ValueCoding<TextArgument>(
    .text,
    encode: { argument, _ in
      switch argument {
      case .text(let text): .text(text)
      case .number(let number): .number(number)
      }
    },
    decode: { node, subject, context in
      if let scalar = node.scalar, scalar.style == .plain, let number = scalar.number {
        return .number(number)
      }
      return ValueCoding.text.decode(node, subject, context).map { .text($0) }
    })

  static let coding = mapping.coding { text, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
    check(text, keys, node, context)
  }

  /// Notes arguments that a text has no place for, and places that no argument stands in.
  private static func check(
    _ text: TextKey, _ keys: MappingKeys, _ node: SpecNode, _ context: DecodingContext
  ) {
    guard !text.key.isEmpty else { return }
    if let other = context.otherText(of: text, at: keys["key"]?.value.range ?? node.range) {
      context.warning(
        "the key \(quoted(text.key)) stands for two texts in this file: \(quoted(other)) and \(quoted(text.format))",
        at: keys["defaultValue"]?.value.range ?? node.range,
        hint: "translators see one of them: give each text a different key", rule: .keyWithSeveralTexts)
    }
    let places = TextFormat(text.format).places
    let range = keys["arguments"]?.value.range ?? node.range
    let count = places.map { $0.argument + 1 }.max() ?? 0
    if count > text.arguments.count {
      context.error(
        "\(quoted(text.format)) takes \(count) arguments, not \(text.arguments.count)",
        at: range, hint: "write “arguments: […]” with a value for each")
    } else if count < text.arguments.count, text.defaultValue != nil {
      context.warning(
        "\(quoted(text.format)) takes \(count) arguments, not \(text.arguments.count)",
        at: range, rule: .sourceDoubtful)
    }
    for place in places where text.arguments.indices.contains(place.argument) {
      let argument = text.arguments[place.argument]
      guard !place.takes(argument) else { continue }
      let kind = place.kind == .whole ? "a whole number" : "a number"
      context.error(
        "“\(place.text)” in \(quoted(text.format)) stands for \(kind), not \(argument.shown)", at: range)
    }
  }
}

extension TextArgument {
  fileprivate var shown: String {
    switch self {
    case .text(let text): "the text \(quoted(text))"
    case .number(let number): plain(number)
    }
  }
}

extension SpecNode {
  /// Whether the value is a text by its key.
  package var isTextKey: Bool { entries?.contains { $0.name == "key" } ?? false }
}

extension ValueCoding where Value == String {
  /// A text that an app would have in its tables of strings: its own key, or a mapping that says another.
  ///
  /// What the model keeps is the text in the language of the developer.
  package static let localizedText = ValueCoding(
    .also(.text, unnamed: TextKeySchema.mapping.kind),
    encode: { text, context in
      guard let key = context.textKeys[text] else { return .text(text) }
      return TextKeySchema.coding.encode(key, context)
    },
    decode: { node, subject, context in
      guard node.isTextKey else { return ValueCoding.text.decode(node, subject, context) }
      guard let key = TextKeySchema.coding.decode(node, subject, context) else { return nil }
      guard context.countText(key.text, as: .composed, at: node.range) else { return nil }
      return context.noted(key)
    })
}
