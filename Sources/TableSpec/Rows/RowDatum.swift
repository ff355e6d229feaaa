import TableModel
import TableSources

/// What one repetition of a row is filled with: a text, or texts with names.
struct RowDatum: Sendable {
  /// The name of the only text of a datum that is a text.
  static let ownName = ""

  /// Where the datum stands.
  var range: SourceRange
  /// The texts by their names.
  var values: [String: SpecNode]

  /// The names of the texts.
  var names: [String] { Array(values.keys) }

  private static let kind = ValueKind.either(.text, .dictionary(of: .text))

  private static let coding = ValueCoding<RowDatum>(
    kind,
    encode: { _, _ in nil },
    decode: { node, subject, context in
      switch node.content {
      case .scalar: return RowDatum(range: node.range, values: [ownName: node])
      case .mapping(let entries): return datum(entries, node, subject, context)
      case .sequence, .unreadable:
        context.mismatch(node, subject, mustBe: kind)
        return nil
      }
    })

  /// What the repetitions of a row are filled with.
  static let list = ValueCoding.list(of: coding, itemName: "an item of “forEach”")

  private static func datum(
    _ entries: [SpecNode.Entry], _ node: SpecNode, _ subject: Subject, _ context: DecodingContext
  ) -> RowDatum {
    var datum = RowDatum(range: node.range, values: [:])
    for entry in entries where !entry.key.isUnreadable {
      guard let name = entry.name, !name.isEmpty else {
        context.error("a key of \(subject) must be a word, not \(entry.key.found)", at: entry.key.range)
        continue
      }
      if datum.values[name] != nil {
        context.error("duplicate key \(quoted(name)) in \(subject)", at: entry.key.range)
      } else if entry.value.scalar == nil {
        context.mismatch(entry.value, .key(name), mustBe: .text, hint: entry.value.quotationHint)
        datum.values[name] = SpecNode(content: .unreadable, range: entry.value.range)
      } else {
        datum.values[name] = entry.value
      }
    }
    return datum
  }
}
