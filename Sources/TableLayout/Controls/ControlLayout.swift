import TableModel

/// One kind of control: how large it is and what it shows.
protocol ControlLayout {
  /// The class that UIKit's own control has.
  var viewClass: ViewClass { get }
  /// The opacity of the whole control.
  var opacity: Double { get }

  /// The size that the control takes where it may choose, in points.
  func size(fitting room: Size) -> Size

  /// The place that the control takes of a frame that it was given.
  func frame(in frame: Rect) -> Rect

  /// What the control shows in its own coordinates.
  func content(in bounds: Rect) -> ControlContent
}

extension ControlLayout {
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
