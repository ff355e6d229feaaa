/// Changes that say the same of several views, as a whole or in part, which is told once.
struct LikeChanges {
  private let items: [NumberedChange]
  /// How many phrases the items have that do not say the same.
  private let phraseCount: Int

  /// Looks for changes that say the same.
  init(_ changes: [ViewChange]) {
    var numbers = PhraseNumbers(forChanges: changes.count)
    items = changes.map { numbers.numbered($0) }
    phraseCount = numbers.count
  }

  /// The changes, with one in the place of the first of several that say the same: `12 rows: height 44 → 60`.
  ///
  /// What most of the others have in common comes before the first of them, and is left out of their own lines, as is
  /// what only follows from a font that they have in common.
  func gathered(_ changes: [SceneChange]) -> [SceneChange] {
    var lines = [[SceneChange]](repeating: [], count: changes.count)
    let tell = { (kind: SceneChange.Kind, members: [NumberedChange], words: String) in
      guard let first = members.first else { return }
      lines[first.change.change].append(
        SceneChange(kind, members.map { changes[$0.change.change] }, of: first.kind, words))
    }
    let shared = SharedPhrases(items, count: phraseCount)
    for (members, words) in shared.lines(of: items) { tell(.changed, members, words) }
    let fonts = FontConsequences(items, shared)
    for (members, words) in fonts.lines { tell(.shifted, members, words) }
    for item in others(than: fonts.others, { tell(.changed, $0, $1) }) {
      var change = changes[item.change.change]
      change.text = item.text
      lines[item.change.change].append(change)
    }
    var isTold = [Bool](repeating: false, count: changes.count)
    for item in items { isTold[item.change.change] = true }
    return changes.indices.flatMap { isTold[$0] ? lines[$0] : [changes[$0]] }
  }

  /// Tells of those items that say the same as several others, and returns the rest.
  private func others(
    than items: [NumberedChange], _ tell: ([NumberedChange], String) -> Void
  ) -> [NumberedChange] {
    var counts = [Int](repeating: 0, count: phraseCount)
    for item in items {
      for phrase in item.phrases { counts[phrase.number] += 1 }
    }
    // Who says anything that few others say is like none of them, which is so of most.
    let candidates = items.indices.filter { place in
      items[place].phrases.allSatisfy { counts[$0.number] > ViewChange.mostAlone }
    }
    guard candidates.count > ViewChange.mostAlone else { return items }
    var isTold = [Bool](repeating: false, count: items.count)
    for members in Dictionary(grouping: candidates, by: { items[$0].numbers }).values
    where members.count > ViewChange.mostAlone {
      if let first = members.first { tell(members.map { items[$0] }, items[first].words) }
      for member in members { isTold[member] = true }
    }
    return items.indices.filter { !isTold[$0] }.map { items[$0] }
  }
}

extension SceneChange {
  /// A change that is told of several views, of which these are the changes.
  fileprivate init(_ kind: Kind, _ changes: [SceneChange], of views: String, _ words: String) {
    var (expected, actual) = (RowExtent(), RowExtent())
    for change in changes {
      if let place = change.expected { expected.add(place) }
      if let place = change.actual { actual.add(place) }
    }
    self.init(kind, "\(changes.count) \(views): \(words)", expected: expected.place, actual: actual.place)
  }
}
