import TableModel
import TableSources

/// A refresh control: whether it is refreshing, or a mapping.
enum RefreshControlSchema {
  /// A control before it is known how far it was pulled.
  struct Draft: Sendable {
    fileprivate var isRefreshing: Bool?
    fileprivate var progress: Double?
    fileprivate var control = RefreshControl()

    /// The control in its state; refreshing where nothing is said.
    fileprivate var finished: RefreshControl {
      var control = control
      control.state = isRefreshing ?? (progress == nil) ? .refreshing : .pulled(progress ?? 0)
      return control
    }
  }

  static let mapping = MappingSchema<Draft>(
    "refreshControl", subject: "a refresh control", initial: Draft(),
    fields: [
      Field(
        "refreshing", .boolean, "Whether it turns.", without: "`true` where no `progress` is given",
        get: { $0.isRefreshing }, set: { $0.isRefreshing = $1 }),
      Field(
        "progress", .number(.from(0, to: 1)),
        "How much of the way the table was pulled to where it refreshes.",
        get: { $0.progress }, set: { $0.progress = $1 }),
      Field(
        "title", .localizedText, "The text below the wheel.",
        get: { $0.control.title }, set: { $0.control.title = $1 }),
      Field(
        "tintColor", ColorSchema.coding, "The colour of the wheel.", without: "the theme’s",
        reduction: .fallback, get: { $0.control.tintColor }, set: { $0.control.tintColor = $1 }),
    ])

  private static let long = mapping.coding { draft, keys, _, _, context in
    if draft.isRefreshing == true, let place = keys.place(of: "progress") {
      context.warning("“progress” does not count in a refresh control that is refreshing", at: place)
    }
  }

  static let coding = long.map({ $0.finished }, from: { Draft($0) }).orPresence { RefreshControl() }
}

extension RefreshControlSchema.Draft {
  /// What a file says of a control.
  fileprivate init(_ control: RefreshControl) {
    self.control = control
    if case .pulled(let progress) = control.state { self.progress = progress }
  }
}
