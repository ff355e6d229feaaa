import TableModel
import TableSources

/// Reads the space beside the lines between rows.
enum SeparatorInsetDecoder {
  private static let inset = ValueDecoder.number(.from(-4_096, to: 4_096))

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

  private static let mapping = MappingDecoder<EdgeInsets>(
    subject: "a separator's inset",
    fields: [
      Field("left", side) { $0.left = $1 },
      Field("right", side) { $0.right = $1 },
      Field("top", ignored) { $0.top = $1 },
      Field("bottom", ignored) { $0.bottom = $1 },
    ]
  )

  static let decoder = ValueDecoder<EdgeInsets>(mapping.kind) { node, subject, context in
    guard case .mapping(let entries) = node.content else {
      context.mismatch(node, subject, mustBe: mapping.kind, hint: "write {left: 15}")
      return nil
    }
    var insets = EdgeInsets.zero
    _ = mapping.decode(entries, into: &insets, context)
    return insets
  }
}
