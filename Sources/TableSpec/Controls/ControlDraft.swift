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

extension ControlDraft {
  /// What a file says of a control with a state.
  init(_ control: Control, state: State) {
    self.init(
      state: state, isEnabled: control.isEnabled, tintColor: control.tintColor, font: control.font,
      textColor: control.textColor)
  }

  /// The control that a state's kind makes of it.
  func control(_ kind: Control.Kind) -> Control {
    Control(kind, isEnabled: isEnabled, tintColor: tintColor, font: font, textColor: textColor)
  }
}

extension Field {
  /// The key that says whether a control can be used.
  static func enabled<State>() -> Field where Model == ControlDraft<State> {
    Field("enabled", .boolean, "Whether it can be used.", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
      .written(rank: 1)
  }

  /// The key of a control's own colour, as UIKit calls it.
  static func tintColor<State>(_ key: String = "tintColor") -> Field where Model == ControlDraft<State> {
    Field(
      key, ColorSchema.coding, "Its colour.", without: "the theme’s",
      reduction: key == "tintColor" ? .fallback : nil,
      get: { $0.tintColor }, set: { $0.tintColor = $1 }
    ).written(rank: 1)
  }

  /// The key of the letters of a control's text.
  static func font<State>() -> Field where Model == ControlDraft<State> {
    Field(
      "font", FontSchema.coding, "The font of its text.", without: "the theme’s", reduction: .detail,
      get: { $0.font }, set: { $0.font = $1 }
    ).written(rank: 1)
  }

  /// The key of the colour of a control's text, as UIKit calls it.
  static func textColor<State>(_ key: String) -> Field where Model == ControlDraft<State> {
    Field(
      key, ColorSchema.coding, "The colour of its text.", without: "the theme’s",
      reduction: key == "textColor" ? .detail : nil,
      get: { $0.textColor }, set: { $0.textColor = $1 }
    ).written(rank: 1)
  }
}
