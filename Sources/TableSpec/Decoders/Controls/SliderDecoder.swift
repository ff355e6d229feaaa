import TableSources

/// Reads a slider: its value, or a mapping.
enum SliderDecoder {
  private static let value = ValueDecoder.number(.from(0, to: 1))

  static let decoder = ControlDecoder<Double>(
    mapping: MappingDecoder(
      subject: "a slider",
      fields: [Field("value", value) { $0.state = $1 }, .enabled(), .tintColor()]
    ),
    short: value,
    initial: 0,
    make: { .slider(value: $0) }
  ).decoder
}
