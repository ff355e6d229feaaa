import TableModel
import TableSources

/// A label: a text, or a mapping.
enum LabelSchema {
  static let mapping = MappingSchema<Label>(
    "label", subject: "a label", initial: Label(text: ""), fields: textFields + lineFields,
    exclusive: ["text", "attributedText"])

  /// The keys of the letters.
  private static let textFields: [Field<Label>] = [
    Field(
      "text", .localizedText, "The text.", without: "required without `attributedText`", .written,
      get: { $0.attributedText.isEmpty ? $0.text : nil }, set: { $0.text = $1 }),
    Field(
      "attributedText", TextRunSchema.list,
      "Runs of text, each with its own font and colour; not beside `text`.",
      get: { $0.attributedText }, set: { $0.attributedText = $1 }),
    Field(
      "font", FontSchema.coding, "The font.", without: "the theme’s", reduction: .detail,
      get: { $0.font }, set: { $0.font = $1 }),
    Field(
      "textColor", ColorSchema.coding, "The colour of the letters.", without: "the theme’s",
      reduction: .detail, get: { $0.textColor }, set: { $0.textColor = $1 }),
    Field(
      "enabled", .boolean, "Whether the text is not dimmed.",
      get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
    Field(
      "highlightedTextColor", ColorSchema.coding,
      "Their colour in a row that is selected or highlighted.", without: "the theme’s",
      reduction: .detail, get: { $0.highlightedTextColor }, set: { $0.highlightedTextColor = $1 }),
    Field(
      "shadowColor", ColorSchema.coding, "The colour of a copy behind the letters.",
      without: "the theme’s", reduction: .detail,
      get: { $0.shadowColor }, set: { $0.shadowColor = $1 }
    ).written(rank: 1),
    Field(
      "shadowOffset", OffsetSchema.coding, "Where that copy lies.", reduction: .detail,
      get: { $0.shadowOffset }, set: { $0.shadowOffset = $1 }
    ).written(rank: 1),
  ]

  /// The keys of the lines.
  private static let lineFields: [Field<Label>] = [
    Field(
      "textAlignment", .word(TextAlignment.self), "The alignment.",
      without: "the theme’s", reduction: .detail,
      get: { $0.textAlignment }, set: { $0.textAlignment = $1 }),
    Field(
      "numberOfLines", .wholeNumber(0...1_000),
      "The most lines; 0 for as many as needed.", reduction: .detail,
      get: { $0.numberOfLines }, set: { $0.numberOfLines = $1 }),
    Field(
      "lineBreakMode", .word(LineBreakMode.self), "How lines break, and where a long text is truncated.",
      reduction: .detail, get: { $0.lineBreakMode }, set: { $0.lineBreakMode = $1 }),
    Field(
      "lineBreakStrategy", .word(LineBreakStrategy.self),
      "Whether a word may stand alone on a second line; SwiftUI has `pushOut`.", reduction: .detail,
      get: { $0.lineBreakStrategy }, set: { $0.lineBreakStrategy = $1 }),
    Field(
      "usesFontLeading", .boolean,
      "Whether lines have their text style’s leading, as in text views and SwiftUI.",
      reduction: .detail, get: { $0.usesFontLeading }, set: { $0.usesFontLeading = $1 }),
    Field(
      "adjustsFontSizeToFitWidth", .boolean, "Whether a single line shrinks until it fits.",
      reduction: .detail, get: { $0.adjustsFontSizeToFitWidth }, set: { $0.adjustsFontSizeToFitWidth = $1 }),
    Field(
      "minimumScaleFactor", .number(.from(0, to: 1)), "The part of their size that letters keep at least.",
      reduction: .detail, get: { $0.minimumScaleFactor }, set: { $0.minimumScaleFactor = $1 }),
  ]

  static let coding = mapping.coding(check: check).or("text", .localizedText) { Label(text: $0) }

  @Sendable private static func check(
    _ label: inout Label, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject,
    _ context: DecodingContext
  ) {
    checkText(of: &label, keys, node, subject, context)
    warnAboutIgnored(keys, context)
  }

  private static func checkText(
    of label: inout Label,
    _ keys: MappingKeys,
    _ node: SpecNode,
    _ subject: Subject,
    _ context: DecodingContext
  ) {
    let texts = keys.present(among: ["text", "attributedText"])
    if texts.count > 1, let second = texts.last {
      context.error("a label may have “text” or “attributedText”, not both", at: second.key.range)
    } else if let runs = keys["attributedText"], texts.first?.name == "attributedText" {
      label.text = context.joined(label.attributedText.map(\.text), at: runs.value.range)
    } else if keys.lacks("text"), keys.lacks("attributedText"), !context.scope.isPrototype {
      context.missing(
        "\(subject) has no “text”", at: node.range, hint: "put text that has “: ” in quotation marks")
    }
  }

  private static func warnAboutIgnored(_ keys: MappingKeys, _ context: DecodingContext) {
    if let place = keys.place(of: "shadowOffset"), keys.lacks("shadowColor") {
      context.warning("UIKit ignores “shadowOffset” in a label without a “shadowColor”", at: place)
    }
    if let place = keys.place(of: "minimumScaleFactor"), keys.lacks("adjustsFontSizeToFitWidth") {
      context.warning(
        "UIKit ignores “minimumScaleFactor” in a label without “adjustsFontSizeToFitWidth”", at: place)
    }
  }
}

/// A stretch of a label's text: a text, or a mapping.
enum TextRunSchema {
  static let mapping = MappingSchema<TextRun>(
    "textRun", subject: "a run of text", initial: TextRun(text: ""),
    fields: [
      Field("text", .localizedText, "The text.", .required, get: { $0.text }, set: { $0.text = $1 }),
      Field(
        "font", FontSchema.coding, "The font; what it does not say is the label’s.", without: "the label’s",
        reduction: .detail, get: { $0.font }, set: { $0.font = $1 }),
      Field(
        "textColor", ColorSchema.coding, "The colour of the letters.", without: "the label’s",
        reduction: .detail, get: { $0.textColor }, set: { $0.textColor = $1 }),
    ])

