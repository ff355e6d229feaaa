import TableModel
import TableSources

/// A label's font: a size, or a mapping.
enum FontSchema {
  private static let size = ValueCoding.number(.from(1, to: 200))

  static let mapping = MappingSchema<FontAttributes>(
    "font", subject: "a font", initial: FontAttributes(),
    fields: [
      Field(
        "textStyle", .word(TextStyle.self), "A size and a weight by their purpose.",
        get: { $0.textStyle }, set: { $0.textStyle = $1 }),
      Field(
        "size", size, "The size of the letters.",
        without: "the text style’s, else the theme’s for this place",
        get: { $0.size }, set: { $0.size = $1 }),
      Field(
        "weight", .word(FontWeight.self), "How heavy the letters are.",
        without: "the text style’s, else the theme’s for this place", reduction: .detail,
        get: { $0.weight }, set: { $0.weight = $1 }),
      Field(
        "italic", .boolean, "Whether the letters lean.", without: "the text style’s, else upright",
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
