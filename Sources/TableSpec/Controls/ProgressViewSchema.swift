import TableSources

/// A progress view: its progress, or a mapping.
enum ProgressViewSchema {
  private static let progress = ValueCoding.number(.from(0, to: 1))

  static let mapping = MappingSchema<ControlDraft<Double>>(
    "progressView", subject: "a progress view", initial: ControlDraft(state: 0),
    fields: [
      Field("progress", progress, "The part of the way that is done.", .written) {
        $0.state
      } set: {
        $0.state = $1
      },
      .tintColor(),
    ])

  static let coding = ControlSchema<Double>(
    mapping: mapping,
    short: .init(key: "progress", coding: progress),
    make: { .progressView(progress: $0) },
    state: { if case .progressView(let progress) = $0 { progress } else { nil } }
  ).coding
}
