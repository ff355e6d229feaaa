import TableModel
import TableSources

/// Reads the place of a view in its parent, in points: four numbers, or a mapping.
enum FrameDecoder {
  private static let position = ValueDecoder.number(.from(-4_096, to: 4_096))
  private static let side = ValueDecoder.number(.from(0, to: 4_096))

  private static let mapping = MappingDecoder<Rect>(
    subject: "a frame",
    fields: [
      Field("x", position) { $0.origin.x = $1 },
      Field("y", position) { $0.origin.y = $1 },
      Field("width", side) { $0.size.width = $1 },
      Field("height", side) { $0.size.height = $1 },
    ]
  )

  static let decoder = ValueDecoder<Rect>(mapping.kind) { node, subject, context in
    var frame = Rect.zero
    switch node.content {
    case .sequence(let items):
      return mapping.decode(list: node, items, subject, into: &frame, context) ? frame : nil
    case .mapping(let entries):
      let keys = mapping.decode(entries, into: &frame, context)
      keys.require("width", of: subject, node, context)
      keys.require("height", of: subject, node, context)
      return frame
    case .scalar, .unreadable:
      context.mismatch(node, subject, mustBe: mapping.kind, hint: "write [x, y, width, height]")
      return nil
    }
  }
}
