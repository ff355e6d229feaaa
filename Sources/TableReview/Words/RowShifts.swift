import TableLayout
import TableModel

/// Rows that stand elsewhere only because something before them takes another room.
struct RowShifts {
  private var distances: [Double] = []
  private var rowCount = 0
  private var first: (expected: PlacedView, actual: PlacedView)?
  private var expected: Rect?
  private var actual: Rect?

  /// Adds a row that is the same but for its place.
  mutating func add(_ old: PlacedView, _ new: PlacedView) {
    let (oldY, newY) = (old.view.frame.minY, new.view.frame.minY)
    guard oldY.reads(otherThan: newY) else { return }
    distances.append(newY - oldY)
    if new.view.isRow { rowCount += 1 }
    first = first ?? (old, new)
    expected = expected?.union(old.frame) ?? old.frame
    actual = actual?.union(new.frame) ?? new.frame
  }

  /// All of it in one line: `12 rows below moved by 44 points`; `nil` where nothing moved.
  var change: SceneChange? {
    guard let least = distances.min(), let most = distances.max(), let first, let expected, let actual else {
      return nil
    }
    let others = distances.count - rowCount
    var nouns: [String] = []
    if rowCount > 0 { nouns.append(rowCount == 1 ? "1 row" : "\(rowCount) rows") }
    if others > 0 { nouns.append(others == 1 ? "1 header or footer" : "\(others) headers and footers") }
    let distance = least.reads(otherThan: most) ? "\(least.points) to \(most.points)" : least.points
    let unit = distance == "1" ? "point" : "points"
    return SceneChange(
      .shifted, "\(nouns.joined(separator: " and ")) below moved by \(distance) \(unit)",
      expected: SceneChange.Place(frame: expected, source: first.expected.source),
      actual: SceneChange.Place(frame: actual, source: first.actual.source))
  }
}

extension Rect {
  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
