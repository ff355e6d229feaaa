/// Rows that stand somewhere else among their like, in words.
struct RowMoves {
  /// A row that is in both tables.
  private struct Kept {
    var old: PlacedView
    var new: PlacedView
    var hasMoved: Bool
    /// The row above it, as it is now.
    var above: PlacedView?
    /// What is told of the row besides.
    var words = ""
  }

  private var kept: [Kept] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Rows in their new order.
  init(_ steps: [RowPairs.Step]) {
    var above: PlacedView?
    for step in steps {
      switch step {
      case .matched(let old, let new):
        kept.append(Kept(old: old, new: new, hasMoved: false, above: above))
        above = new
      case .moved(let old, let new):
        kept.append(Kept(old: old, new: new, hasMoved: true, above: above))
        above = new
      case .inserted(let new): above = new
      case .removed: break
      }
    }
    for (number, row) in kept.enumerated() where row.hasMoved { numbers[ObjectIdentifier(row.new)] = number }
  }

  /// Whether so many have moved that the new order is told, and not which have moved.
  var isAnotherOrder: Bool {
    let moved = kept.count { $0.hasMoved }
    return moved > 1 && moved * 2 > kept.count
  }

  /// The new order in one line: `6 rows in another order: “A”, “B”, “C”, … → “F”, “D”, “A”, …`.
  var order: SceneChange {
    let places = kept.indices.sorted { kept[$0].old.frame.minY < kept[$1].old.frame.minY }
    // What stands first or last on both sides is not in another order.
    var moved = kept[...]
    while let first = moved.indices.first, places[first] == first { moved.removeFirst() }
    while let last = moved.indices.last, places[last] == last { moved.removeLast() }
    let olds = places[moved.indices].map { kept[$0].old }
    let news = moved.map(\.new)
    let noun = news.allSatisfy(\.view.isRow) ? "rows" : "rows, headers and footers"
    let tops = moved.map(\.old.frame.minY)
    let text =
      zip(tops, tops.dropFirst()).allSatisfy { $0 > $1 }
      ? "\(moved.count) \(noun) in reverse order"
      : "\(moved.count) \(noun) in another order: \(PlacedView.names(of: olds).becoming(PlacedView.names(of: news)))"
    return SceneChange(.moved, text, expected: RowExtent(olds).place, actual: RowExtent(news).place)
  }

  /// Notes what is told of a row besides that it has moved.
  mutating func note(_ words: String, of view: PlacedView) {
    if let number = numbers[ObjectIdentifier(view)] { kept[number].words = words }
  }

  /// A change for each row that has moved, or for several that have moved together.
  var changes: [SceneChange] {
    var changes: [SceneChange] = []
    var start = 0
    while start < kept.count {
      let end = self.end(ofRunFrom: start)
      if kept[start].hasMoved {
        let run = kept[start..<end]
        changes.append(
          SceneChange(
            .moved, text(of: run), expected: RowExtent(run.map(\.old)).place,
            actual: RowExtent(run.map(\.new)).place))
      }
      start = end
    }
    return changes
  }

  /// Where the rows end that stay with one that has moved.
  private func end(ofRunFrom start: Int) -> Int {
    var end = start + 1
    guard kept[start].hasMoved, kept[start].words.isEmpty else { return end }
    while end < kept.count, kept[end].hasMoved, kept[end].words.isEmpty,
      !kept[end].old.frame.minY.reads(otherThan: kept[end - 1].old.frame.maxY),
      !kept[end].new.frame.minY.reads(otherThan: kept[end - 1].new.frame.maxY)
    {
      end += 1
    }
    return end
  }

  private func text(of run: ArraySlice<Kept>) -> String {
    guard let first = run.first else { return "" }
    let (from, to) = (first.old.view.indexPath, first.new.view.indexPath)
    var text =
      first.old.view.title.map { "\(first.old.view.kindOfRow) \($0.inQuotes)" } ?? first.old.view.heading
    if run.count > 1 { text += " and \(run.count - 1) below it" }
    text += " moved"
    // Where others have moved past it, a row may have the place that it had.
    if let from, let to, from != to { text += " from \(from.words) to \(to.words)" }
    text += ", " + (first.above.map { "below \($0.view.shortHeading)" } ?? "to the top")
    return first.words.isEmpty ? text : "\(text); \(first.words)"
  }
}

extension ViewOutline {
  /// What the view is among a table's rows, headers and footers.
  fileprivate var kindOfRow: String { isRow ? "row" : name }
}
