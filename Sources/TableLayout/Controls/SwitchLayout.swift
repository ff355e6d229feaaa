import TableModel
import TableThemes

/// Lays out a switch, whose size is always the same.
struct SwitchLayout: ControlLayout {
  private let context: ControlContext
  private let look: SwitchLook
  private let isOn: Bool

  init(_ context: ControlContext, isOn: Bool) {
    self.context = context
    self.isOn = isOn
    look = context.looks.switch
  }

  var viewClass: ViewClass { .switch }
  var opacity: Double { context.opacity(disabled: look.disabledOpacity) }

  func size(fitting room: Size) -> Size { look.size }

  func frame(in frame: Rect) -> Rect { Rect(origin: frame.origin, size: look.size) }

  func content(in bounds: Rect) -> ControlContent {
    let shapes = ShapeDrawing(context: context)
    let bounds = bounds.inset(by: look.inset)
    let knob = Rect(
      x: isOn ? bounds.maxX - look.knobInset - look.knob.size.width : bounds.minX + look.knobInset,
      y: bounds.center.y - look.knob.size.height / 2,
      width: look.knob.size.width,
      height: look.knob.size.height
    )
    let word = look.words.map { words in
      isOn
        ? context.label(
          context.strings.switchOn, look: words.onText,
          in: Rect(x: bounds.minX - words.shift, y: 0, width: knob.minX - bounds.minX, height: bounds.height))
        : context.label(
          context.strings.switchOff,
          look: words.offText,
          in: Rect(
            x: knob.maxX + words.shift, y: 0, width: bounds.maxX - knob.maxX, height: bounds.height)
        )
    }
    return ControlContent(
      drawings: shapes.drawings(of: isOn ? look.onTrack : look.offTrack, in: bounds)
        + shapes.drawings(of: look.knob, at: knob.origin),
      children: word.map { [$0] } ?? []
    )
  }
}
