import TableModel
import TableThemes

/// Lays out views of the author's own: boxes, labels, pictures, gradients and controls.
struct ViewLayout {
  let table: TableContext
  /// Whether labels and pictures show their highlighted looks.
  var isHighlighted = false

  /// The size of a view whose frame is not given.
  func size(of view: View, fitting available: Size) -> Size {
    view.frame?.size ?? available
  }

  /// A view and its subviews at a place in its parent.
  func node(of view: View, in frame: Rect, role: ViewRole? = nil) -> SceneNode {
    SceneNode(
      .view,
      role: role,
      frame: frame,
      opacity: view.alpha,
      clipsToBounds: view.clipsToBounds,
      drawings: view.backgroundColor.map { [.fill(.rect(frame.bounds), .color($0))] } ?? [],
      children: view.subviews.map { node(of: $0, in: $0.frame ?? frame.bounds) }
    )
  }
}
