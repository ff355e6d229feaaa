import TableModel
import TableSources

/// A label's font: a size, or a mapping.
enum FontSchema {
  private static let size = ValueCoding.number(.from(1, to: 200))

  static let mapping = MappingSchema<FontAttributes>(
    "font", subject: "a font", initial: FontAttributes(),
    fields: [
      Field("textStyle", .word(TextStyle.self), "A size and a weight by their purpose.") {
        $0.textStyle
      } set: {
        $0.textStyle = $1
      },
      Field(
        "size", size, "The size of the letters.", without: "the text style’s, else the theme’s for this place"
      ) {
        $0.size
      } set: {
        $0.size = $1
      },
      Field(
        "weight", .word(FontWeight.self), "How heavy the letters are.",
        without: "the text style’s, else the theme’s for this place", reduction: .detail
      ) {
        $0.weight
      } set: {
        $0.weight = $1
      },
      Field(
        "italic", .boolean, "Whether the letters lean.", without: "the text style’s, else upright",
        reduction: .detail
      ) {
        $0.isItalic
      } set: {
        $0.isItalic = $1
      },
    ])

  static let coding = mapping.coding().or("size", size) { FontAttributes(size: $0) }
}