  private static let coding = mapping.coding { _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }
  .or("text", .localizedText) { TextRun(text: $0) }

  /// The stretches of a label's text.
  static let list = ValueCoding.list(of: coding, itemName: "a run of text")
}

/// A label's font: a size, or a mapping.
enum FontSchema {
  private static let size = ValueCoding.number(.from(1, to: 200))

  static let mapping = MappingSchema<FontAttributes>(
    "font", subject: "a font", initial: FontAttributes(),
    fields: [
      Field(
        "textStyle", .word(TextStyle.self), "A text style, which sets size and weight.",
        get: { $0.textStyle }, set: { $0.textStyle = $1 }),
      Field(
        "size", size, "The size of the letters.",
        without: "the text style’s, else the theme’s",
        get: { $0.size }, set: { $0.size = $1 }),
      Field(
        "weight", .word(FontWeight.self), "The weight of the font.",
        without: "the text style’s, else the theme’s", reduction: .detail,
        get: { $0.weight }, set: { $0.weight = $1 }),
      Field(
        "italic", .boolean, "Whether the font is italic.", without: "the text style’s, else upright",
        reduction: .detail, get: { $0.isItalic }, set: { $0.isItalic = $1 }),
    ])

  private static let anyCoding = mapping.coding().or("size", size) { FontAttributes(size: $0) }

  static let coding = ValueCoding<FontAttributes>(anyCoding.kind, encode: anyCoding.encode) {
    node, subject, context in
    guard let text = node.scalar?.text, let key = key(of: text) else {
      return anyCoding.decode(node, subject, context)
    }
    context.mismatch(node, subject, mustBe: anyCoding.kind, hint: "write {\(key)}")
    return nil
  }

  /// The key with its value that a word alone is probably meant for; `nil` where it is no word of a font's.
  private static func key(of text: String) -> String? {
    let styles = TextStyle.allCases.map(\.rawValue)
    let weights = FontWeight.allCases.map(\.rawValue)
    if let style = styles.first(where: { $0 == text }) ?? UIKitConstant.word(of: text, among: styles) {
      return "textStyle: \(style)"
    }
    return weights.contains(text) ? "weight: \(text)" : text == "italic" ? "italic: true" : nil
  }
}
