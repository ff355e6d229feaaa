import TableModel

/// Reads the parts at a picture's edges that are not stretched, in points.
enum CapInsetsDecoder {
  private static let side = ValueDecoder.number(.from(0, to: 4_096))

  private static let mapping = MappingDecoder<EdgeInsets>(
    subject: "cap insets",
    fields: [
      Field("top", side) { $0.top = $1 },
      Field("left", side) { $0.left = $1 },
      Field("bottom", side) { $0.bottom = $1 },
      Field("right", side) { $0.right = $1 },
    ]
  )

  static let decoder = ValueDecoder<EdgeInsets>(mapping.kind) { node, subject, context in
    guard case .mapping(let entries) = node.content else {
      context.mismatch(node, subject, mustBe: mapping.kind, hint: "write {left: 10, right: 10}")
      return nil
    }
    var insets = EdgeInsets.zero
    _ = mapping.decode(entries, into: &insets, context)
    return insets
  }
}
