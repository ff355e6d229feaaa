/// Changes that say the same of several views, as a whole or in part, which is told once.
struct LikeChanges {
  private let items: [ViewChange]

  /// Looks for changes that say the same.
  init(_ items: [ViewChange]) {
    self.items = items
  }

  /// The changes, with one in the place of the first of several that say the same: `12 rows: height 44 → 60`.
  ///
  /// What most of the others have in common comes before the first of them, and is left out of their own lines.
  func gathered(_ changes: [SceneChange]) -> [SceneChange] {
    guard items.count > ViewChange.mostAlone else { return changes }
    var lines: [Int: [SceneChange]] = [:]
    let tell = { (members: [ViewChange], words: String) in
      guard let first = members.first else { return }
      lines[first.change, default: []].append(
        SceneChange(members.map { changes[$0.change] }, of: first.kind, words))
    }
    var others = LikeChanges.others(than: items, tell)
    let shared = SharedPhrases(others)
    for (members, words) in shared.lines(of: others) { tell(members, words) }
    others = LikeChanges.others(than: others.compactMap(shared.rest(of:)), tell)
    for item in others {
      var change = changes[item.change]
      change.text = item.text
      lines[item.change, default: []].append(change)
    }
    let told = Set(items.map(\.change))
    return changes.indices.flatMap { lines[$0] ?? (told.contains($0) ? [] : [changes[$0]]) }
  }

  /// Tells of those items that say the same as several others, and returns the rest.
  private static func others(than items: [ViewChange], _ tell: ([ViewChange], String) -> Void) -> [ViewChange]
  {
    let words = items.map { TextBytes("\($0.kind): \($0.words)") }
    let alike = Dictionary(grouping: items.indices) { words[$0] }.filter {
      $0.value.count > ViewChange.mostAlone
    }
    for members in alike.values {
      if let first = members.first { tell(members.map { items[$0] }, items[first].words) }
    }
    return items.indices.filter { alike[words[$0]] == nil }.map { items[$0] }
  }
}

extension SceneChange {
  /// A change that is told of several views, of which these are the changes.
  fileprivate init(_ changes: [SceneChange], of kind: String, _ words: String) {
    var (expected, actual) = (RowExtent(), RowExtent())
    for change in changes {
      if let place = change.expected { expected.add(place) }
      if let place = change.actual { actual.add(place) }
    }
    self.init(
      .changed, "\(changes.count) \(kind): \(words)", expected: expected.place,
      actual: actual.place)
  }
}
