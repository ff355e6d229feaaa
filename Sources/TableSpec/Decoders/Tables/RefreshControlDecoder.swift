import TableModel
import TableSources

/// Reads a refresh control: whether it is refreshing, or a mapping.
enum RefreshControlDecoder {
  /// A control before it is known how far it was pulled.
  private struct Draft: Sendable {
    var isRefreshing: Bool?
    var progress: Double?
    var control = RefreshControl()

    /// The control in its state; refreshing where nothing is said.
    var finished: RefreshControl {
      var control = control
      control.state = isRefreshing ?? (progress == nil) ? .refreshing : .pulled(progress ?? 0)
      return control
    }
  }

  private static let mapping = MappingDecoder<Draft>(
    subject: "a refresh control",
    fields: [
      Field("refreshing", .boolean) { $0.isRefreshing = $1 },
      Field("progress", .number(.from(0, to: 1))) { $0.progress = $1 },
      Field("title", .text) { $0.control.title = $1 },
      Field("tintColor", ColorDecoder.decoder) { $0.control.tintColor = $1 },
    ]
  )

  static let decoder: ValueDecoder<RefreshControl?> =
    mapping.decoder(from: Draft()) { draft, keys, _, _, context in
      if draft.isRefreshing == true, let place = keys.place(of: "progress") {
        context.warning("“progress” does not count in a refresh control that is refreshing", at: place)
      }
    }
    .map { Optional($0.finished) }
    .or(ValueDecoder.boolean.map { $0 ? RefreshControl() : nil })
}
