import TableModel
import TableSources

/// Reads how far something is moved to the right and down, in points: two numbers, or a mapping.
enum OffsetDecoder {
  private static let distance = ValueDecoder.number(.from(-100, to: 100))

  private static let mapping = MappingDecoder<Size>(
    subject: "an offset",
    fields: [
      Field("width", distance) { $0.width = $1 },
      Field("height", distance) { $0.height = $1 },
    ]
  )

  static let decoder = ValueDecoder<Size>(mapping.kind) { node, subject, context in
    var offset = Size.zero
    switch node.content {
    case .sequence(let items):
      return mapping.decode(list: node, items, subject, into: &offset, context) ? offset : nil
    case .mapping(let entries):
      _ = mapping.decode(entries, into: &offset, context)
      return offset
    case .scalar, .unreadable:
      context.mismatch(node, subject, mustBe: mapping.kind, hint: "write {width: 0, height: 1}")
      return nil
    }
  }
}
