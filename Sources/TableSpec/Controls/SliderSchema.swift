import TableSources

/// A slider: its value, or a mapping.
enum SliderSchema {
  /// Where the knob is, and where it can stop.
  struct State: Sendable {
    fileprivate var value = 0.0
    fileprivate var numberOfTicks = 0
  }

  private static let value = ValueCoding.number(.from(0, to: 1))

  static let mapping = MappingSchema<ControlDraft<State>>(
    "slider", subject: "a slider", initial: ControlDraft(state: State()),
    fields: [
      Field(
        "value", value, "Where the knob is between both ends.", .written,
        get: { $0.state.value }, set: { $0.state.value = $1 }),
      Field(
        "numberOfTicks", .wholeNumber(0...100),
        "Dots below the track from end to end, in themes that have them.",
        get: { $0.state.numberOfTicks }, set: { $0.state.numberOfTicks = $1 }),
      .enabled(), .tintColor(),
    ])

  static let coding = ControlSchema<State>(
    mapping: mapping,
    short: .init(key: "value", coding: value.map({ State(value: $0) }, from: { $0.value })),
    make: { .slider(value: $0.value, numberOfTicks: $0.numberOfTicks) },
    state: { kind in
      guard case .slider(let value, let numberOfTicks) = kind else { return nil }
      return State(value: value, numberOfTicks: numberOfTicks)
    }
  ).coding
}
