import TableModel
import TableReview

/// What differs of views that nobody ignores, where the only pixels that differ lie in parts that are ignored.
enum HiddenChanges {
  /// The changes that ignored parts of a picture hide, of views without the identifiers that are ignored.
  static func words(
    _ older: SceneOutline, _ newer: SceneOutline, ignoring ids: Set<String>, in frames: [Rect]
  ) -> [SceneChange] {
    guard !ids.isEmpty else { return [] }
    var (older, newer) = (older, newer)
    older.root.remove(ids)
    newer.root.remove(ids)
    return SceneComparison(older, newer, hasHiddenRows: false).changes.filter { change in
      [change.expected, change.actual].compactMap(\.self).contains { place in
        frames.contains { $0.overlaps(place.frame) }
      }
    }
  }
}

extension ViewOutline {
  /// Takes away the views of some identifiers.
  fileprivate mutating func remove(_ ids: Set<String>) {
    children.removeAll { view in view.id.map(ids.contains) ?? false }
    for index in children.indices { children[index].remove(ids) }
  }
}

extension Rect {
  /// Whether two rectangles have more than an edge in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
