import TableModel
import TableSources

/// Reads a row that is repeated for each item of a list.
enum RepeatedRowDecoder {
  /// A repeated row before it is repeated.
  private struct Draft: Sendable {
    var data: [RowDatum] = []
    var template: SpecNode?
  }

  private static let mapping = MappingDecoder<Draft>(
    subject: "a repeated row",
    fields: [
      Field("forEach", .list(of: RowDatum.decoder, itemName: "an item of “forEach”")) { $0.data = $1 },
      Field("row", ValueDecoder(CellDecoder.decoder.kind) { node, _, _ in node }) { $0.template = $1 },
    ]
  )

  /// The keys that tell a repeated row from others.
  static let keys: Set<String> = ["forEach", "row"]

  static let decoder = ValueDecoder<[Cell]>(mapping.kind) { node, subject, context in
    guard let entries = node.entries else {
      context.mismatch(node, subject, mustBe: mapping.kind)
      return nil
    }
    var draft = Draft()
    let keys = mapping.decode(entries, into: &draft, context)
    for field in mapping.fields { keys.require(field.key, of: mapping.subject, node, context) }
    guard let row = draft.template,
      let template = RowTemplate.compile(row, known: Set(draft.data.flatMap(\.names)), context)
    else { return nil }
    return context.repeating(row.range) { rows(of: template, row.nodeCount, draft.data, context) }
  }

  private static func rows(
    of template: RowTemplate, _ nodeCount: Int, _ data: [RowDatum], _ context: DecodingContext
  ) -> [Cell] {
    var cells: [Cell] = []
    for datum in data {
      guard context.countRepeated(nodes: nodeCount, at: datum.range) else { break }
      context.reading(at: datum.range) {
        guard let node = template.filled(with: datum, context), !node.isNull else { return }
        context.item(cells.count, at: datum.range) {
          if let cell = CellDecoder.decoder.decode(node, "a row", context) { cells.append(cell) }
        }
      }
      context.endRepetition()
    }
    return cells
  }
}
