import TableLayout
import TableModel

/// The differences of two scenes as they are found, view by view.
struct SceneWords {
  /// The differences; the texts of those of single views are put into words when all are known.
  private var found: [SceneChange] = []

  /// Differences that follow from others, each with what it was seen in; told only where there is nothing else.
  private var consequences = Consequences()

  /// The changes of single views, of which what several have in common is told once.
  private var like: [ViewChange] = []

  /// Whether the scenes have the rows that lie out of sight, too.
  private let hasHiddenRows: Bool

  /// No differences yet of scenes that may have the rows that lie out of sight.
  init(hasHiddenRows: Bool) {
    self.hasHiddenRows = hasHiddenRows
  }

  /// The differences: those of the picture as a whole first, then from top to bottom.
  var changes: [SceneChange] {
    found.isEmpty ? consequences.changes : LikeChanges(like).gathered(found)
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
      parts = PropertyWords(old, new, besides: parts).phrases + parts
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
    found += SectionWords(steps).changes
    if let change = shifts.change { found.append(change) }
  }

  /// Notes what differs in a row that has moved besides its place.
  private mutating func note(_ old: PlacedView, _ new: PlacedView, in moves: inout RowMoves) {
    let words = ViewWords(old, new, hasPlace: false, hasConsequences: found.isEmpty)
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
    let words = ViewWords(expected, actual, hasPlace: hasPlace, hasConsequences: found.isEmpty)
    for text in words.consequences { consequences.add(text, in: expected, actual) }
    guard !words.parts.isEmpty else { return false }
    like.append(
      ViewChange(change: found.count, expected: expected, actual: actual, parts: words.parts.map(\.words)))
    found.append(
      SceneChange(
        .changed, "", expected: words.place(of: expected, \.expected),
        actual: words.place(of: actual, \.actual)))
    return true
  }
}

extension PlacedView {
  /// The view without what lies in it.
  fileprivate var alone: PlacedView { PlacedView(alone: self) }
}

extension ViewWords {
  /// The place that a change points at: that of the only part that differs, or of the whole.
  fileprivate func place(
    of whole: PlacedView, _ side: (Part) -> PlacedView?
  ) -> SceneChange.Place {
    var place = whole.place
    if parts.count == 1, let source = parts.first.flatMap(side)?.source { place.source = source }
    return place
  }
}

extension Size {
  fileprivate var words: String { "\(width.points) × \(height.points)" }
}
