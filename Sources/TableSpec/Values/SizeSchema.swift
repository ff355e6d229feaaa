import TableModel
import TableSources

/// A size in points.
enum SizeSchema {
  /// The size of a screen, or of another view that must have one.
  static let mapping = mapping("size", sides: .from(1, to: 4_096))

  /// The size of a picture, which may be nothing where nobody knows it.
  static let pictureMapping = mapping("pictureSize", sides: .from(0, to: 4_096))

  static let coding = coding(mapping)
  static let picture = coding(pictureMapping)

  private static func mapping(_ name: String, sides: NumberRange) -> MappingSchema<Size> {
    let side = ValueCoding.number(sides)
    return MappingSchema(
      name, subject: "a size", initial: .zero,
      fields: [
        Field("width", side, "The width.", .required, get: { $0.width }, set: { $0.width = $1 }),
        Field("height", side, "The height.", .required, get: { $0.height }, set: { $0.height = $1 }),
      ])
  }

  private static func coding(_ mapping: MappingSchema<Size>) -> ValueCoding<Size> {
    mapping.coding(hint: "write {width: 320, height: 480}") { _, keys, node, subject, context in
      mapping.requireKeys(keys, of: subject, node, context)
    }
  }
}
