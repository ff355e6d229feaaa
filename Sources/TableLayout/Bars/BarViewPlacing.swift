import TableModel

/// Places views of the author's own in bars, which views in turn can hold: bars ask for no layout of views themselves.
protocol BarViewPlacing {
  /// The size in points that a view asks for in a room.
  func size(of view: View, fitting room: Size) -> Size

  /// A view at a place.
  func node(of view: View, in frame: Rect, role: ViewRole?) -> SceneNode
}
