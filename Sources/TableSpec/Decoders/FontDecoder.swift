import TableModel
import TableSources

/// Reads a label's font: a size, or a mapping.
enum FontDecoder {
  private static let size = ValueDecoder.number(.from(1, to: 200))

  private static let mapping = MappingDecoder<FontAttributes>(
    subject: "a font",
    fields: [
      Field("textStyle", .word(TextStyle.self)) { $0.textStyle = $1 },
      Field("size", size) { $0.size = $1 },
      Field("weight", .word(FontWeight.self)) { $0.weight = $1 },
      Field("italic", .boolean) { $0.isItalic = $1 },
    ]
  )

  static let decoder = ValueDecoder<FontAttributes>(.either(size.kind, mapping.kind)) {
    node, subject, context in
    switch node.content {
    case .mapping(let entries):
      var font = FontAttributes()
      _ = mapping.decode(entries, into: &font, context)
      return font
    case .scalar(let scalar) where scalar.number != nil:
      return size.decode(node, subject, context).map { FontAttributes(size: $0) }
    default:
      context.mismatch(node, subject, mustBe: .either(size.kind, mapping.kind), hint: node.numberHint)
      return nil
    }
  }
}
