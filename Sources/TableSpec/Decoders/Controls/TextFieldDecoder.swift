import TableModel
import TableSources

/// Reads a text field: its text, or a mapping.
enum TextFieldDecoder {
  /// What stands in a text field.
  private struct State: Sendable {
    var text = ""
    var placeholder = ""
    var textAlignment: TextAlignment?
    var borderStyle = TextFieldBorderStyle.none
  }

  static let decoder = ControlDecoder<State>(
    mapping: MappingDecoder(
      subject: "a text field",
      fields: [
        Field("text", .text) { $0.state.text = $1 },
        Field("placeholder", .text) { $0.state.placeholder = $1 },
        .font(),
        .textColor("textColor"),
        Field("textAlignment", .word(TextAlignment.self)) { $0.state.textAlignment = $1 },
        Field("borderStyle", .word(TextFieldBorderStyle.self)) { $0.state.borderStyle = $1 },
        .enabled(),
      ]
    ),
    short: ValueDecoder.text.map { State(text: $0) },
    initial: State(),
    make: {
      .textField(
        text: $0.text,
        placeholder: $0.placeholder,
        textAlignment: $0.textAlignment,
        borderStyle: $0.borderStyle
      )
    }
  ).decoder
}
