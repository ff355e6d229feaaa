import TableModel
import TableSources

/// A text field: its text, or a mapping.
enum TextFieldSchema {
  /// What stands in a text field.
  struct State: Sendable {
    fileprivate var text = ""
    fileprivate var placeholder = ""
    fileprivate var textAlignment: TextAlignment?
    fileprivate var borderStyle = TextFieldBorderStyle.none
  }

  static let mapping = MappingSchema<ControlDraft<State>>(
    "textField", subject: "a text field", initial: ControlDraft(state: State()),
    fields: [
      Field("text", .localizedText, "What was typed.", get: { $0.state.text }, set: { $0.state.text = $1 }),
      Field(
        "placeholder", .localizedText, "The text where nothing was typed.",
        get: { $0.state.placeholder }, set: { $0.state.placeholder = $1 }),
      .font(),
      .textColor("textColor"),
      Field(
        "textAlignment", .word(TextAlignment.self), "To which side the text is set.", without: "the theme’s",
        reduction: .detail, get: { $0.state.textAlignment }, set: { $0.state.textAlignment = $1 }),
      Field(
        "borderStyle", .word(TextFieldBorderStyle.self), "What surrounds it.",
        get: { $0.state.borderStyle }, set: { $0.state.borderStyle = $1 }),
      .enabled(),
    ])

  static let coding = ControlSchema<State>(
    mapping: mapping,
    short: .init(key: "text", coding: ValueCoding.localizedText.map({ State(text: $0) }, from: { $0.text })),
    make: {
      .textField(
        text: $0.text, placeholder: $0.placeholder, textAlignment: $0.textAlignment,
        borderStyle: $0.borderStyle)
    },
    state: { kind in
      guard case .textField(let text, let placeholder, let textAlignment, let borderStyle) = kind else {
        return nil
      }
      return State(
        text: text, placeholder: placeholder, textAlignment: textAlignment, borderStyle: borderStyle)
    }
  ).coding
}
