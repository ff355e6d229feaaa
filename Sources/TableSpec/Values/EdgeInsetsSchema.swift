import TableModel
import TableSources

/// Distances from the edges of a rectangle, in points.
enum EdgeInsetsSchema {
  /// The parts at a picture's edges that are not stretched.
  static let capMapping = mapping("capInsets", of: "cap insets", .from(0, to: 4_096))

  /// The space around what scrolls.
  static let scrollingMapping = mapping("edgeInsets", of: "insets", .from(-4_096, to: 4_096))

  static let caps = capMapping.coding(hint: "write {left: 10, right: 10}")
  static let scrolling = scrollingMapping.coding(hint: "write {top: 20}")

  private static func mapping(
    _ name: String, of subject: String, _ range: NumberRange
  ) -> MappingSchema<EdgeInsets> {
    let side = ValueCoding.number(range)
    return MappingSchema(
      name, subject: subject, initial: .zero,
      fields: [
        Field("top", side, "The distance from the upper edge.", get: { $0.top }, set: { $0.top = $1 }),
        Field("left", side, "The distance from the left edge.", get: { $0.left }, set: { $0.left = $1 }),
        Field(
          "bottom", side, "The distance from the lower edge.", get: { $0.bottom }, set: { $0.bottom = $1 }),
        Field("right", side, "The distance from the right edge.", get: { $0.right }, set: { $0.right = $1 }),
      ])
  }
}
