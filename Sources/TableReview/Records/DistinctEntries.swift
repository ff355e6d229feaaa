import TableComparison

/// The entries of a review for those who read the first of them: one of each group, and first those that are unlike all
/// before them.
package struct DistinctEntries {
  /// An entry that stands for a group.
  package struct Item: Hashable {
    /// The first entry of the group.
    package var entry: ReviewEntry
    /// The names of the others in the group.
    package var otherNames: [String] = []

    /// How many more there are in the group.
    package var others: Int { otherNames.count }

    /// The entry's name and how many more there are: `a.png and 3 more`.
    package func title(_ name: (String) -> String = { $0 }) -> String {
      name(entry.name) + (others > 0 ? " and \(others) more" : "")
    }
  }

  /// The items: what fails, changes and so on in a new way, then what does so in the way of others.
  package let items: [Item]

  /// The items of a review.
  package init(_ record: ReviewRecord) {
    var places: [String: Int] = [:]
    var all: [Item] = []
    for entry in record.entries {
      if let group = entry.group, let place = places[group] {
        all[place].otherNames.append(entry.name)
      } else {
        if let group = entry.group { places[group] = all.count }
        all.append(Item(entry: entry))
      }
    }
    var kinds: Set<ChangeKind> = []
    var (first, rest): ([Item], [Item]) = ([], [])
    for item in all {
      if kinds.insert(ChangeKind(of: item.entry)).inserted { first.append(item) } else { rest.append(item) }
    }
    items = first + rest
  }
}
