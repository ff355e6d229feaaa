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

/// The place of a row in a table: the numbers of its section and of the row in it, from 0.
enum IndexPathSchema {
  private static let number = ValueCoding<Int>.wholeNumber(0...100_000)

  static let coding = ValueCoding<IndexPath>(
    .tuple([number.kind, number.kind]),
    encode: { path, _ in .list([.number(Double(path.section)), .number(Double(path.row))]) },
    decode: { node, subject, context in
      guard let items = node.items, items.count == 2 else {
        context.error(
          "\(subject) must be a list of two numbers, not \(node.found)", at: node.range,
          hint: "write [section, row], both counted from 0")
        return nil
      }
      let numbers = items.compactMap { number.decode($0, subject, context) }
      return numbers.count == 2 ? IndexPath(section: numbers[0], row: numbers[1]) : nil
    })
}

/// The space beside the lines between rows.
enum SeparatorInsetSchema {
  private static let inset = ValueCoding.number(.from(-4_096, to: 4_096))

  /// A distance that UIKit takes for 0 if it is negative.
  private static let side = inset.checked { value, node, subject, context in
    if value < 0 { context.warning("UIKit takes a negative \(subject) of a separator for 0", at: node.range) }
    return max(0, value)
  }

  /// A distance that UIKit does not look at.
  private static let ignored = inset.checked { value, node, subject, context in
    context.warning("UIKit ignores \(subject) of a separator: only “left” and “right” count", at: node.range)
    return value
  }

  static let mapping = MappingSchema<EdgeInsets>(
    "separatorInset", subject: "a separator's inset", initial: .zero,
    fields: [
      Field(
        "left", side, "The space before the line; a negative one counts as 0.",
        get: { $0.left }, set: { $0.left = $1 }
      ).written(rank: 1),
      Field(
        "right", side, "The space after the line; a negative one counts as 0.",
        get: { $0.right }, set: { $0.right = $1 }
      ).written(rank: 3),
      Field("top", ignored, "Ignored, as UIKit ignores it.", get: { $0.top }, set: { $0.top = $1 }),
      Field("bottom", ignored, "Ignored, as UIKit ignores it.", get: { $0.bottom }, set: { $0.bottom = $1 })
        .written(rank: 2),
    ])

  static let coding = mapping.coding(hint: "write {left: 15}")
}
