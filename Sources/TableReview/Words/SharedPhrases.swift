/// What most of some changed views have in common: another look gives all rows another font, which is no news of each.
struct SharedPhrases {
  /// The places among the items of those that have a phrase, by its number; empty for phrases that few have.
  private var members: [[Int]]

  /// Looks for phrases that more than half of the views of a kind share, and more than two of them; `count` is that of
  /// all phrases.
  init(_ items: [NumberedChange], count: Int) {
    var counts = [Int](repeating: 0, count: count)
    var lasts = [Int](repeating: -1, count: count)
    var kinds: [String: Int] = [:]
    for (place, item) in items.enumerated() {
      kinds[item.kind, default: 0] += 1
      for phrase in item.phrases where lasts[phrase.number] != place {
        counts[phrase.number] += 1
        lasts[phrase.number] = place
      }
    }
    members = [[Int]](repeating: [], count: count)
    for (place, item) in items.enumerated() {
      let half = kinds[item.kind, default: 0] / 2
      for phrase in item.phrases
      where counts[phrase.number] > max(half, ViewChange.mostAlone) && members[phrase.number].last != place {
        members[phrase.number].append(place)
      }
    }
  }

  /// For all that share the same phrases, these items and the phrases, in the order of the items.
  func lines(of items: [NumberedChange]) -> [(items: [NumberedChange], words: String)] {
    Set(members).sorted { $0.lexicographicallyPrecedes($1) }.compactMap { places in
      guard let first = places.first,
        let words = items[first].keeping({ members[$0.number] == places })?.words
      else { return nil }
      return (places.map { items[$0] }, words)
    }
  }

  /// Whether a phrase is told of all that share it.
  func contains(_ phrase: NumberedChange.Phrase) -> Bool { !members[phrase.number].isEmpty }

  /// An item without the phrases that it shares; `nil` where it has no others.
  func rest(of item: NumberedChange) -> NumberedChange? { item.keeping { !contains($0) } }
}
