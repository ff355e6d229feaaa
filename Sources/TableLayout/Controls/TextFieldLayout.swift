import TableModel
import TableThemes

/// Lays out a text field: its text, or its placeholder where it has none.
struct TextFieldLayout: ControlLayout {
  private let context: ControlContext
  private let look: TextFieldLook
  private let text: String
  private let placeholder: String

  init(_ context: ControlContext, text: String, placeholder: String) {
    self.context = context
    self.text = text
    self.placeholder = placeholder
    look = context.looks.textField
  }

  var viewClass: ViewClass { .textField }
  var opacity: Double { 1 }

  func size(fitting room: Size) -> Size { Size(width: room.width, height: look.height) }

  func content(in bounds: Rect) -> ControlContent {
    let shown = text.isEmpty ? placeholder : text
    guard !shown.isEmpty else { return ControlContent() }
    return ControlContent(
      children: [context.label(shown, look: look.text, color: color, in: bounds)])
  }

  private var color: Color? {
    guard !text.isEmpty else { return look.placeholderColor }
    return context.control.isEnabled ? nil : look.disabledTextColor
  }
}
