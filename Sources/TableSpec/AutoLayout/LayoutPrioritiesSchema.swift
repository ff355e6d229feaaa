import TableModel
import TableSources

/// How much something matters across and down: a number for both, or a mapping.
enum LayoutPrioritiesSchema {
  static let mapping = MappingSchema<AutoLayout.Priorities>(
    "layoutPriorities", subject: "a priority",
    initial: AutoLayout.Priorities(horizontal: 0, vertical: 0),
    fields: [
      Field(
        "horizontal", priority, "The priority across.", .required,
        get: { $0.horizontal }, set: { $0.horizontal = $1 }),
      Field(
        "vertical", priority, "The priority down.", .required,
        get: { $0.vertical }, set: { $0.vertical = $1 }),
    ])

  private static let priority = ValueCoding.number(.from(0, to: 1_000))

  static let coding = ValueCoding<AutoLayout.Priorities>(
    both.kind,
    encode: { priorities, context in
      priorities.horizontal == priorities.vertical
        ? priority.encode(priorities.horizontal, context) : mapping.value(of: priorities, context)
    },
    decode: both.decode)

  private static let both = mapping.coding { _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }
  .or(priority.kind, shorten: { $0 }) { node, subject, context in
    priority.decode(node, subject, context).map { AutoLayout.Priorities(horizontal: $0, vertical: $0) }
  }
}
