import TableModel
import TableSources

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
