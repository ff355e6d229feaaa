import TableModel
import TableThemes

/// One kind of control: how large it is and what it shows.
protocol ControlLayout {
  /// The class that UIKit's own control has.
  var viewClass: ViewClass { get }
  /// The opacity of the whole control.
  var opacity: Double { get }

  /// The size that the control takes where it may choose, in points.
  func size(fitting room: Size) -> Size

  /// The width in points below which the control would break a word; 0 for controls that break none.
  var wholeWordsWidth: Double { get }

  /// The place that the control takes of a frame that it was given.
  func frame(in frame: Rect) -> Rect

  /// What the control shows in its own coordinates.
  func content(in bounds: Rect) -> ControlContent
}

extension ControlLayout {
  var wholeWordsWidth: Double { 0 }

  func frame(in frame: Rect) -> Rect { frame }

  /// The control as a view at a place; what constraints gave it is its frame, whatever size it shows itself in.
  func node(in frame: Rect, role: ViewRole?, isSolved: Bool = false) -> SceneNode {
    let frame = isSolved ? frame : self.frame(in: frame)
    let content = content(in: frame.bounds)
    return SceneNode(
      viewClass,
      role: role,
      frame: frame,
      opacity: opacity,
      drawings: content.drawings,
      children: content.children
    )
  }
}

/// What a control shows.
struct ControlContent {
  var drawings: [Drawing] = []
  var children: [SceneNode] = []
}

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
    let fitted = views.text.shape(label, look: look, maximumWidth: rect.width)
    let whole =
      fitted.text.isTruncated ? views.text.shape(label, look: look, maximumWidth: .infinity) : fitted
    let fits = whole.text.width <= rect.width * (1 + LabelShaper.overhang)
    return (fits ? whole : fitted).node(.plainLabel, role: nil, frame: rect)
  }
}
