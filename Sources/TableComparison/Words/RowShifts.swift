import TableLayout
import TableModel

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
