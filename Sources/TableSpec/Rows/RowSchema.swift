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

  private static let all = ValueCoding.list(of: coding, itemName: "a row", count: { $0.count })

  /// The rows of a section, or of a table without sections; they are written one by one, each in a line of its own
  /// unless all of them are texts.
  static let list = ValueCoding<[Cell]>(
    all.kind,
    encode: { cells, context in
      let rows = context.items(cells) { cell, context in
        context.wantsRow ? CellSchema.coding.encode(cell, context) : nil
      }
      return .list(rows, isSpread: !rows.allSatisfy(\.isScalar))
    },
    decode: { node, subject, context in all.decode(node, subject, context).map { Array($0.joined()) } })
}
