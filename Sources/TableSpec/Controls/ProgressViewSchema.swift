import TableModel
import TableSources

/// A progress view: its progress, or a mapping.
enum ProgressViewSchema {
  /// How far the way is, and where it is shown.
  struct State: Sendable {
    fileprivate var progress = 0.0
    fileprivate var style = ProgressViewStyle.default
  }

  private static let progress = ValueCoding.number(.from(0, to: 1))

  static let mapping = MappingSchema<ControlDraft<State>>(
    "progressView", subject: "a progress view", initial: ControlDraft(state: State()),
    fields: [
      Field(
        "progress", progress, "The part of the way that is done.", .written,
        get: { $0.state.progress }, set: { $0.state.progress = $1 }),
      Field(
        "progressViewStyle", .word(ProgressViewStyle.self), "What it is made for.",
        get: { $0.state.style }, set: { $0.state.style = $1 }),
      .tintColor(),
    ])

  static let coding = ControlSchema<State>(
    mapping: mapping,
    short: .init(key: "progress", coding: progress.map({ State(progress: $0) }, from: { $0.progress })),
    make: { .progressView(progress: $0.progress, style: $0.style) },
    state: { kind in
      guard case .progressView(let progress, let style) = kind else { return nil }
      return State(progress: progress, style: style)
    }
  ).coding
}
