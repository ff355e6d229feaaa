import TableSources

/// Reads a progress view: its progress, or a mapping.
enum ProgressViewDecoder {
  private static let progress = ValueDecoder.number(.from(0, to: 1))

  static let decoder = ControlDecoder<Double>(
    mapping: MappingDecoder(
      subject: "a progress view",
      fields: [Field("progress", progress) { $0.state = $1 }, .tintColor()]
    ),
    short: progress,
    initial: 0,
    make: { .progressView(progress: $0) }
  ).decoder
}
