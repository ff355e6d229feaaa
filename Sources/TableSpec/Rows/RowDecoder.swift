import TableModel
import TableSources

/// Reads a row, or one that stands for several.
enum RowDecoder {
  private static let single = CellDecoder.decoder.map { [$0] }

  private static let decoder = ValueDecoder<[Cell]>(CellDecoder.decoder.kind) { node, subject, context in
    let isRepeated = node.entries?.contains { RepeatedRowDecoder.keys.contains($0.name ?? "") } ?? false
    return (isRepeated ? RepeatedRowDecoder.decoder : single).decode(node, subject, context)
  }

  /// The rows of a section, or of a table without sections.
  static let list = ValueDecoder.list(of: decoder, itemName: "a row", count: \.count)
    .map { Array($0.joined()) }
}
