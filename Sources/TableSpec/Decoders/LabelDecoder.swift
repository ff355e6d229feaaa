import TableModel
import TableSources

/// Reads a label: a text, or a mapping.
enum LabelDecoder {
  private static let mapping = MappingDecoder<Label>(
    subject: "a label",
    fields: [
      Field("text", .text) { $0.text = $1 },
      Field("attributedText", TextRunDecoder.list) { $0.attributedText = $1 },
      Field("font", FontDecoder.decoder) { $0.font = $1 },
      Field("textColor", ColorDecoder.decoder) { $0.textColor = $1 },
      Field("highlightedTextColor", ColorDecoder.decoder) { $0.highlightedTextColor = $1 },
      Field("shadowColor", ColorDecoder.decoder) { $0.shadowColor = $1 },
      Field("shadowOffset", OffsetDecoder.decoder) { $0.shadowOffset = $1 },
      Field("textAlignment", .word(TextAlignment.self)) { $0.textAlignment = $1 },
      Field("numberOfLines", .wholeNumber(0...1_000)) { $0.numberOfLines = $1 },
      Field("lineBreakMode", .word(LineBreakMode.self)) { $0.lineBreakMode = $1 },
      Field("adjustsFontSizeToFitWidth", .boolean) { $0.adjustsFontSizeToFitWidth = $1 },
      Field("minimumScaleFactor", .number(.from(0, to: 1))) { $0.minimumScaleFactor = $1 },
    ]
  )

  static let decoder = ValueDecoder<Label>(.either(.text, mapping.kind)) { node, subject, context in
    switch node.content {
    case .scalar: return ValueDecoder.text.decode(node, subject, context).map { Label(text: $0) }
    case .mapping(let entries):
      var label = Label(text: "")
      let keys = mapping.decode(entries, into: &label, context)
      checkText(of: &label, keys, node, subject, context)
      warnAboutIgnored(keys, context)
      return label
    case .sequence, .unreadable:
      context.mismatch(node, subject, mustBe: .either(.text, mapping.kind), hint: node.quotationHint)
      return nil
    }
  }

  /// Sees that the label has its text in one form, and joins runs to the text that they are together.
  private static func checkText(
    of label: inout Label,
    _ keys: MappingKeys,
    _ node: SpecNode,
    _ subject: String,
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
