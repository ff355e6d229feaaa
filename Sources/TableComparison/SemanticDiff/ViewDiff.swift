import TableLayout
import TableModel

/// In what two views that stand for one another differ, with all that lies in them.
struct ViewDiff {
  /// The differences that a reader looks for.
  private(set) var parts: [ViewPhrases] = []
  /// Differences that follow from others, unless there are none; empty where nobody asks.
  private(set) var consequences: [String] = []

  private var endings: [ViewPhrases] = []
  private let hasConsequences: Bool

  /// The words for two views; `hasPlace` says whether the place of the views themselves counts, and not just their size.
  ///
  /// What their sources say comes first, as the rest may follow from it. `hasConsequences` says whether what only follows
  /// from other differences is asked for.
  init(_ expected: PlacedView, _ actual: PlacedView, hasPlace: Bool, hasConsequences: Bool) {
    self.hasConsequences = hasConsequences
    let phrases = ownPhrases(expected.view, actual.view, hasPlace: hasPlace)
    addTruncation(expected, actual, name: nil)
    addChildren(of: expected, actual)
    nameEndings()
    parts += endings
    leaveOut(from: 0) { $0.follows(heightOf: expected.view, actual.view) }
    if hasWords(expected.view, actual.view) { leaveOut(from: 0, where: \.isUnknown) }
    addPart(expected, actual, name: nil, phrases, hasLetters: expected.view.font != nil, at: 0)
    for place in parts.indices { parts[place].tellApart(in: expected.view, actual.view) }
  }

  /// All phrases.
  var text: String { parts.map(\.text).joined(separator: "; ") }

  /// Says whose text it is that is cut off where the row has said something of another label.
  private mutating func nameEndings() {
    let title = ViewRole.textLabel.rawValue
    let others = parts + endings
    guard others.contains(where: { $0.actual?.view.text != nil && $0.actual?.view.role != title }) else {
      return
    }
    for place in endings.indices where endings[place].actual?.view.role == title {
      endings[place].name = title
    }
  }

  /// Adds what is said of a view before that of what lies in it, which begins at a place.
  private mutating func addPart(
    _ expected: PlacedView, _ actual: PlacedView, name: String?, _ phrases: [Phrase], hasLetters: Bool,
    at place: Int
  ) {
    let (old, new) = (expected.view.properties, actual.view.properties)
    let said = PropertyDiff(
      old, new, besides: phrases.map(\.text) + parts[place...].map(\.text)
    ).phrases
    let all = said.isEmpty ? phrases : said.map(Phrase.words) + phrases.filter { $0 != .unknown }
    guard !all.isEmpty else { return }
    parts.insert(
      ViewPhrases(
        name: name, phrases: all,
        followsFonts: hasLetters && PropertyDiff.areLikeButForFonts(old, new), expected: expected,
        actual: actual),
      at: place)
  }

  private mutating func addChildren(of expected: PlacedView, _ actual: PlacedView) {
    if expected.view.hasPartsInOrder(of: actual.view) {
      for (place, views) in zip(expected.view.children, actual.view.children).enumerated()
      where !views.0.isLike(views.1) {
        add(expected.child(at: place), actual.child(at: place))
      }
      return
    }
    let pairs = ViewPairs(expected.children, actual.children).pairs
    let wrapped = WrappedViews(pairs)
    add(wrapped, in: expected, actual)
    for pair in pairs {
      if [pair.0, pair.1].contains(where: { $0.map(wrapped.tells(of:)) ?? false }) { continue }
      switch pair {
      case (let old?, let new?): if !old.view.isLike(new.view) { add(old, new) }
      case (let old?, nil):
        addPresence(of: old, "removed") { ViewPhrases(phrases: [.words($0)], expected: old) }
      case (nil, let new?):
        addPresence(of: new, "added") { ViewPhrases(phrases: [.words($0)], actual: new) }
      case (nil, nil): break
      }
    }
    parts += ViewDepths(pairs, from: expected.children).changes
  }

  /// Adds what is said of views that others were put around, or taken away from around them.
  private mutating func add(_ wrapped: WrappedViews, in expected: PlacedView, _ actual: PlacedView) {
    for (old, new) in (wrapped.added + wrapped.removed).flatMap(\.views) {
      let (old, new) = (old.lying(in: expected), new.lying(in: actual))
      if !old.view.isLike(new.view) { add(old, new) }
    }
    parts += wrapped.added.map { wrapping in
      ViewPhrases(phrases: [.words("\(wrapping.words) added")], actual: wrapping.around)
    }
    parts += wrapped.removed.map { wrapping in
      ViewPhrases(phrases: [.words("\(wrapping.words) removed")], expected: wrapping.around)
    }
  }

