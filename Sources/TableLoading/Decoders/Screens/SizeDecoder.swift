import TableModel

/// Reads the size of a screen in points.
enum SizeDecoder {
  private static let side = ValueDecoder.number(.from(1, to: 4_096))

  private static let mapping = MappingDecoder<Size>(
    subject: "a size",
    fields: [
      Field("width", side) { $0.width = $1 },
      Field("height", side) { $0.height = $1 },
    ]
  )

  static let decoder = ValueDecoder<Size>(mapping.kind) { node, subject, context in
    guard case .mapping(let entries) = node.content else {
      context.mismatch(node, subject, mustBe: mapping.kind, hint: "write {width: 320, height: 480}")
      return nil
    }
    var size = Size.zero
    let keys = mapping.decode(entries, into: &size, context)
    for field in mapping.fields { keys.require(field.key, of: subject, node, context) }
    return size
  }
}
