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

/// Where views lie and how large they are only because all rows have another font, which is told of all of them at once.
struct FontConsequences {
  /// For each kind of views, those that have such differences and how large these are.
  private(set) var lines: [(items: [NumberedChange], words: String)] = []
  /// What is left to be told of each item.
  private(set) var others: [NumberedChange] = []

  /// Looks at what is left of items without what they share.
  init(_ items: [NumberedChange], _ shared: SharedPhrases) {
    let rests = items.map(shared.rest)
    let consequences = zip(items, rests).map { item, rest in
      rest.flatMap { FontConsequences.consequences(of: item, $0, shared) }
    }
    var kinds: [(name: String, members: [NumberedChange])] = []
    for consequence in consequences.compactMap(\.self) {
      if let place = kinds.firstIndex(where: { $0.name == consequence.kind }) {
        kinds[place].members.append(consequence)
      } else {
        kinds.append((consequence.kind, [consequence]))
      }
    }
    kinds.removeAll { $0.members.count <= ViewChange.mostAlone }
    lines = kinds.map { ($0.members, FontConsequences.words(of: $0.members)) }
    others = zip(rests, consequences).compactMap { rest, consequence in
      guard let rest, let consequence, kinds.contains(where: { $0.name == rest.kind }) else { return rest }
      return rest.keeping { !consequence.phrases.contains($0) }
    }
  }

  /// What of a change follows from a font that it shares; `nil` where that is nothing, or where it may follow from
  /// something else that the change is about.
  private static func consequences(
    of item: NumberedChange, _ rest: NumberedChange, _ shared: SharedPhrases
  ) -> NumberedChange? {
    let parts = item.change.parts
    let fonts = item.phrases.filter { phrase in
      guard case .font = parts[phrase.part].phrases[phrase.place] else { return false }
      return shared.contains(phrase)
    }
    guard !fonts.isEmpty else { return nil }
    var hasOthers = false
    let consequences = rest.keeping { phrase in
      let part = parts[phrase.part]
      guard case .extent(let extent, _, _) = part.phrases[phrase.place] else {
        hasOthers = true
        return false
      }
      // What has its own font still lies where others beside it let it.
      let isPlace = extent == .x || extent == .y
      if part.followsFonts, isPlace || fonts.contains(where: { $0.part == phrase.part }) { return true }
      if part.name == nil { hasOthers = true }
      return false
    }
    return hasOthers ? nil : consequences
  }

  /// What is said of several changes: `textLabel width by up to 2 points; detailTextLabel x and width by up to 4 points`.
  private static func words(of members: [NumberedChange]) -> String {
    var views: [(name: String?, extents: [Phrase.Extent], most: Double)] = []
    for member in members {
      for phrase in member.phrases {
        let part = member.change.parts[phrase.part]
        guard case .extent(let extent, let old, let new) = part.phrases[phrase.place] else { continue }
        let place = views.firstIndex { $0.name == part.name } ?? views.count
        if place == views.count { views.append((part.name, [], 0)) }
        if !views[place].extents.contains(extent) { views[place].extents.append(extent) }
        views[place].most = max(views[place].most, abs(new - old))
      }
    }
    return views.map { view in
      let nouns = Phrase.Extent.allCases.filter(view.extents.contains).map(\.noun)
      let list = [nouns.dropLast().joined(separator: ", "), nouns.last ?? ""].filter { !$0.isEmpty }
      let most = view.most.points
      return (view.name.map { "\($0) " } ?? "") + list.joined(separator: " and ")
        + " by up to \(most) \(most == "1" ? "point" : "points")"
    }
    .joined(separator: "; ")
  }
}

/// The phrases of several changes, each with a number, so that those of all views need be compared only once.
struct PhraseNumbers {
  /// A phrase about views of a name, in changes of a kind.
  private struct Key: Hashable {
    var kind: String
    var name: String?
    var phrase: Phrase

    func hash(into hasher: inout Hasher) { hasher.combine(phrase) }
  }

  private var numbers: [Key: Int] = [:]
  /// The change that came last: others often say the same in the same places.
  private var last: NumberedChange?
  /// How many phrases there are.
  var count: Int { numbers.count }

  /// No phrases yet of so many changes.
  init(forChanges count: Int) {
    numbers.reserveCapacity(Self.usualCount * count)
  }

  /// How many phrases most changes have that no others have.
  private static let usualCount = 6

  /// A change as the numbers of its phrases.
  mutating func numbered(_ change: ViewChange) -> NumberedChange {
    let kind = change.kind
    var phrases: [NumberedChange.Phrase] = []
    phrases.reserveCapacity(change.parts.reduce(0) { $0 + $1.phrases.count })
    for (part, words) in change.parts.enumerated() {
      for (place, phrase) in words.phrases.enumerated() {
        let known = last?.kind == kind ? last?.number(of: phrase, words.name, part, place) : nil
        let number = known ?? self.number(of: Key(kind: kind, name: words.name, phrase: phrase))
        phrases.append(NumberedChange.Phrase(number: number, part: part, place: place))
      }
    }
    let numbered = NumberedChange(change: change, kind: kind, phrases: phrases)
    last = numbered
    return numbered
  }

  private mutating func number(of key: Key) -> Int {
    let next = numbers.count
    return { (number: inout Int?) in
      if let number { return number }
      number = next
      return next
    }(&numbers[key])
  }
}

extension NumberedChange {
  /// The number of a phrase about a view of a name, if it stands at a place.
  fileprivate func number(
    of phrase: TableComparison.Phrase, _ name: String?, _ part: Int, _ place: Int
  ) -> Int? {
    guard change.parts.indices.contains(part), change.parts[part].name == name,
      change.parts[part].phrases.indices.contains(place), change.parts[part].phrases[place] == phrase
    else { return nil }
    return phrases.first { $0.part == part && $0.place == place }?.number
  }
}
