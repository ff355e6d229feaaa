import TableModel

/// Which views of two lists stand for one another: by identifier, by what they show, by role, then by class and order.
struct ViewPairs {
  /// The pairs in the order of the newer views; what was removed stands behind what was before it.
  private(set) var pairs: [(PlacedView?, PlacedView?)] = []

  /// The most comparisons by which views that nothing names are held against one another.
  private static let mostComparisons = 2_500

  private let expected: [PlacedView]
  private let actual: [PlacedView]
  /// The number of the older view that each newer one stands for.
  private var partners: [Int?]
  private var isTaken: [Bool]
  /// Identifiers of both sides: a name that only one side has may be a new name of a view of the other.
  private let shared: Set<String>

  /// Pairs the views in two views that stand for one another.
  init(_ expected: [PlacedView], _ actual: [PlacedView]) {
    (self.expected, self.actual) = (expected, actual)
    partners = Array(repeating: nil, count: actual.count)
    isTaken = Array(repeating: false, count: expected.count)
    shared = Set(expected.compactMap(\.view.id)).intersection(actual.compactMap(\.view.id))
    pair(by: \.view.id)
    pair(by: \.view.content)
    pair { $0.isLike($1) }
    pair { $0.hasLook(of: $1) }
    pair(by: \.view.role)
    pair(by: \.view.viewClass)
    listPairs()
  }

  /// Pairs views that have the same of something, the first with the first.
  private mutating func pair(by kind: (PlacedView) -> String?) {
    guard partners.contains(nil) else { return }
    var waiting: [String: [Int]] = [:]
    for index in expected.indices.reversed() where !isTaken[index] {
      if let key = kind(expected[index]) { waiting[key, default: []].append(index) }
    }
    for index in actual.indices where partners[index] == nil {
      guard let key = kind(actual[index]), let partner = waiting[key]?.popLast(),
        canPair(expected[partner], actual[index])
      else { continue }
      take(partner, for: index)
    }
  }

  /// Pairs views that are alike, of those that have neither a name nor anything to say, where there are not as many of
  /// them as before.
  private mutating func pair(where isAlike: (ViewOutline, ViewOutline) -> Bool) {
    let olds = expected.indices.filter { !isTaken[$0] }
    let news = actual.indices.filter { partners[$0] == nil }
    guard olds.count != news.count, olds.count * news.count <= Self.mostComparisons else { return }
    for index in news {
      let view = actual[index]
      let partner = olds.first { old in
        !isTaken[old] && isAlike(expected[old].view, view.view) && canPair(expected[old], view)
      }
      if let partner { take(partner, for: index) }
    }
  }

  private mutating func take(_ partner: Int, for index: Int) {
    partners[index] = partner
    isTaken[partner] = true
  }

  private mutating func listPairs() {
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
  }

  /// Views with different names of which both sides have one, or one with a role and one without, are different views.
  private func canPair(_ old: PlacedView, _ new: PlacedView) -> Bool {
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
    (title ?? facts.image).map { [facts.viewClass, facts.role ?? "", $0].joined(separator: "\n") }
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
