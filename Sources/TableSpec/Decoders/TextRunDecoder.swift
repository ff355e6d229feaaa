import TableModel
import TableSources

/// Reads a stretch of a label's text: a text, or a mapping.
enum TextRunDecoder {
  private static let mapping = MappingDecoder<TextRun>(
    subject: "a run of text",
    fields: [
      Field("text", .text) { $0.text = $1 },
      Field("font", FontDecoder.decoder) { $0.font = $1 },
      Field("textColor", ColorDecoder.decoder) { $0.textColor = $1 },
    ]
  )

  private static let decoder = ValueDecoder<TextRun>(.either(.text, mapping.kind)) { node, subject, context in
    switch node.content {
    case .scalar: return ValueDecoder.text.decode(node, subject, context).map { TextRun(text: $0) }
    case .mapping(let entries):
      var run = TextRun(text: "")
      let keys = mapping.decode(entries, into: &run, context)
      keys.require("text", of: subject, node, context)
      return run
    case .sequence, .unreadable:
      context.mismatch(node, subject, mustBe: .either(.text, mapping.kind), hint: node.quotationHint)
      return nil
    }
  }

  /// The stretches of a label's text.
  static let list = ValueDecoder.list(of: decoder, itemName: "a run of text")
}
