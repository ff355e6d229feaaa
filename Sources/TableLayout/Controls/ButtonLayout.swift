import TableModel
import TableThemes

/// Lays out a button of the system's type.
struct ButtonLayout: ControlLayout {
  private let context: ControlContext
  private let look: ButtonLook
  private let title: String

  init(_ context: ControlContext, title: String) {
    self.context = context
    self.title = title
    look = context.looks.button
  }

  var viewClass: ViewClass { .button }
  var opacity: Double { 1 }

  func size(fitting room: Size) -> Size {
    let width = context.shaped(title, look: look.text).width + 2 * look.padding
    return Size(width: min(width, room.width), height: look.height)
  }

  func content(in bounds: Rect) -> ControlContent {
    let ownColor = context.control.textColor ?? context.color(look.textColor)
    let color = context.control.isEnabled ? ownColor : look.disabledTextColor
    let room = bounds.inset(by: EdgeInsets(left: look.padding, right: look.padding))
    return ControlContent(
      drawings: ShapeDrawing(context: context).drawings(of: look.shape, in: bounds),
      children: [context.label(title, look: look.text, color: color, in: room)]
    )
  }
}
