import TableSources

/// Reads a stepper.
enum StepperDecoder {
  /// Which sides of a stepper can go on.
  private struct State: Sendable {
    var canDecrement = true
    var canIncrement = true
  }

  static let decoder = ControlDecoder<State>(
    mapping: MappingDecoder(
      subject: "a stepper",
      fields: [
        Field("canDecrement", .boolean) { $0.state.canDecrement = $1 },
        Field("canIncrement", .boolean) { $0.state.canIncrement = $1 },
        .enabled(), .tintColor(),
      ]
    ),
    initial: State(),
    make: { .stepper(canDecrement: $0.canDecrement, canIncrement: $0.canIncrement) }
  ).decoder
}