  private mutating func addPresence(of view: PlacedView, _ verb: String, _ part: (String) -> ViewPhrases) {
    let view = view.view
    if view.isAccessory {
      parts.append(part(verb == "added" ? "accessory none → \(view.kind)" : "accessory \(view.kind) → none"))
    } else if view.isStructural {
      if hasConsequences { consequences.append("\(view.name) \(verb)") }
    } else {
      parts.append(part("\(view.titledName) \(verb)"))
    }
  }

  /// Adds what is said of two views in the others that are not like each other.
  private mutating func add(_ expected: PlacedView, _ actual: PlacedView) {
    if actual.view.isAccessory, expected.view.kind != actual.view.kind {
      let phrase = Phrase.value("accessory", expected.view.kind, actual.view.kind)
      return parts.append(ViewPhrases(phrases: [phrase], expected: expected, actual: actual))
    }
    if (expected.view.opacity == 0) != (actual.view.opacity == 0) { return addVisibility(expected, actual) }
    let place = parts.count
    // What a control says is told of the control, and not of the label in it.
    let (old, new) = PlacedView.withLabels(expected, actual)
    let phrases = ownPhrases(old.view, new.view, hasPlace: true)
    let name = new.view.partName(standingFor: old.view)
    addTruncation(old, new, name: new.view.role == ViewRole.textLabel.rawValue ? nil : name)
    addChildren(of: old, new)
    if new.view.isMadeOfParts, hasWords(old.view, new.view) { leaveOut(from: place) { _ in true } }
    addPart(expected, actual, name: name, phrases, hasLetters: old.view.font != nil, at: place)
  }

  /// Adds that a view can be seen now, or no more: nobody knows what there was to be seen before, or is now.
  private mutating func addVisibility(_ expected: PlacedView, _ actual: PlacedView) {
    let (old, new) = (expected.view, actual.view)
    let phrase = Phrase.value("opacity", old.opacity.points, new.opacity.points)
    let name = new.opacity == 0 ? old.name : new.name
    parts.append(ViewPhrases(name: name, phrases: [phrase], expected: expected, actual: actual))
  }

  /// Whether the sources of two views tell by themselves why these look otherwise.
  private func hasWords(_ old: ViewOutline, _ new: ViewOutline) -> Bool {
    !PropertyDiff(old.properties, new.properties, besides: []).phrases.isEmpty
  }

  /// Takes parts from a place on for what only follows from other differences.
  private mutating func leaveOut(from place: Int, where follows: (ViewPhrases) -> Bool) {
    let followers = parts[place...].filter(follows)
    guard !followers.isEmpty else { return }
    if hasConsequences { consequences += followers.map(\.text) }
    parts = parts[..<place] + parts[place...].filter { !follows($0) }
  }

  /// What is said of a view by itself.
  private mutating func ownPhrases(
    _ old: ViewOutline, _ new: ViewOutline, hasPlace: Bool
  ) -> [Phrase] {
    var phrases: [Phrase] = []
    for fact in ViewFact.told {
      guard case .phrases(_, let body) = fact.telling else { continue }
      let said = body(old.facts, new.facts, hasPlace)
      guard !said.isEmpty else { continue }
      // The place and the size of what UIKit makes for its own ends follow from what it lies in.
      if fact.aspect != .frame || !new.isStructural && !new.isContainer {
        phrases += said
      } else if hasConsequences {
        consequences.append(ViewPhrases(name: new.name, phrases: said).text)
      }
    }
    guard phrases.isEmpty else { return phrases }
    if !new.isStructural, ViewFact.all.contains(where: { $0.isDrawnOtherwise(old.facts, new.facts) }) {
      return [.unknown]
    }
    guard hasConsequences else { return [] }
    // Letters follow what the view or one around it is told to be, and that may be told there.
    for fact in ViewFact.all {
      if case .consequence(let words) = fact.telling, !fact.isEqual(old.facts, new.facts) {
        consequences.append("\(new.name) \(words)")
      }
    }
    return []
  }

  private mutating func addTruncation(_ expected: PlacedView, _ actual: PlacedView, name: String?) {
    guard let old = expected.view.isTruncated, let new = actual.view.isTruncated, old != new else { return }
    let phrase = Phrase.words(new ? "now truncated" : "no longer truncated")
    endings.append(ViewPhrases(name: name, phrases: [phrase], expected: expected, actual: actual))
  }
}

extension ViewOutline {
  /// What kind of accessory the view is.
  fileprivate var kind: String { facts.accessoryType ?? facts.viewClass }
}

/// Which views in another lie elsewhere from back to front than before, where they overlap and so can be seen to.
struct ViewDepths {
  /// What is said of the fewest views that can have moved, from back to front.
  let changes: [ViewPhrases]

