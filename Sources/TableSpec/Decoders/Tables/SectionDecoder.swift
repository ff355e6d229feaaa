import TableModel
import TableSources

/// Reads a section.
enum SectionDecoder {
  private static let mapping = MappingDecoder<Section>(
    subject: "a section",
    fields: [
      Field("header", HeaderFooterDecoder.decoder) { $0.header = $1 },
      Field("footer", HeaderFooterDecoder.decoder) { $0.footer = $1 },
      Field("rows", RowDecoder.list) { $0.rows = $1 },
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
