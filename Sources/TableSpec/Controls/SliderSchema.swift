import TableSources

/// A slider: its value, or a mapping.
enum SliderSchema {
  private static let value = ValueCoding.number(.from(0, to: 1))

  static let mapping = MappingSchema<ControlDraft<Double>>(
    "slider", subject: "a slider", initial: ControlDraft(state: 0),
    fields: [
      Field(
        "value", value, "Where the knob is between both ends.", .written,
        get: { $0.state }, set: { $0.state = $1 }),
      .enabled(), .tintColor(),
    ])

  static let coding = ControlSchema<Double>(
    mapping: mapping,
    short: .init(key: "value", coding: value),
    make: { .slider(value: $0) },
    state: { if case .slider(let value) = $0 { value } else { nil } }
  ).coding
}
