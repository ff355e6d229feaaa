import TableLayout
import TableModel

/// The semantic diff of two scenes: their differences as they are found, view by view.
struct SemanticDiff {
  /// The differences; the texts of those of single views are put into words when all are known.
  private var found: [SceneChange] = []

  /// Differences that follow from others, each with what it was seen in; told only where there is nothing else.
  private var consequences = Consequences()

  /// The changes of single views, of which what several have in common is told once.
  private var like: [ViewChange] = []

  /// Whether the scenes have the rows that lie out of sight, too.
  private let hasHiddenRows: Bool

  /// Whether the work is to end.
  private let mustEnd: () -> Bool
  /// Whether it has ended before all was compared.
  private(set) var isIncomplete = false

  /// No differences yet of scenes that may have the rows that lie out of sight; `mustEnd` is asked at each row.
  init(hasHiddenRows: Bool, mustEnd: @escaping () -> Bool) {
    (self.hasHiddenRows, self.mustEnd) = (hasHiddenRows, mustEnd)
  }

  /// The differences: those of the picture as a whole first, then from top to bottom.
  var changes: [SceneChange] {
    found.isEmpty ? consequences.changes : like.gathered(in: found)
  }

  /// Adds in what two scenes differ.
  mutating func add(_ expected: SceneOutline, _ actual: SceneOutline) {
    addPicture(expected, actual)
    compareRoots(PlacedView(root: expected.root), PlacedView(root: actual.root))
  }

  private mutating func addPicture(_ expected: SceneOutline, _ actual: SceneOutline) {
    var parts: [String] = []
    if expected.theme != actual.theme { parts.append("theme \(expected.theme.becoming(actual.theme))") }
    if expected.size != actual.size {
      parts.append("size \(expected.size.words.becoming(actual.size.words))")
    }
    if expected.scale != actual.scale {
      parts.append("scale \(expected.scale.points.becoming(actual.scale.points))")
    }
    let isLike = parts.isEmpty && expected.root.isLike(actual.root)
    if !isLike {
      let (old, new) = (expected.properties(comparedWith: actual), actual.properties(comparedWith: expected))
      parts = PropertyDiff(old, new, besides: parts).phrases + parts
    }
    guard !parts.isEmpty else { return }
    let places = [expected, actual].map { outline in
      SceneChange.Place(frame: Rect(origin: .zero, size: outline.size), source: outline.root.source)
    }
    found.append(
      SceneChange(
        .changed, "picture: \(parts.joined(separator: "; "))", expected: places[0], actual: places[1]))
  }

  /// Compares the outermost views; where one scene is a table by itself and the other has bars around one, the tables.
  private mutating func compareRoots(_ expected: PlacedView, _ actual: PlacedView) {
    if let way = actual.way(to: expected.view) {
      compare(expected, way.inner)
      for view in way.beside { addPresence(.inserted, of: view) }
    } else if let way = expected.way(to: actual.view) {
      compare(way.inner, actual)
      for view in way.beside { addPresence(.removed, of: view) }
    } else {
      compare(expected, actual)
    }
  }

  /// Compares views that stand for one another and are told of by themselves.
  private mutating func compare(_ expected: PlacedView, _ actual: PlacedView) {
    guard !expected.view.isLike(actual.view) else { return }
    guard expected.view.isContainer, actual.view.isContainer else {
      add(expected, actual, hasPlace: true)
      return
    }
    add(expected.alone, actual.alone, hasPlace: true)
    let (olds, news) = (expected.children, actual.children)
    compareRows(
      olds.filter(\.view.isRowLike), news.filter(\.view.isRowLike),
      bottoms: (expected.frame.maxY, actual.frame.maxY))
    for pair in ViewPairs(olds.filter { !$0.view.isRowLike }, news.filter { !$0.view.isRowLike }).pairs {
      switch pair {
      case (let old?, let new?): compare(old, new)
      case (let old?, nil): addPresence(.removed, of: old)
      case (nil, let new?): addPresence(.inserted, of: new)
      case (nil, nil): break
      }
    }
  }

  private mutating func compareRows(
    _ expected: [PlacedView], _ actual: [PlacedView], bottoms: (expected: Double, actual: Double)
  ) {
    var shifts = RowShifts(bottoms: hasHiddenRows ? nil : bottoms)
    let steps = RowPairs(expected, actual).steps
    var moves = RowMoves(steps)
    let isAnotherOrder = moves.isAnotherOrder
    if isAnotherOrder { found.append(moves.order) }
    var run = RowRun()
    for step in steps {
      guard !mustEnd() else { return isIncomplete = true }
      if !run.goes(on: step) { found += run.end() }
      switch step {
      case .inserted(let view):
        if !shifts.bringsIntoSight(view) { run.add(.inserted, view) }
      case .removed(let view):
        if !shifts.pushesOutOfSight(view) { run.add(.removed, view) }
      case .moved(let old, let new):
        if isAnotherOrder { add(old, new, hasPlace: false) } else { note(old, new, in: &moves) }
      case .matched(let old, let new):
        shifts.follow(old, new)
        // Most rows stay as they are, and where they are.
        guard !old.view.isLike(new.view) else { continue }
        guard !add(old, new, hasPlace: false), !isAnotherOrder else { continue }
        shifts.add(old, new)
      }
    }
    found += run.end()
    if !isAnotherOrder { found += moves.changes }
    found += SectionDiff(steps).changes
    if let change = shifts.change { found.append(change) }
  }

