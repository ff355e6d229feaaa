import TableModel
import TableSources

/// A view that shows text from bar to bar: the text, or a mapping.
enum TextViewSchema {
  static let mapping = MappingSchema<TextView>(
    "textView", subject: "a text view", initial: TextView(),
    fields: [
      Field(
        "text", .localizedText, "The text; line feeds begin new lines.", .required,
        get: { $0.text }, set: { $0.text = $1 }),
      Field(
        "font", FontSchema.coding, "The font.", without: "that of labels, 17 points", reduction: .detail,
        get: { $0.font }, set: { $0.font = $1 }),
      Field(
        "textColor", ColorSchema.coding, "The colour of the letters.", without: "that of labels",
        reduction: .detail, get: { $0.textColor }, set: { $0.textColor = $1 }),
      Field(
        "textAlignment", .word(TextAlignment.self), "To which side the text is set.",
        without: "that of labels", reduction: .detail,
        get: { $0.textAlignment }, set: { $0.textAlignment = $1 }),
      Field(
        "textContainerInset", EdgeInsetsSchema.scrolling, "The distances from the edges to the text.",
        without: "the theme’s: 8 above and below, and before iOS 7 at the sides, too", reduction: .detail,
        get: { $0.textContainerInset }, set: { $0.textContainerInset = $1 }),
      Field(
        "backgroundColor", ColorSchema.coding, "The colour behind the text.", without: "that of empty views",
        reduction: .detail, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
    ])

  static let coding = long.or("text", .localizedText) { TextView(text: $0) }

  private static let long = mapping.coding(hint: "write the text, or {text: …}") {
    _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }
}
