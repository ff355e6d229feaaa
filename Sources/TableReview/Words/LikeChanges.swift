/// Changes that say the same of several views, which are told as one.
struct LikeChanges {
  /// A change of one view.
  struct Item {
    /// The number of the change among all.
    var change: Int
    /// What it says of the view.
    var words: String
    /// Whether the view is a row of a table.
    var isRow: Bool
  }

  /// So many that say the same are told one by one.
  private static let mostAlone = 2

  private struct Key: Hashable {
    var words: TextBytes
    var isRow: Bool
  }

  private struct Group {
    /// What all changes say.
    var item: Item
    var changes: [Int]
  }

  private let groups: [Group]

  /// Looks for changes that say the same.
  init(_ items: [Item]) {
    var numbers: [Key: Int] = [:]
    var groups: [Group] = []
    for item in items {
      let key = Key(words: TextBytes(item.words), isRow: item.isRow)
      if let number = numbers[key] {
        groups[number].changes.append(item.change)
      } else {
        numbers[key] = groups.count
        groups.append(Group(item: item, changes: [item.change]))
      }
    }
    self.groups = groups.filter { $0.changes.count > LikeChanges.mostAlone }
  }

  /// The changes, with one in the place of the first of several that say the same: `12 rows: height 44 → 60`.
  func gathered(_ changes: [SceneChange]) -> [SceneChange] {
    var changes = changes
    var left: Set<Int> = []
    for group in groups {
      let members = group.changes
      guard let first = members.first else { continue }
      var (expected, actual) = (RowExtent(), RowExtent())
      for change in members.map({ changes[$0] }) {
        if let place = change.expected { expected.add(place) }
        if let place = change.actual { actual.add(place) }
      }
      changes[first].text = "\(members.count) \(group.item.isRow ? "rows" : "views"): \(group.item.words)"
      (changes[first].expected, changes[first].actual) = (expected.place, actual.place)
      left.formUnion(members.dropFirst())
    }
    return changes.indices.filter { !left.contains($0) }.map { changes[$0] }
  }
}