  /// The changes among views that stand for one another, each as they lie from back to front.
  init(_ pairs: [(PlacedView?, PlacedView?)], from expected: [PlacedView]) {
    let numbers = Dictionary(
      uniqueKeysWithValues: expected.enumerated().map { (ObjectIdentifier($1), $0) })
    let kept = pairs.compactMap { pair -> (old: PlacedView, new: PlacedView, depth: Int)? in
      guard let old = pair.0, let new = pair.1, let depth = numbers[ObjectIdentifier(old)] else { return nil }
      return new.view.isStructural || new.view.isContainer ? nil : (old, new, depth)
    }
    let depths = kept.map(\.depth)
    guard !zip(depths, depths.dropFirst()).allSatisfy({ $0 < $1 }) else {
      changes = []
      return
    }
    let matching = PatienceDiff(depths.sorted(), depths)
    changes = kept.indices.filter { matching.partners[$0] == nil }.compactMap { place in
      let view = kept[place]
      let passed = kept.indices.filter { other in
        (other < place) != (kept[other].depth < view.depth) && kept[other].new.frame.overlaps(view.new.frame)
      }
      // It has gone one way only past those that stayed; the last of them tells of the others.
      let (behind, ahead) = (passed.last { $0 < place }, passed.first { $0 > place })
      guard let other = behind ?? ahead else { return nil }
      let words = "now \(behind == nil ? "behind" : "in front of") \(kept[other].new.view.titledName)"
      return ViewPhrases(
        name: view.new.view.name, phrases: [.words(words)], expected: view.old, actual: view.new)
    }
  }
}

extension Rect {
  /// Whether the rectangle and another have more than an edge in common.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let shared = common(with: other)
    return shared.width > 0 && shared.height > 0
  }
}

/// Views that lie in a view now that was put around them, or do no more in one that was taken away.
struct WrappedViews {
  /// A view that was put around others, or taken away from around them, and these.
  struct Wrapping {
    var around: PlacedView
    var views: [(old: PlacedView, new: PlacedView)]
  }

  /// What was put around views.
  private(set) var added: [Wrapping] = []
  /// What was taken away from around views.
  private(set) var removed: [Wrapping] = []
  /// All views that are told of here.
  private var told: Set<ObjectIdentifier> = []

  /// The most views that are looked through for each side.
  private static let mostViews = 500

  /// The views among those that stand for one another, of which the others only came or went.
  init(_ pairs: [(PlacedView?, PlacedView?)]) {
    let olds = pairs.compactMap { $0.1 == nil ? $0.0 : nil }
    let news = pairs.compactMap { $0.0 == nil ? $0.1 : nil }
    guard !olds.isEmpty, !news.isEmpty, olds.count + news.count <= Self.mostViews else { return }
    added = wrappings(of: olds, in: news) { ($0, $1) }
    removed = wrappings(of: news, in: olds) { ($1, $0) }
  }

  /// Whether a view is told of here.
  func tells(of view: PlacedView) -> Bool { told.contains(ObjectIdentifier(view)) }

  private mutating func wrappings(
    of views: [PlacedView], in others: [PlacedView],
    _ pair: (PlacedView, PlacedView) -> (PlacedView, PlacedView)
  ) -> [Wrapping] {
    var wrappings: [Wrapping] = []
    for other in others where !other.children.isEmpty && !told.contains(ObjectIdentifier(other)) {
      var inner: [String: PlacedView] = [:]
      other.collect(into: &inner, atMost: Self.mostViews)
      var found: [(old: PlacedView, new: PlacedView)] = []
      for view in views where !told.contains(ObjectIdentifier(view)) {
        guard let key = view.wrappingKey, let match = inner.removeValue(forKey: key) else { continue }
        found.append(pair(view, match))
        told.insert(ObjectIdentifier(view))
      }
      guard !found.isEmpty else { continue }
      told.insert(ObjectIdentifier(other))
      wrappings.append(Wrapping(around: other, views: found))
    }
    return wrappings
  }
}

extension WrappedViews.Wrapping {
  /// What was put around views, or taken away from around them: `UIStackView around “Hello” and “World”`.
  var words: String {
    let most = 3
    let names = views.prefix(most).map(\.new.view.titledName).joined(separator: ", ")
    return "\(around.view.name) around \(names)\(views.count > most ? ", …" : "")"
  }
}

extension PlacedView {
  /// By what a view is known again in another one: its identifier, or else what it is and shows.
  fileprivate var wrappingKey: String? {
    if let id = view.id { return "id\n\(id)" }
    return (view.text ?? view.image).map { "\(view.viewClass)\n\($0)" }
  }

  /// Adds the views in this one by what they are known by, the outer ones first.
  fileprivate func collect(into views: inout [String: PlacedView], atMost limit: Int) {
    for child in children where views.count < limit {
      if let key = child.wrappingKey, views[key] == nil { views[key] = child }
      child.collect(into: &views, atMost: limit)
    }
  }

  /// The view as one that lies in another view by itself, wherever it is.
  func lying(in other: PlacedView) -> PlacedView {
    var view = view
    view.frame = frame.offset(x: -other.frame.minX, y: -other.frame.minY)
    return PlacedView(view, inPlaceOf: self)
  }
}
