import TableModel

/// The rectangle around some rows, and where the first was written.
struct RowExtent {
  /// The place; `nil` for no rows.
  private(set) var place: SceneChange.Place?

  /// The extent of no rows.
  init() {}

  /// The extent of some rows.
  init(_ views: [PlacedView]) {
    for view in views { add(view) }
  }

  /// Adds a row.
  mutating func add(_ view: PlacedView) { add(view.place) }

  /// Adds what is at a place.
  mutating func add(_ other: SceneChange.Place) {
    guard let frame = place?.frame else { return place = other }
    let (left, top) = (min(frame.minX, other.frame.minX), min(frame.minY, other.frame.minY))
    place?.frame = Rect(
      x: left, y: top, width: max(frame.maxX, other.frame.maxX) - left,
      height: max(frame.maxY, other.frame.maxY) - top)
  }
}
