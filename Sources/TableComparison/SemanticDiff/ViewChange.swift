import TableLayout

/// A change of one view, of which others may say the same.
struct ViewChange {
  /// So many that say the same are told one by one.
  static let mostAlone = 2

  /// The number of the change among all.
  let number: Int
  /// The view as it was and as it is.
  let (expected, actual): (PlacedView, PlacedView)
  /// What is said of the view and of what lies in it, and still to be told.
  private(set) var parts: [ViewPhrases]

  /// A change of a view with all that is said of it.
  init(number: Int, expected: PlacedView, actual: PlacedView, parts: [ViewPhrases]) {
    (self.number, self.expected, self.actual, self.parts) = (number, expected, actual, parts)
  }

  /// What several views of its kind are called.
  fileprivate var kind: String { actual.view.plural }

  /// The line, which begins with the title that the view had, and the place that it has.
  fileprivate var text: String {
    let heading = expected.view.heading(at: actual.view.indexPath ?? expected.view.indexPath)
    return "\(heading): \(words { $0.nameAlone ?? $0.name })"
  }

  /// What it says of the view and of what lies in it, as of others of its kind.
  fileprivate var words: String { words(calling: \.name) }

  private func words(calling name: (ViewPhrases) -> String?) -> String {
    parts.filter { !$0.phrases.isEmpty }.map { $0.text(calling: name($0)) }.joined(separator: "; ")
  }

  /// What changes that say the same have in common: the phrases about each view, behind its name.
  fileprivate var saying: [[Phrase]] {
    parts.filter { !$0.phrases.isEmpty }.map { part in (part.name.map { [.words($0)] } ?? []) + part.phrases }
  }

  /// The change with some of its phrases, each told by the number of its part; `nil` where that is none of them.
  fileprivate func keeping(_ isKept: (_ part: Int, Phrase) -> Bool) -> ViewChange? {
    var some = self
    for part in parts.indices { some.parts[part].phrases.removeAll { !isKept(part, $0) } }
    return some.parts.contains { !$0.phrases.isEmpty } ? some : nil
  }
}

extension [ViewChange] {
  /// Tells once of views that say the same.
  private typealias Tell = (_ kind: SceneChange.Kind, _ members: [ViewChange], _ words: String) -> Void
  /// The places of the changes that have a phrase about views of a name.
  private typealias Shared = [String?: [Phrase: [Int]]]

  /// All changes, with one in the place of the first of several that say the same: `12 rows: height 44 → 60`.
  ///
  /// What most of the others of a kind have in common comes before the first of them, and is left out of their own
  /// lines, as is what only follows from a font that they have in common.
  func gathered(in changes: [SceneChange]) -> [SceneChange] {
    var lines = changes.map { [$0] }
    for change in self { lines[change.number] = [] }
    let tell: Tell = { kind, members, words in
      guard let first = members.first else { return }
      lines[first.number].append(
        SceneChange(kind, members.map { changes[$0.number] }, of: first.kind, words))
    }
    for views in Dictionary(grouping: self, by: \.kind).values {
      let shared = views.shared
      views.tellShared(shared, tell)
      for change in views.withoutConsequences(of: shared, tell).withoutLike(tell) {
        var line = changes[change.number]
        line.text = change.text
        lines[change.number].append(line)
      }
    }
    return lines.flatMap(\.self)
  }

  /// The phrases that more than half of the views have, and more than two of them: another look gives all rows another
  /// font, which is no news of each.
  private var shared: Shared {
    var members: Shared = [:]
    for (place, change) in enumerated() {
      for part in change.parts {
        for phrase in part.phrases
        where !part.isOfOtherText(phrase) && members[part.name]?[phrase]?.last != place {
          members[part.name, default: [:]][phrase, default: []].append(place)
        }
      }
    }
    let most = Swift.max(count / 2, ViewChange.mostAlone)
    return members.mapValues { phrases in phrases.filter { $0.value.count > most } }
  }

  /// Tells of all that share the same phrases at once, and of what more share first.
  private func tellShared(_ shared: Shared, _ tell: Tell) {
    let members = Set(shared.values.flatMap(\.values)).sorted { first, other in
      first.count == other.count ? first.lexicographicallyPrecedes(other) : first.count > other.count
    }
    for places in members {
      guard let first = places.first.map({ self[$0] }) else { continue }
      let common = first.keeping { part, phrase in
        let part = first.parts[part]
        return shared[part.name]?[phrase] == places && !part.isOfOtherText(phrase)
      }
      if let common { tell(.changed, places.map { self[$0] }, common.words) }
    }
  }

  /// What the changes say besides what they share, and without what only follows from a font among that: where views lie
  /// and how large they are, which is told of all of them at once.
  private func withoutConsequences(of shared: Shared, _ tell: Tell) -> [ViewChange] {
    let parted = compactMap { $0.parted(by: { shared[$0]?[$1] != nil }) }
    let consequences = parted.compactMap(\.consequence)
    guard consequences.count > ViewChange.mostAlone else { return parted.map(\.all) }
    tell(.shifted, consequences, consequences.distances)
    return parted.compactMap { $0.consequence == nil ? $0.all : $0.others }
  }

