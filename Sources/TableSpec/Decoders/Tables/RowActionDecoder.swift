import TableModel
import TableSources

/// Reads a button of a row that is swiped open: its title, or a mapping.
enum RowActionDecoder {
  /// What an action does to the row.
  private enum Style: String, Sendable, CaseIterable {
    case normal, destructive
  }

  private static let mapping = MappingDecoder<RowAction>(
    subject: "an action",
    fields: [
      Field("title", .text) { $0.title = $1 },
      Field("backgroundColor", ColorDecoder.decoder) { $0.backgroundColor = $1 },
      Field("style", .word(Style.self)) { $0.isDestructive = $1 == .destructive },
    ]
  )

  private static let decoder = ValueDecoder<RowAction>(.either(.text, mapping.kind)) {
    node, subject, context in
    switch node.content {
    case .scalar: return ValueDecoder.text.decode(node, subject, context).map { RowAction(title: $0) }
    case .mapping(let entries):
      var action = RowAction(title: "")
      let keys = mapping.decode(entries, into: &action, context)
      keys.require("title", of: subject, node, context)
      return action
    case .sequence, .unreadable:
      context.mismatch(node, subject, mustBe: .either(.text, mapping.kind), hint: node.quotationHint)
      return nil
    }
  }

  /// The buttons of a row.
  static let list = ValueDecoder.list(of: decoder, itemName: "an action")
}
