import TableModel
import TableThemes

/// A control with the looks and the measures that hold for it.
struct ControlContext {
  let control: Control
  let views: ViewContext

  var looks: ControlLooks { views.theme.controls }
  var pixels: PixelGrid { views.pixels }
  var strings: SystemStrings { views.environment.strings }

  /// The opacity of a control, given that of one which cannot be used.
  func opacity(disabled: Double) -> Double { control.isEnabled ? 1 : disabled }

  /// The colour that a part of the control takes.
  func color(_ color: ControlColor) -> Color { views.color(color, tint: control.tintColor) }

  /// A text shaped for the control.
  func shaped(_ text: String, look: TextLook, maximumWidth: Double = .infinity) -> ShapedLabel {
    views.text.shape(Label(text: text, font: control.font), look: look, maximumWidth: maximumWidth)
  }

  /// A text in a colour as a view in the middle of a rectangle's height.
  func label(
    _ text: String, look: TextLook, color: Color? = nil, alignment: TextAlignment? = nil, in rect: Rect
  ) -> SceneNode {
    let label = Label(text: text, font: control.font, textColor: color, textAlignment: alignment)
    return views.text.shape(label, look: look, maximumWidth: rect.width)
      .node(.plainLabel, role: nil, frame: rect)
  }
}
