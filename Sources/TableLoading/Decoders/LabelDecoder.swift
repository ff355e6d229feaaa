import TableModel

/// Reads a label: a text, or a mapping.
enum LabelDecoder {
  private static let mapping = MappingDecoder<Label>(
    subject: "a label",
    fields: [
      Field("text", \.text, .text),
      Field("font", \.font, FontDecoder.decoder),
      Field("textColor", \.textColor, ColorDecoder.decoder),
      Field("textAlignment", \.textAlignment, .word),
      Field("numberOfLines", \.numberOfLines, .wholeNumber(0...1_000)),
      Field("lineBreakMode", \.lineBreakMode, .word),
    ]
  )

  static let decoder = ValueDecoder<Label>(.either(.text, mapping.kind)) { node, subject, context in
    switch node.content {
    case .scalar(let scalar): return Label(text: scalar.text)
    case .mapping(let entries):
      var label = Label(text: "")
      let keys = mapping.decode(entries, into: &label, context)
      if keys.lacks("text") {
        context.missing(
          "\(subject) has no “text”", at: node.range, hint: "put text that has “: ” in quotation marks")
      }
      return label
    case .sequence, .unreadable:
      context.mismatch(node, subject, mustBe: .either(.text, mapping.kind), hint: node.quotationHint)
      return nil
    }
  }
}
