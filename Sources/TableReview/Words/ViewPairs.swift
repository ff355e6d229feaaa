import TableModel

/// Which views of two lists stand for one another: by identifier, by what they show, by role, then by class and order.
struct ViewPairs {
  /// The pairs in the order of the newer views; what was removed stands behind what was before it.
  let pairs: [(PlacedView?, PlacedView?)]

  /// Pairs the views in two views that stand for one another.
  init(_ expected: [PlacedView], _ actual: [PlacedView]) {
    var partners = [Int?](repeating: nil, count: actual.count)
    var isTaken = [Bool](repeating: false, count: expected.count)
    // A name that only one side has may be a new name of a view of the other.
    let shared = Set(expected.compactMap(\.view.id)).intersection(actual.compactMap(\.view.id))
    let kinds: [(PlacedView) -> String?] = [\.view.id, \.view.content, \.view.role, \.view.viewClass]
    for kind in kinds where partners.contains(nil) {
      var waiting: [String: [Int]] = [:]
      for index in expected.indices.reversed() where !isTaken[index] {
        if let key = kind(expected[index]) { waiting[key, default: []].append(index) }
      }
      for index in actual.indices where partners[index] == nil {
        guard let key = kind(actual[index]), let partner = waiting[key]?.popLast(),
          Self.canPair(expected[partner], actual[index], shared)
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
  private static func canPair(_ old: PlacedView, _ new: PlacedView, _ shared: Set<String>) -> Bool {
    let (oldID, newID) = (old.view.id, new.view.id)
    if let oldID, let newID, oldID != newID,
      shared.contains(oldID) || shared.contains(newID)
    {
      return false
    }
    return old.view.role == new.view.role || oldID != nil && oldID == newID
  }
}

extension ViewOutline {
  /// What the view is and shows; `nil` where it has neither text nor image.
  fileprivate var content: String? {
    (title ?? image).map { [viewClass, role ?? "", $0].joined(separator: "\n") }
  }

  /// Whether each view in this one stands for that at the same place in another.
  ///
  /// That is so where identifiers, roles and classes are the same in the same order: pairing each with the first of its
  /// kind pairs them just so.
  func hasPartsInOrder(of other: ViewOutline) -> Bool {
    children.count == other.children.count
      && zip(children, other.children).allSatisfy {
        $0.viewClass == $1.viewClass && $0.role == $1.role && $0.id == $1.id
      }
  }
}
