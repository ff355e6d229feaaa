import TableModel
import TableSources

/// How far something is moved to the right and down, in points: two numbers, or a mapping.
enum OffsetSchema {
  private static let distance = ValueCoding.number(.from(-100, to: 100))

  static let mapping = MappingSchema<Size>(
    "offset", subject: "an offset", initial: .zero,
    fields: [
      Field("width", distance, "How far to the right.", get: { $0.width }, set: { $0.width = $1 }),
      Field("height", distance, "How far down.", get: { $0.height }, set: { $0.height = $1 }),
    ])

  static let coding = mapping.listCoding(hint: "write {width: 0, height: 1}")
}
