/// What most of some changed views have in common: another look gives all rows another font, which is no news of each.
struct SharedPhrases {
  /// A phrase of a view in a view.
  private struct Key: Hashable {
    var kind: String
    var name: String?
    var phrase: TextBytes
  }

  /// The places among the items of those that share a phrase.
  private let members: [Key: [Int]]

  /// Looks for phrases that more than half of the views of a kind share, and more than two of them.
  init(_ items: [ViewChange]) {
    var members: [Key: [Int]] = [:]
    for (place, item) in items.enumerated() {
      for key in Set(
        item.parts.flatMap { part in part.phrases.map { SharedPhrases.key($0, part, item) } })
      {
        members[key, default: []].append(place)
      }
    }
    let counts = items.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    self.members = members.filter { key, members in
      members.count > ViewChange.mostAlone && 2 * members.count > counts[key.kind, default: 0]
    }
  }

  /// For all that share the same phrases, these items and the phrases, in the order of the items.
  func lines(of items: [ViewChange]) -> [(items: [ViewChange], words: String)] {
    Set(members.values).sorted { $0.lexicographicallyPrecedes($1) }.compactMap { places in
      guard let first = places.first.map({ items[$0] }) else { return nil }
      let parts = first.parts.compactMap { part in
        part.keeping { phrase in members[SharedPhrases.key(phrase, part, first)] == places }
      }
      return (places.map { items[$0] }, parts.map(\.text).joined(separator: "; "))
    }
  }

  /// An item without the phrases that it shares; `nil` where it has no others.
  func rest(of item: ViewChange) -> ViewChange? {
    var item = item
    item.parts = item.parts.compactMap { part in
      part.keeping { phrase in members[SharedPhrases.key(phrase, part, item)] == nil }
    }
    return item.parts.isEmpty ? nil : item
  }

  private static func key(_ phrase: String, _ part: ViewPhrases, _ item: ViewChange) -> Key {
    Key(kind: item.kind, name: part.name, phrase: TextBytes(phrase))
  }
}
