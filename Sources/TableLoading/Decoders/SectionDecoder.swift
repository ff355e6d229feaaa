import TableModel

/// Reads a section.
enum SectionDecoder {
  /// The rows of a section, or of a table without sections.
  static let rows = ValueDecoder.list(of: CellDecoder.decoder, itemName: "a row")

  private static let mapping = MappingDecoder<Section>(
    subject: "a section",
    fields: [
      Field("header", HeaderFooterDecoder.decoder) { $0.header = $1 },
      Field("footer", HeaderFooterDecoder.decoder) { $0.footer = $1 },
      Field("rows", rows) { $0.rows = $1 },
    ]
  )

  static let decoder = ValueDecoder<Section>(mapping.kind) { node, subject, context in
    guard case .mapping(let entries) = node.content else {
      context.mismatch(
        node, subject, mustBe: mapping.kind, hint: "a table without sections has “rows” itself")
      return nil
    }
    var section = Section()
    _ = mapping.decode(entries, into: &section, context)
    return section
  }
}
