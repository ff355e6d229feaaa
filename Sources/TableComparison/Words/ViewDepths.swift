import TableModel

/// Which views in another lie elsewhere from back to front than before, where they overlap and so can be seen to.
struct ViewDepths {
  /// A view that lies elsewhere, and what is said of it.
  struct Change {
    var expected: PlacedView
    var actual: PlacedView
    var words: String
  }

  /// The changes of the fewest views that can have moved, from back to front.
  let changes: [Change]

  /// The changes among views that stand for one another, each as they lie from back to front.
  init(_ pairs: [(PlacedView?, PlacedView?)], from expected: [PlacedView]) {
    let numbers = Dictionary(
      uniqueKeysWithValues: expected.enumerated().map { (ObjectIdentifier($1), $0) })
    let kept = pairs.compactMap { pair -> (old: PlacedView, new: PlacedView, depth: Int)? in
      guard let old = pair.0, let new = pair.1, let depth = numbers[ObjectIdentifier(old)] else { return nil }
      return new.view.isStructural || new.view.isContainer ? nil : (old, new, depth)
    }
    let depths = kept.map(\.depth)
    guard !zip(depths, depths.dropFirst()).allSatisfy({ $0 < $1 }) else {
      changes = []
      return
    }
    let matching = SequenceMatching(depths.sorted(), depths)
    changes = kept.indices.filter { matching.partners[$0] == nil }.compactMap { place in
      let view = kept[place]
      let passed = kept.indices.filter { other in
        (other < place) != (kept[other].depth < view.depth) && kept[other].new.frame.overlaps(view.new.frame)
      }
      // It has gone one way only past those that stayed; the last of them tells of the others.
      let (behind, ahead) = (passed.last { $0 < place }, passed.first { $0 > place })
      guard let other = behind ?? ahead else { return nil }
      let words = "now \(behind == nil ? "behind" : "in front of") \(kept[other].new.view.titledName)"
      return Change(expected: view.old, actual: view.new, words: words)
    }
  }
}

extension Rect {
  /// Whether the rectangle and another have more than an edge in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let shared = common(with: other)
    return shared.width > 0 && shared.height > 0
  }
}
