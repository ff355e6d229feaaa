import TableModel

/// Rows that are in other sections than before though nothing has moved, in words.
struct SectionDiff {
  /// A row that is in both tables.
  private typealias Row = (old: PlacedView, new: PlacedView)

  /// Rows with which a section begins now.
  private var begun: [Row] = []
  /// Rows with which one began before.
  private var joined: [Row] = []
  /// Rows with how many more sections without any rows there are above them now; fewer where negative.
  private var empty: [(row: Row, count: Int)] = []

  private let oldSections: Set<Int>
  private let newSections: Set<Int>

  /// The words for rows that stand for one another, in their new order.
  init(_ steps: [RowPairs.Step]) {
    var rows: [Row] = []
    var (olds, news) = (Set<Int>(), Set<Int>())
    // Headers and footers that come and go say themselves where a section does.
    var hasOthers = false
    for step in steps {
      switch step {
      case .matched(let old, let new):
        if old.view.isRow { rows.append((old, new)) }
        SectionDiff.note(old, in: &olds)
        SectionDiff.note(new, in: &news)
      case .moved(let old, let new):
        SectionDiff.note(old, in: &olds)
        SectionDiff.note(new, in: &news)
      case .removed(let old):
        hasOthers = hasOthers || !old.view.isRow
        SectionDiff.note(old, in: &olds)
      case .inserted(let new):
        hasOthers = hasOthers || !new.view.isRow
        SectionDiff.note(new, in: &news)
      }
    }
    (oldSections, newSections) = (olds, news)
    var last = (old: -1, new: -1)
    for row in rows {
      guard let old = row.old.view.indexPath?.section, let new = row.new.view.indexPath?.section else {
        continue
      }
      compare(row, last, (old, new), hasOthers: hasOthers)
      last = (old, new)
    }
  }

  private static func note(_ view: PlacedView, in sections: inout Set<Int>) {
    if let section = view.view.indexPath?.section { sections.insert(section) }
  }

  private mutating func compare(
    _ row: Row, _ last: (old: Int, new: Int), _ section: (old: Int, new: Int), hasOthers: Bool
  ) {
    switch (last.old == section.old, last.new == section.new) {
    case (true, true): break
    case (true, false): begun.append(row)
    case (false, true): joined.append(row)
    case (false, false):
      guard !hasOthers, section.old &- last.old != section.new &- last.new else { return }
      let count =
        Self.gap(last.new, section.new, newSections) &- Self.gap(last.old, section.old, oldSections)
      if count != 0 { empty.append((row, count)) }
    }
  }

  /// How many sections without rows there are between two.
  private static func gap(_ first: Int, _ last: Int, _ sections: Set<Int>) -> Int {
    last &- first &- 1 &- sections.count { first < $0 && $0 < last }
  }

  /// All of it, a line for each kind.
  var changes: [SceneChange] {
    var changes: [SceneChange] = []
    if let row = begun.first ?? joined.first {
      let (beginning, ending) = (Self.names(begun), Self.names(joined))
      let text =
        if begun.isEmpty {
          "no section begins at \(ending) any more"
        } else if joined.isEmpty {
          "a section begins at \(beginning) now"
        } else {
          "a section begins at \(beginning) now, and no more at \(ending)"
        }
      changes.append(SceneChange(.changed, text, expected: row.old.place, actual: row.new.place))
    }
    return changes
      + empty.map { row, count in
        let sections =
          count.magnitude == 1 ? "a section without rows" : "\(count.magnitude) sections without rows"
        return SceneChange(
          .changed, "\(sections) \(count > 0 ? "inserted" : "removed") above \(Self.names([row]))",
          expected: row.old.place, actual: row.new.place)
      }
  }

  private static func names(_ rows: [Row]) -> String {
    let news = rows.map(\.new)
    // Rows without a text are called rows by themselves.
    guard news.allSatisfy({ $0.view.title != nil }) else { return PlacedView.names(of: news) }
    return (news.count == 1 ? "row " : "rows ") + PlacedView.names(of: news)
  }
}
