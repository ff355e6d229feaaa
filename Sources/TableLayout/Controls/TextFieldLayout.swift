import TableModel
import TableThemes

/// Lays out a text field: its text, or its placeholder where it has none.
struct TextFieldLayout: ControlLayout {
  private let context: ControlContext
  private let look: TextFieldLook
  private let text: String
  private let placeholder: String
  private let alignment: TextAlignment?
  private let borderStyle: TextFieldBorderStyle

  init(
    _ context: ControlContext,
    text: String,
    placeholder: String,
    alignment: TextAlignment?,
    borderStyle: TextFieldBorderStyle
  ) {
    self.context = context
    self.text = text
    self.placeholder = placeholder
    self.alignment = alignment
    self.borderStyle = borderStyle
    look = context.looks.textField
  }

  var viewClass: ViewClass { .textField }
  var opacity: Double { 1 }

  func size(fitting room: Size) -> Size { Size(width: room.width, height: look.height) }

  func content(in bounds: Rect) -> ControlContent {
    guard let border = look.borders.shape(of: borderStyle) else {
      return ControlContent(children: labels(in: bounds))
    }
    let padding = look.borders.padding(of: borderStyle)
    return ControlContent(
      drawings: ShapeDrawing(context: context).drawings(of: border, in: bounds),
      children: labels(in: bounds.inset(by: EdgeInsets(left: padding, right: padding)))
    )
  }

  private func labels(in room: Rect) -> [SceneNode] {
    let shown = text.isEmpty ? placeholder : text
    guard !shown.isEmpty else { return [] }
    return [context.label(shown, look: look.text, color: color, alignment: alignment, in: room)]
  }

  private var color: Color? {
    guard !text.isEmpty else { return look.placeholderColor }
    return context.control.isEnabled ? context.control.textColor : look.disabledTextColor
  }
}
