import TableSources

/// A badge: its text, or a mapping.
enum BadgeSchema {
  static let mapping = MappingSchema<ControlDraft<String>>(
    "badge", subject: "a badge", initial: ControlDraft(state: ""),
    fields: [
      Field("text", .text, "The text in it.", .required, get: { $0.state }, set: { $0.state = $1 }),
      .tintColor("color"),
    ])

  static let coding = ControlSchema<String>(
    mapping: mapping,
    short: .init(key: "text", coding: .text),
    make: { .badge(text: $0) },
    state: { if case .badge(let text) = $0 { text } else { nil } }
  ).coding
}
