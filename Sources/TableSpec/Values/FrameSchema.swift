import TableModel
import TableSources

/// The place of a view in its parent, in points: four numbers, or a mapping.
enum FrameSchema {
  private static let position = ValueCoding.number(.from(-4_096, to: 4_096))
  private static let side = ValueCoding.number(.from(0, to: 4_096))

  static let mapping = MappingSchema<Rect>(
    "frame", subject: "a frame", initial: .zero,
    fields: [
      Field(
        "x", position, "The distance from the parent’s left edge.",
        get: { $0.origin.x }, set: { $0.origin.x = $1 }),
      Field(
        "y", position, "The distance from the parent’s upper edge.",
        get: { $0.origin.y }, set: { $0.origin.y = $1 }),
      Field("width", side, "The width.", .required, get: { $0.size.width }, set: { $0.size.width = $1 }),
      Field("height", side, "The height.", .required, get: { $0.size.height }, set: { $0.size.height = $1 }),
    ])

  static let coding = mapping.listCoding(hint: "write [x, y, width, height]") {
    _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }
}
