import TableModel
import TableSources

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
        "right", side, "The space behind the line; a negative one counts as 0.",
        get: { $0.right }, set: { $0.right = $1 }
      ).written(rank: 3),
      Field("top", ignored, "Ignored, as UIKit ignores it.", get: { $0.top }, set: { $0.top = $1 }),
      Field("bottom", ignored, "Ignored, as UIKit ignores it.", get: { $0.bottom }, set: { $0.bottom = $1 })
        .written(rank: 2),
    ])

  static let coding = mapping.coding(hint: "write {left: 15}")
}
