import TableModel

/// Which views of two lists stand for one another: by identifier, then by role, then by class and order.
struct ViewPairs {
  /// The pairs in the order of the newer views; what was removed stands behind what was before it.
  let pairs: [(PlacedView?, PlacedView?)]

  /// Pairs the views in two views that stand for one another.
  init(_ expected: [PlacedView], _ actual: [PlacedView]) {
    var partners = [Int?](repeating: nil, count: actual.count)
    var isTaken = [Bool](repeating: false, count: expected.count)
    // A name that only one side has may be a new name of a view of the other.
    let shared = Set(expected.compactMap(\.view.id)).intersection(actual.compactMap(\.view.id))
    let kinds: [(ViewOutline) -> String?] = [\.id, \.role, \.viewClass]
    for kind in kinds {
      var waiting: [String: [Int]] = [:]
      for index in expected.indices.reversed() where !isTaken[index] {
        if let key = kind(expected[index].view) { waiting[key, default: []].append(index) }
      }
      for index in actual.indices where partners[index] == nil {
        guard let key = kind(actual[index].view), let partner = waiting[key]?.popLast(),
          Self.canPair(expected[partner].view, actual[index].view, shared)
        else { continue }
        partners[index] = partner
        isTaken[partner] = true
      }
    }
    var pairs: [(PlacedView?, PlacedView?)] = []
    var next = 0
    for (index, view) in actual.enumerated() {
      if let partner = partners[index] {
        while next < partner {
          if !isTaken[next] { pairs.append((expected[next], nil)) }
          next += 1
        }
      }
      pairs.append((partners[index].map { expected[$0] }, view))
    }
    while next < expected.count {
      if !isTaken[next] { pairs.append((expected[next], nil)) }
      next += 1
    }
    self.pairs = pairs
  }

  /// Views with different names of which both sides have one, or one with a role and one without, are different views.
  private static func canPair(_ old: ViewOutline, _ new: ViewOutline, _ shared: Set<String>) -> Bool {
    if let oldID = old.id, let newID = new.id, oldID != newID,
      shared.contains(oldID) || shared.contains(newID)
    {
      return false
    }
    return old.role == new.role || old.id != nil && old.id == new.id
  }
}
