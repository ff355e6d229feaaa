import TableModel
import TableSources

/// A control as a source file describes it, before it is known to be complete.
struct ControlDraft<State: Sendable>: Sendable {
  /// What only controls of its kind have.
  var state: State
  /// Whether it can be used.
  var isEnabled = true
  /// The colour instead of the theme's.
  var tintColor: Color?
  /// The letters instead of the theme's.
  var font: FontAttributes?
  /// The colour of the letters instead of the theme's.
  var textColor: Color?
}

extension Field {
  /// The key that says whether a control can be used.
  static func enabled<State>() -> Field where Model == ControlDraft<State> {
    Field("enabled", .boolean) { $0.isEnabled = $1 }
  }

  /// The key of a control's own colour.
  static func tintColor<State>(_ key: String = "tintColor") -> Field where Model == ControlDraft<State> {
    Field(key, ColorDecoder.decoder) { $0.tintColor = $1 }
  }

  /// The key of the letters of a control's text.
  static func font<State>() -> Field where Model == ControlDraft<State> {
    Field("font", FontDecoder.decoder) { $0.font = $1 }
  }

  /// The key of the colour of a control's text.
  static func textColor<State>(_ key: String) -> Field where Model == ControlDraft<State> {
    Field(key, ColorDecoder.decoder) { $0.textColor = $1 }
  }
}
