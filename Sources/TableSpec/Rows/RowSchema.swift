import TableModel
import TableSources

/// A row, or one that stands for several.
enum RowSchema {
  private static let coding = ValueCoding<[Cell]>(
    .also(CellSchema.coding.kind, unnamed: RepeatedRowSchema.mapping.kind),
    encode: { _, _ in nil },
    decode: { node, subject, context in
      let isRepeated = node.entries?.contains { RepeatedRowSchema.keys.contains($0.name ?? "") } ?? false
      guard isRepeated else { return CellSchema.coding.decode(node, subject, context).map { [$0] } }
      return RepeatedRowSchema.decode(node, subject, context)
    })

  /// The rows of a section, or of a table without sections; they are written one by one, each in a line of its own
  /// unless all of them are texts.
  static let list = ValueCoding<[Cell]>.list(
    joining: coding, itemName: "a row",
    encode: { cells, context in
      let rows = context.items(cells) { cell, context in
        context.wantsRow ? CellSchema.coding.encode(cell, context) : nil
      }
      return .list(rows, isSpread: !rows.allSatisfy(\.isScalar))
    })
}

/// A row that is repeated for each item of a list; rows are never written so.
enum RepeatedRowSchema {
  /// A repeated row before it is repeated.
  struct Draft: Sendable {
    fileprivate var data: [RowDatum] = []
    fileprivate var template: SpecNode?
  }

  static let mapping = MappingSchema<Draft>(
    "repeatedRow", subject: "a repeated row", initial: Draft(),
    fields: [
      Field(
        reading: "forEach", RowDatum.list.kind, "Texts, or mappings from names to texts.", .required
      ) { node, subject, draft, context in
        guard let data = RowDatum.list.decode(node, subject, context) else { return false }
        draft.data = data
        return true
      },
      Field(
        reading: "row", .template(CellSchema.coding.kind),
        "The row for each of them, with `{name}` in its texts.", .required
      ) { node, _, draft, _ in
        draft.template = node
        return true
      },
    ])

  /// The keys that tell a repeated row from others.
  static let keys: Set<String> = ["forEach", "row"]

  /// The rows that a value stands for.
  static func decode(_ node: SpecNode, _ subject: Subject, _ context: DecodingContext) -> [Cell]? {
    guard let entries = node.entries else {
      context.mismatch(node, subject, mustBe: mapping.kind)
      return nil
    }
    var draft = Draft()
    let keys = mapping.decode(entries, into: &draft, context)
    mapping.requireKeys(keys, of: .phrase(mapping.subject), node, context)
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
          if let cell = CellSchema.coding.decode(node, "a row", context) { cells.append(cell) }
        }
      }
      context.endRepetition()
    }
    return cells
  }
}