  /// Notes what differs in a row that has moved besides its place.
  private mutating func note(_ old: PlacedView, _ new: PlacedView, in moves: inout RowMoves) {
    let words = ViewDiff(old, new, hasPlace: false, hasConsequences: found.isEmpty)
    for text in words.consequences { consequences.add(text, in: old, new) }
    moves.note(words.text, of: new)
  }

  private mutating func addPresence(_ kind: SceneChange.Kind, of view: PlacedView) {
    let change = SceneChange(kind, view)
    guard !view.view.isStructural else {
      let isInserted = kind == .inserted
      return consequences.add(change.text, in: isInserted ? nil : view, isInserted ? view : nil)
    }
    found.append(change)
  }

  /// Adds what differs between two views in one change, and says whether there is any.
  @discardableResult
  private mutating func add(_ expected: PlacedView, _ actual: PlacedView, hasPlace: Bool) -> Bool {
    let diff = ViewDiff(expected, actual, hasPlace: hasPlace, hasConsequences: found.isEmpty)
    for text in diff.consequences { consequences.add(text, in: expected, actual) }
    guard !diff.parts.isEmpty else { return false }
    like.append(ViewChange(number: found.count, expected: expected, actual: actual, parts: diff.parts))
    found.append(
      SceneChange(
        .changed, "", expected: diff.place(of: expected, \.expected),
        actual: diff.place(of: actual, \.actual)))
    return true
  }
}

extension PlacedView {
  /// The view without what lies in it.
  fileprivate var alone: PlacedView { PlacedView(alone: self) }
}

extension ViewDiff {
  /// The place that a change points at: that of the only part that differs, or of the whole.
  fileprivate func place(
    of whole: PlacedView, _ side: (ViewPhrases) -> PlacedView?
  ) -> SceneChange.Place {
    var place = whole.place
    if parts.count == 1, let source = parts.first.flatMap(side)?.source { place.source = source }
    return place
  }
}

extension Size {
  fileprivate var words: String { "\(width.points) × \(height.points)" }
}

/// Differences that follow from others, gathered by what they say.
struct Consequences {
  private struct Group {
    var text: String
    /// What a line about the first of the views begins with.
    var heading: String?
    var expected: SceneChange.Place?
    var actual: SceneChange.Place?
    var count = 1
  }

  private var groups: [Group] = []
  private var numbers: [TextBytes: Int] = [:]

  /// Adds a difference and the views that it was seen in.
  mutating func add(_ text: String, in expected: PlacedView?, _ actual: PlacedView?) {
    let bytes = TextBytes(text)
    if let number = numbers[bytes] {
      groups[number].count += 1
    } else {
      numbers[bytes] = groups.count
      groups.append(
        Group(
          text: text, heading: (actual ?? expected)?.view.heading, expected: expected?.place,
          actual: actual?.place))
    }
  }

  /// A change for each, in the order in which they were added.
  var changes: [SceneChange] {
    groups.map { group in
      let text =
        group.count == 1
        ? group.heading.map { "\($0): \(group.text)" } : "\(group.count) views: \(group.text)"
      return SceneChange(
        .changed, text ?? group.text, expected: group.expected, actual: group.actual)
    }
  }
}

/// Rows one below the other that were all inserted, or all removed.
struct RowRun {
  private var kind = SceneChange.Kind.inserted
  private var views: [PlacedView] = []

  /// No rows yet.
  init() {}

  /// Whether a row belongs to those that there are.
  func goes(on step: RowPairs.Step) -> Bool {
    let (next, view): (SceneChange.Kind, PlacedView)
    switch step {
    case .inserted(let row): (next, view) = (.inserted, row)
    case .removed(let row): (next, view) = (.removed, row)
    case .matched, .moved: return false
    }
    guard let last = views.last else { return true }
    return kind == next && view.view.isRow && last.view.isRow
      && view.view.indexPath?.section == last.view.indexPath?.section
  }

  /// Adds a row.
  mutating func add(_ kind: SceneChange.Kind, _ view: PlacedView) {
    self.kind = kind
    views.append(view)
  }

