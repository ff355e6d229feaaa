import TableLayout
import TableModel

/// In what two views that stand for one another differ, with all that lies in them.
struct ViewWords {
  /// The differences that a reader looks for.
  private(set) var parts: [Part] = []
  /// Differences that follow from others, unless there are none; empty where nobody asks.
  private(set) var consequences: [String] = []

  private var endings: [Part] = []
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
  var text: String { parts.map(\.words.text).joined(separator: "; ") }

  /// Says whose text it is that is cut off where the row has said something of another label.
  private mutating func nameEndings() {
    let title = ViewRole.textLabel.rawValue
    let others = parts + endings
    guard others.contains(where: { $0.actual?.view.text != nil && $0.actual?.view.role != title }) else {
      return
    }
    for place in endings.indices where endings[place].actual?.view.role == title {
      endings[place].words.name = title
    }
  }

  /// Adds what is said of a view before that of what lies in it, which begins at a place.
  private mutating func addPart(
    _ expected: PlacedView, _ actual: PlacedView, name: String?, _ phrases: [Phrase], hasLetters: Bool,
    at place: Int
  ) {
    let (old, new) = (expected.view.properties, actual.view.properties)
    let said = PropertyWords(
      old, new, besides: phrases.map(\.text) + parts[place...].map(\.words.text)
    ).phrases
    let all = said.isEmpty ? phrases : said.map(Phrase.words) + phrases.filter { $0 != .unknown }
    guard !all.isEmpty else { return }
    let words = ViewPhrases(
      name: name, phrases: all,
      followsFonts: hasLetters && PropertyWords.areLikeButForFonts(old, new))
    parts.insert(Part(words: words, expected: expected, actual: actual), at: place)
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
        addPresence(of: old, "removed") { Part(words: ViewPhrases(phrases: [.words($0)]), expected: old) }
      case (nil, let new?):
        addPresence(of: new, "added") { Part(words: ViewPhrases(phrases: [.words($0)]), actual: new) }
      case (nil, nil): break
      }
    }
    for change in ViewDepths(pairs, from: expected.children).changes {
      let words = ViewPhrases(name: change.actual.view.name, phrases: [.words(change.words)])
      parts.append(Part(words: words, expected: change.expected, actual: change.actual))
    }
  }

  /// Adds what is said of views that others were put around, or taken away from around them.
  private mutating func add(_ wrapped: WrappedViews, in expected: PlacedView, _ actual: PlacedView) {
    for (old, new) in (wrapped.added + wrapped.removed).flatMap(\.views) {
      let (old, new) = (old.lying(in: expected), new.lying(in: actual))
      if !old.view.isLike(new.view) { add(old, new) }
    }
    parts += wrapped.added.map { wrapping in
      Part(words: ViewPhrases(phrases: [.words("\(wrapping.words) added")]), actual: wrapping.around)
    }
    parts += wrapped.removed.map { wrapping in
      Part(words: ViewPhrases(phrases: [.words("\(wrapping.words) removed")]), expected: wrapping.around)
    }
  }

  private mutating func addPresence(of view: PlacedView, _ verb: String, _ part: (String) -> Part) {
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
      let words = ViewPhrases(phrases: [phrase])
      return parts.append(Part(words: words, expected: expected, actual: actual))
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
    parts.append(
      Part(words: ViewPhrases(name: name, phrases: [phrase]), expected: expected, actual: actual))
  }

  /// Whether the sources of two views tell by themselves why these look otherwise.
  private func hasWords(_ old: ViewOutline, _ new: ViewOutline) -> Bool {
    !PropertyWords(old.properties, new.properties, besides: []).phrases.isEmpty
  }

  /// Takes parts from a place on for what only follows from other differences.
  private mutating func leaveOut(from place: Int, where follows: (Part) -> Bool) {
    let followers = parts[place...].filter(follows)
    guard !followers.isEmpty else { return }
    if hasConsequences { consequences += followers.map(\.words.text) }
    parts = parts[..<place] + parts[place...].filter { !follows($0) }
  }

  /// What is said of a view by itself.
  private mutating func ownPhrases(
    _ old: ViewOutline, _ new: ViewOutline, hasPlace: Bool
  ) -> [Phrase] {
    var phrases = Phrase.contents(old, new)
    if old.frame != new.frame { addExtents(old, new, hasPlace: hasPlace, to: &phrases) }
    if let oldLines = old.lineCount, let newLines = new.lineCount, oldLines != newLines {
      phrases.append(.value("lines", String(oldLines), String(newLines)))
    }
    guard phrases.isEmpty else { return phrases }
    // What a view is filled in follows from how large it is.
    let hasOtherShape = old.shape != new.shape && old.frame.size == new.frame.size
    if old.drawing != new.drawing || hasOtherShape, !new.isStructural { return [.unknown] }
    // Letters follow what the view or one around it is told to be, and that may be told there.
    if hasConsequences, old.letters != new.letters {
      consequences.append("\(new.name) has letters elsewhere")
    }
    return phrases
  }

  /// Adds what is said of a view's frame to other phrases, or to what follows from other differences.
  private mutating func addExtents(
    _ old: ViewOutline, _ new: ViewOutline, hasPlace: Bool, to phrases: inout [Phrase]
  ) {
    let extents = Phrase.extents(old.frame, new.frame, hasPlace: hasPlace)
    guard !extents.isEmpty else { return }
    if !new.isStructural, !new.isContainer {
      phrases += extents
    } else if hasConsequences {
      consequences.append(ViewPhrases(name: new.name, phrases: extents).text)
    }
  }

  private mutating func addTruncation(_ expected: PlacedView, _ actual: PlacedView, name: String?) {
    guard let old = expected.view.isTruncated, let new = actual.view.isTruncated, old != new else { return }
    let phrase = Phrase.words(new ? "now truncated" : "no longer truncated")
    endings.append(
      Part(words: ViewPhrases(name: name, phrases: [phrase]), expected: expected, actual: actual))
  }
}

extension ViewOutline {
  /// What kind of accessory the view is.
  fileprivate var kind: String { accessoryType ?? viewClass }
}
