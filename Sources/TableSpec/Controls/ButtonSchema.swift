import TableSources

/// A button: its title, or a mapping.
enum ButtonSchema {
  static let mapping = MappingSchema<ControlDraft<String>>(
    "button", subject: "a button", initial: ControlDraft(state: ""),
    fields: [
      Field("title", .localizedText, "The text on it.", .required, get: { $0.state }, set: { $0.state = $1 }),
      .font(), .textColor("titleColor"), .enabled(), .tintColor(),
    ])

  static let coding = ControlSchema<String>(
    mapping: mapping,
    short: .init(key: "title", coding: .localizedText),
    make: { .button(title: $0) },
    state: { if case .button(let title) = $0 { title } else { nil } }
  ).coding
}
