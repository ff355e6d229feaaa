import TableModel
import TableThemes

/// Lays out a badge, as wide as its text and at least as wide as high.
struct BadgeLayout: ControlLayout {
  private let context: ControlContext
  private let look: BadgeLook
  private let text: String

  init(_ context: ControlContext, text: String) {
    self.context = context
    self.text = text
    look = context.looks.badge
  }

  var viewClass: ViewClass { .badge }
  var opacity: Double { context.opacity(disabled: look.disabledOpacity) }

  func size(fitting room: Size) -> Size {
    let width = context.shaped(text, look: look.text).width + 2 * look.padding
    return Size(width: min(max(look.minimumWidth ?? look.height, width), room.width), height: look.height)
  }

  func content(in bounds: Rect) -> ControlContent {
    ControlContent(
      drawings: ShapeDrawing(context: context).drawings(of: look.shape, in: bounds),
      children: [context.label(text, look: look.text, in: bounds)]
    )
  }
}
