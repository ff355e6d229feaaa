import TableComparison
import TableModel

/// What differs of views that nobody ignores.
enum HiddenChanges {
  /// The changes of a picture that differs in what is not ignored.
  ///
  /// A view that only one side has is told though it is ignored, as others have moved for it.
  static func words(
    _ older: SceneOutline, _ newer: SceneOutline, ignoring ids: Set<String>
  ) -> [SceneChange] {
    let shared = ids.filter { !older.frames(ofID: $0).isEmpty && !newer.frames(ofID: $0).isEmpty }
    var (older, newer) = (older, newer)
    if !shared.isEmpty {
      older.root.remove(shared)
      newer.root.remove(shared)
    }
    return SceneComparison(older, newer, hasHiddenRows: false).changes
  }

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
