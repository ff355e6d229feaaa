import TableModel

/// Reads a section's header or footer: a text, or a mapping.
enum HeaderFooterDecoder {
  private static let mapping = MappingDecoder<HeaderFooter>(
    subject: "a header or footer",
    fields: [
      Field("title", .text) { $0.title = $1 },
      Field("height", .headerFooterHeight) { $0.height = $1 },
    ]
  )

  static let decoder = ValueDecoder<HeaderFooter>(.either(.text, mapping.kind)) { node, subject, context in
    switch node.content {
    case .scalar: return ValueDecoder.text.decode(node, subject, context).map { HeaderFooter(title: $0) }
    case .mapping(let entries):
      var headerFooter = HeaderFooter()
      _ = mapping.decode(entries, into: &headerFooter, context)
      return headerFooter
    case .sequence, .unreadable:
      context.mismatch(node, subject, mustBe: .either(.text, mapping.kind), hint: node.quotationHint)
      return nil
    }
  }
}
