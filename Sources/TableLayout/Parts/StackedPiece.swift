import TableModel

/// One of several things that stand one under the other.
struct StackedPiece {
  let size: Size
  /// The space between it and the one above, in points.
  let spacing: Double
  /// The views at a place.
  let nodes: (Rect) -> [SceneNode]
}
