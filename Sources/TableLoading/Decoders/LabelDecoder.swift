import TableModel

/// Reads a label: a text, or a mapping.
enum LabelDecoder {
  private static let mapping = MappingDecoder<Label>(
    subject: "a label",
    fields: [
      Field("text", .text) { $0.text = $1 },
      Field("font", FontDecoder.decoder) { $0.font = $1 },
      Field("textColor", ColorDecoder.decoder) { $0.textColor = $1 },
      Field("textAlignment", .word(TextAlignment.self)) { $0.textAlignment = $1 },
      Field("numberOfLines", .wholeNumber(0...1_000)) { $0.numberOfLines = $1 },
      Field("lineBreakMode", .word(LineBreakMode.self)) { $0.lineBreakMode = $1 },
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