  /// Ends the run with a change for each of few rows, and with one for many:
  /// `rows 0-2 to 0-9 removed: “A”, “B”, “C”, …`.
  mutating func end() -> [SceneChange] {
    defer { views = [] }
    guard views.count > ViewChange.mostAlone, let first = views.first?.view.indexPath,
      let last = views.last?.view.indexPath
    else { return views.map { SceneChange(kind, $0) } }
    let text = "rows \(first.words) to \(last.words) \(kind.rawValue): \(PlacedView.names(of: views))"
    let place = RowExtent(views).place
    return [
      SceneChange(
        kind, text, expected: kind == .removed ? place : nil, actual: kind == .inserted ? place : nil)
    ]
  }
}

extension SceneChange {
  /// That a view was inserted or removed.
  init(_ kind: Kind, _ view: PlacedView) {
    self.init(
      kind, "\(view.view.heading) \(kind.rawValue)", expected: kind == .inserted ? nil : view.place,
      actual: kind == .inserted ? view.place : nil)
  }
}

/// Rows that stand elsewhere only because something before them takes another room, from top to bottom.
struct RowShifts {
  /// Where the older and the newer table end, in points of the whole picture; `nil` where rows are known beyond it.
  private let bottoms: (expected: Double, actual: Double)?
  /// How far what comes next has moved down, in points; `nil` while nothing is known to have stayed.
  private var distance: Double?
  private var distances: [Double] = []
  private var moved = RowCount()
  private var pushedOut = RowCount()
  private var broughtIn = RowCount()
  private var expected = RowExtent()
  private var actual = RowExtent()

  /// No rows yet of tables that end at these heights.
  init(bottoms: (expected: Double, actual: Double)?) {
    self.bottoms = bottoms
  }

  /// Notes how far the end of a row has moved.
  mutating func follow(_ old: PlacedView, _ new: PlacedView) {
    distance = new.frame.maxY - old.frame.maxY
  }

  /// Adds a row that is the same but for its place.
  mutating func add(_ old: PlacedView, _ new: PlacedView) {
    let (oldY, newY) = (old.view.frame.minY, new.view.frame.minY)
    guard oldY.reads(otherThan: newY) else { return }
    distances.append(newY - oldY)
    moved.add(new)
    expected.add(old)
    actual.add(new)
  }

  /// Adds a row that only the older table shows, and says whether the newer one has no room left where it would stand.
  mutating func pushesOutOfSight(_ old: PlacedView) -> Bool {
    guard let bottoms, let distance, distance > 0, old.frame.minY + distance >= bottoms.actual else {
      return false
    }
    pushedOut.add(old)
    expected.add(old)
    return true
  }

  /// Adds a row that only the newer table shows, and says whether the older one had no room left where it stood.
  mutating func bringsIntoSight(_ new: PlacedView) -> Bool {
    guard let bottoms, let distance, distance < 0, new.frame.minY - distance >= bottoms.expected else {
      return false
    }
    broughtIn.add(new)
    actual.add(new)
    return true
  }

  /// All of it in one line: `12 rows below moved by 44 points, 1 row out of sight`; `nil` where nothing moved.
  var change: SceneChange? {
    let parts = [
      movement,
      pushedOut.words.map { "\($0) moved out of sight" }, broughtIn.words.map { "\($0) came into sight" },
    ]
    let words = parts.compactMap(\.self).joined(separator: ", ")
    guard !words.isEmpty else { return nil }
    return SceneChange(.shifted, words, expected: expected.place, actual: actual.place)
  }

  private var movement: String? {
    guard let least = distances.min(), let most = distances.max(), let rows = moved.words else { return nil }
    let distance = least.reads(otherThan: most) ? "\(least.points) to \(most.points)" : least.points
    return "\(rows) below moved by \(distance) \(distance == "1" ? "point" : "points")"
  }
}

/// How many rows, headers and footers there are.
private struct RowCount {
  private var rows = 0
  private var others = 0

  mutating func add(_ view: PlacedView) {
    if view.view.isRow { rows += 1 } else { others += 1 }
  }

  /// The numbers in words; `nil` for none.
  var words: String? {
    var nouns: [String] = []
    if rows > 0 { nouns.append(rows == 1 ? "1 row" : "\(rows) rows") }
    if others > 0 { nouns.append(others == 1 ? "1 header or footer" : "\(others) headers and footers") }
    return nouns.isEmpty ? nil : nouns.joined(separator: " and ")
  }
}

/// A text that is told from others by its bytes.
///
/// Words have quotation marks and arrows, so that Swift would put each of them into Unicode's normal form to find its
/// hash, which takes several times as long as to go by the bytes.
struct TextBytes: Hashable {
  private let bytes: [UInt8]

  /// The bytes of a text.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