  /// Tells of those that say the same as several others, and returns the rest.
  private func withoutLike(_ tell: Tell) -> [ViewChange] {
    let groups = Dictionary(grouping: self, by: \.saying).values.filter { $0.count > ViewChange.mostAlone }
    for group in groups { tell(.changed, group, group[0].words) }
    let told = Set(groups.joined().map(\.number))
    return filter { !told.contains($0.number) }
  }

  /// How far views have moved or grown: `textLabel width by up to 2 points; detailTextLabel x and width by up to 4 points`.
  private var distances: String {
    var views: [(name: String?, extents: [Phrase.Extent], most: Double)] = []
    for part in lazy.flatMap(\.parts) {
      for case .extent(let extent, let old, let new) in part.phrases {
        let place = views.firstIndex { $0.name == part.name } ?? views.count
        if place == views.count { views.append((part.name, [], 0)) }
        if !views[place].extents.contains(extent) { views[place].extents.append(extent) }
        views[place].most = Swift.max(views[place].most, abs(new - old))
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

extension ViewChange {
  /// The change without what is shared; `nil` where that is all.
  ///
  /// Where a font is shared, and nothing is left that views may lie elsewhere for, what follows from the font is told
  /// from the others.
  fileprivate func parted(
    by isShared: (_ name: String?, Phrase) -> Bool
  ) -> (all: ViewChange, consequence: ViewChange?, others: ViewChange?)? {
    let rest = keeping { part, phrase in
      !isShared(parts[part].name, phrase) || parts[part].isOfOtherText(phrase)
    }
    guard let rest else { return nil }
    let hasFont = parts.map { part in part.phrases.contains { $0.isOfFont && isShared(part.name, $0) } }
    let follows = { (part: Int, phrase: Phrase) in
      guard case .extent(let extent, _, _) = phrase, parts[part].followsFonts else { return false }
      // What has its own font still lies where others beside it let it.
      return extent == .x || extent == .y || hasFont[part]
    }
    let mayFollowOthers = rest.parts.indices.contains { part in
      rest.parts[part].phrases.contains { phrase in
        !phrase.isExtent || parts[part].name == nil && !follows(part, phrase)
      }
    }
    guard hasFont.contains(true), !mayFollowOthers else { return (rest, nil, nil) }
    return (rest, rest.keeping(follows), rest.keeping { !follows($0, $1) })
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

/// What is said of a view that differs.
struct ViewPhrases {
  /// The view's name; `nil` for one that the line is about, and where a phrase says whose it is.
  var name: String?
  /// What the view is called where nobody else is told of, if that says more: with the text that it shows.
  var nameAlone: String?
  /// The differences, a phrase for each.
  var phrases: [Phrase]
  /// Whether the view has letters, and its source says the same of it as before but for their font.
  ///
  /// The place of such a view follows from its own font or from that of views beside it.
  var followsFonts = false
  /// The view as it was; `nil` for one that was added.
  var expected: PlacedView?
  /// The view as it is; `nil` for one that was removed.
  var actual: PlacedView?

  /// How far rounding to pixels can move what follows from another length, in points.
  private static let rounding = 0.51

  /// All of it as one phrase.
  var text: String { text(calling: nameAlone ?? name) }

  /// All of it as one phrase about a view of a name.
  func text(calling name: String?) -> String {
    (name.map { "\($0) " } ?? "") + phrases.map(\.text).joined(separator: ", ")
  }

  /// Whether a phrase is about where a view lies that has another text, from which that follows.
  func isOfOtherText(_ phrase: Phrase) -> Bool { phrase.isExtent && phrases.contains(where: \.isOfText) }

  /// Says which view it is where several in the same row are called alike: by its text, or else by its number.
  mutating func tellApart(in old: ViewOutline, _ new: ViewOutline) {
    guard let view = (actual ?? expected)?.view, view.mayShareName, name == view.name,
      phrases.first?.isOfText != true,
      let number = (actual == nil ? old : new).number(of: view)
    else { return }
    nameAlone = view.ownText.map { "\(view.name) \($0.inQuotes)" }
    name = "\(view.name) \(number)"
  }

  /// Whether nothing but the picture tells that something differs, which is no news of a part where its source says why.
  var isUnknown: Bool { name != nil && phrases == [.unknown] }

  /// Whether all that is said follows from another height of the row or the bar that the view lies in, or of what the
  /// line below leaves of it: the view stands in the middle or at the lower edge as before, or is as much higher.
  func follows(heightOf old: ViewOutline, _ new: ViewOutline) -> Bool {
    let grown = new.innerHeight - old.innerHeight
    guard old.innerHeight.reads(otherThan: new.innerHeight), name != nil, let expected, let actual,
      expected.view.properties == actual.view.properties
    else { return false }
    return phrases.allSatisfy { phrase in
      guard case .extent(let extent, let before, let after) = phrase else { return false }
      let follows = { (length: Double) in abs(after - before - length) < Self.rounding }
      switch extent {
      case .y: return follows(grown) || follows(grown / 2)
      case .height: return follows(grown)
      case .x, .width: return false
      }
    }
  }
}

extension ViewOutline {
  /// How high the view is, or what of a row is above the line below it.
  fileprivate var innerHeight: Double {
    children.first { ViewClass(rawValue: $0.viewClass)?.isContentView == true }?.frame.height
      ?? facts.frame.height
  }
}
