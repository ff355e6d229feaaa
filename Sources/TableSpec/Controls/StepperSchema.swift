import TableSources

/// A stepper.
enum StepperSchema {
  /// Which sides of a stepper can go on.
  struct State: Sendable {
    fileprivate var canDecrement = true
    fileprivate var canIncrement = true
  }

  static let mapping = MappingSchema<ControlDraft<State>>(
    "stepper", subject: "a stepper", initial: ControlDraft(state: State()),
    fields: [
      Field(
        "canDecrement", .boolean, "Whether it can go down.",
        get: { $0.state.canDecrement }, set: { $0.state.canDecrement = $1 }),
      Field(
        "canIncrement", .boolean, "Whether it can go up.",
        get: { $0.state.canIncrement }, set: { $0.state.canIncrement = $1 }),
      .enabled(), .tintColor(),
    ])

  static let coding = ControlSchema<State>(
    mapping: mapping,
    make: { .stepper(canDecrement: $0.canDecrement, canIncrement: $0.canIncrement) },
    state: { kind in
      guard case .stepper(let canDecrement, let canIncrement) = kind else { return nil }
      return State(canDecrement: canDecrement, canIncrement: canIncrement)
    }
  ).coding
}
