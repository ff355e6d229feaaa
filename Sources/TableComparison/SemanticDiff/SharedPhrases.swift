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
      for phrase in item.phrases where lasts[phrase.number] != place && !item.isOfOtherText(phrase) {
        counts[phrase.number] += 1
        lasts[phrase.number] = place
      }
    }
    members = [[Int]](repeating: [], count: count)
    for (place, item) in items.enumerated() {
      let half = kinds[item.kind, default: 0] / 2
      for phrase in item.phrases
      where counts[phrase.number] > max(half, ViewChange.mostAlone) && members[phrase.number].last != place
        && !item.isOfOtherText(phrase)
      {
        members[phrase.number].append(place)
      }
    }
  }

  /// For all that share the same phrases, these items and the phrases, in the order of the items, and what more share first.
  func lines(of items: [NumberedChange]) -> [(items: [NumberedChange], words: String)] {
    Set(members).sorted { first, other in
      first.count == other.count ? first.lexicographicallyPrecedes(other) : first.count > other.count
    }
    .compactMap { places in
      guard let first = places.first,
        let words = items[first].keeping({ members[$0.number] == places && !items[first].isOfOtherText($0) })?
          .words
      else { return nil }
      return (places.map { items[$0] }, words)
    }
  }

  /// Whether a phrase is told of all that share it.
  func contains(_ phrase: NumberedChange.Phrase) -> Bool { !members[phrase.number].isEmpty }

  /// An item without the phrases that it shares; `nil` where it has no others.
  func rest(of item: NumberedChange) -> NumberedChange? {
    item.keeping { !contains($0) || item.isOfOtherText($0) }
  }
}

extension NumberedChange {
  /// Whether a phrase is about where a view lies that has another text, from which that follows.
  fileprivate func isOfOtherText(_ phrase: Phrase) -> Bool {
    let phrases = change.parts[phrase.part].phrases
    return phrases[phrase.place].isExtent && phrases.contains(where: \.isOfText)
  }
}
