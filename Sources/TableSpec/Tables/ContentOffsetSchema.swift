import TableModel
import TableSources

/// How far a table is scrolled, in points: a number, or a mapping.
enum ContentOffsetSchema {
  private static let distance = ValueCoding.number(.from(-4_096, to: 1_000_000))

  static let mapping = MappingSchema<Double>(
    "contentOffset", subject: "a content offset", initial: 0,
    fields: [
      Field("y", distance, "How far the rows are moved up.", .written, get: { $0 }, set: { $0 = $1 })
    ])

  static let coding = mapping.coding().or("y", distance) { $0 }
}
