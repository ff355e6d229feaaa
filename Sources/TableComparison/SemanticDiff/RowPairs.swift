import TableLayout
import TableModel

/// Which rows, headers and footers of two tables stand for one another.
struct RowPairs {
  /// What became of a row.
  enum Step {
    case removed(PlacedView)
    case inserted(PlacedView)
    case matched(PlacedView, PlacedView)
    case moved(PlacedView, PlacedView)
  }

  /// The most comparisons by which rows between two that stayed are held against one another.
  private static let mostComparisons = 2_500

  /// What became of the rows, in the order of the newer table; what was removed stands where it was.
  private(set) var steps: [Step] = []

  private let old: [PlacedView]
  private let new: [PlacedView]
  private var partners: [Int?]
  private var origins: [Int?]

  /// Matches the rows of two tables from top to bottom.
  init(_ old: [PlacedView], _ new: [PlacedView]) {
    self.old = RowSorting.sorted(old)
    self.new = RowSorting.sorted(new)
    let matching = Self.matching(self.old, self.new)
    partners = matching.partners
    origins = matching.origins
    keepWhatHasItsPlace()
    pairEdited()
    listSteps()
  }

  /// Matches rows by what they say; those that are alike at the top and at the bottom of both need not be asked.
  private static func matching(_ old: [PlacedView], _ new: [PlacedView]) -> PatienceDiff {
    let top = zip(old, new).prefix { $0.view.isLike($1.view) }.count
    let bottom = zip(old[top...].reversed(), new[top...].reversed()).prefix { $0.view.isLike($1.view) }.count
    let (olds, news) = (old[top..<(old.count - bottom)], new[top..<(new.count - bottom)])
    let numbers = RowNumbers(of: olds, news, from: top + bottom)
    let all = { (middle: [Int]) -> [Int] in Array(0..<top) + middle + Array(top..<(top + bottom)) }
    return PatienceDiff(all(numbers.old), all(numbers.new))
  }

  /// Takes others for moved where as many rows have moved around what stands where it stood.
  private mutating func keepWhatHasItsPlace() {
    guard origins.contains(where: { $0 != nil }) else { return }
    let all = new.indices.compactMap { index in
      (partners[index] ?? origins[index]).map { (old: $0, new: index) }
    }
    let kept = KeptRows(all.sorted { $0.old < $1.old }) { old[$0.old].hasPlace(of: new[$0.new]) }.pairs
    for pair in all { (partners[pair.new], origins[pair.new]) = (nil, pair.old) }
    for pair in kept { (partners[pair.new], origins[pair.new]) = (pair.old, nil) }
  }

  /// Pairs rows that lie between the same neighbours and whose texts were changed.
  private mutating func pairEdited() {
    let moved = Set(origins.compactMap(\.self))
    var (firstOld, firstNew) = (0, 0)
    for index in 0...new.count {
      guard index == new.count || partners[index] != nil else { continue }
      let end = index < new.count ? partners[index] ?? old.count : old.count
      guard firstOld <= end else { continue }
      let olds = (firstOld..<end).filter { !moved.contains($0) }
      let news = (firstNew..<index).filter { origins[$0] == nil }
      for (first, other) in edited(olds, news) { partners[other] = first }
      (firstOld, firstNew) = (end + 1, index + 1)
    }
  }

  private func edited(_ olds: [Int], _ news: [Int]) -> [(Int, Int)] {
    guard !olds.isEmpty, !news.isEmpty else { return [] }
    if olds.count == news.count || olds.count * news.count > Self.mostComparisons {
      return zip(olds, news).filter { likeness($0, $1) > 0 }
    }
    return mostAlike(olds, news)
  }

  /// The pairs, in the order of both, whose likeness is greatest in all.
  private func mostAlike(_ olds: [Int], _ news: [Int]) -> [(Int, Int)] {
    var best = Array(repeating: Array(repeating: 0, count: news.count + 1), count: olds.count + 1)
    var pairs = best
    for first in olds.indices.reversed() {
      for other in news.indices.reversed() {
        pairs[first][other] = likeness(olds[first], news[other])
        best[first][other] = max(
          best[first + 1][other], best[first][other + 1],
          pairs[first][other] > 0 ? pairs[first][other] + best[first + 1][other + 1] : 0)
      }
    }
    var result: [(Int, Int)] = []
    var (first, other) = (0, 0)
    while first < olds.count, other < news.count {
      let isPair = pairs[first][other] > 0
      if isPair, best[first][other] == pairs[first][other] + best[first + 1][other + 1] {
        result.append((olds[first], news[other]))
        (first, other) = (first + 1, other + 1)
      } else if best[first][other] == best[first + 1][other] {
        first += 1
      } else {
        other += 1
      }
    }
    return result
  }

  /// How alike two rows are that are not the same; 0 for rows that cannot stand for one another.
  private func likeness(_ first: Int, _ other: Int) -> Int {
    let (old, new) = (old[first].view, new[other].view)
    guard old.viewClass == new.viewClass, old.role == new.role else { return 0 }
    if let oldID = old.id, let newID = new.id, oldID != newID { return 0 }
    let (oldTexts, newTexts) = (old.texts, new.texts)
    let shared = Set(oldTexts).intersection(newTexts).count
    let begins = zip(oldTexts, newTexts).count { $0.unicodeScalars.first == $1.unicodeScalars.first }
    return 1 + 8 * shared + 2 * begins + (old.style == new.style ? 1 : 0)
  }

  private mutating func listSteps() {
    let kept = Set(partners.compactMap(\.self)).union(origins.compactMap(\.self))
    var next = 0
    for (index, view) in new.enumerated() {
      if let partner = partners[index] {
        listRemoved(from: &next, to: partner, kept)
        steps.append(.matched(old[partner], view))
      } else if let origin = origins[index] {
        steps.append(.moved(old[origin], view))
      } else {
        steps.append(.inserted(view))
      }
    }
    listRemoved(from: &next, to: old.count, kept)
  }

  private mutating func listRemoved(from next: inout Int, to end: Int, _ kept: Set<Int>) {
    while next < end {
      if !kept.contains(next) { steps.append(.removed(old[next])) }
      next += 1
    }
  }
}

extension PlacedView {
  fileprivate func hasPlace(of other: PlacedView) -> Bool {
    view.indexPath == other.view.indexPath && !frame.minY.reads(otherThan: other.frame.minY)
  }
}

/// Which rows stay where they are while others move around them.
///
/// Of the largest lists of rows that are in one order in both tables, the one is best whose rows stand where they stood:
/// whoever swaps two rows has moved these two, and not what is between them.
struct KeptRows {
  /// A row by its numbers in both tables.
  typealias Pair = (old: Int, new: Int)

  /// The pairs that have not moved, in order.
  let pairs: [Pair]

  /// The pairs among those of two tables, in the order of the older one, that have not moved.
  ///
  /// `hasPlace` says whether a row stands where it stood. Two such rows are in one order in both tables.
  init(_ all: [Pair], hasPlace: (Pair) -> Bool) {
    let longest = LongestIncreasingSubsequence.pairs(all)
    let fixed = all.filter(hasPlace)
    var around: [Pair] = []
    var rest = all[...]
    for (number, next) in fixed.enumerated() {
      let last = number > 0 ? fixed[number - 1].new : -1
      around += LongestIncreasingSubsequence.pairs(
        rest.prefix { $0.old < next.old }.filter { last < $0.new && $0.new < next.new })
      around.append(next)
      rest = rest.drop { $0.old <= next.old }
    }
    around += LongestIncreasingSubsequence.pairs(rest.filter { $0.new > fixed.last?.new ?? -1 })
    pairs = around.count >= longest.count ? around : longest
  }
}

/// Numbers for the rows of two tables, equal ones for rows that say the same.
///
/// Where several rows of a table say the same, or nothing, those have equal numbers that look alike as well.
struct RowNumbers {
  /// The numbers of the older table's rows.
  let old: [Int]
  /// The numbers of the newer table's rows.
  let new: [Int]

  /// The numbers of the rows of two tables, from one on.
  init(of old: ArraySlice<PlacedView>, _ new: ArraySlice<PlacedView>, from first: Int) {
    // A row that got another identifier and nothing else is the same row.
    let shared = Set(old.compactMap(\.view.id)).intersection(new.compactMap(\.view.id))
    var texts = Numbering<RowKey>(minimumCapacity: max(old.count, new.count))
    let keys = [old, new].map { rows in
      rows.map { texts.number(of: RowKey($0.view, amongShared: shared)) }
    }
    let isCommon = keys.reduce(into: Array(repeating: false, count: texts.count)) { isCommon, keys in
      var isKnown = Array(repeating: false, count: texts.count)
      for key in keys {
        isCommon[key] = isCommon[key] || isKnown[key]
        isKnown[key] = true
      }
    }
    var looks = Numbering<RowLook>()
    let numbers = zip([old, new], keys).map { rows, keys in
      zip(rows, keys).map { row, key in
        first + (isCommon[key] ? texts.count + looks.number(of: RowLook(row.view)) : key)
      }
    }
    (self.old, self.new) = (numbers[0], numbers[1])
  }
}

/// Numbers for values from 0 on, equal ones for equal values.
private struct Numbering<Value: Hashable> {
  private var numbers: [Value: Int]

  /// No numbers yet, with room for some.
  init(minimumCapacity: Int = 0) {
    numbers = Dictionary(minimumCapacity: minimumCapacity)
  }

  /// How many there are.
  var count: Int { numbers.count }

  /// The number of a value.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    let number = numbers.count
    numbers[value] = number
    return number
  }
}

/// What tells a row from others: an identifier that both tables have, or else its arrangement and its texts.
private struct RowKey: Hashable {
  private let view: ViewOutline
  private let id: String?

  init(_ view: ViewOutline, amongShared identifiers: Set<String>) {
    self.view = view
    id = view.id.flatMap { identifiers.contains($0) ? $0 : nil }
  }

  static func == (first: RowKey, second: RowKey) -> Bool {
    guard first.view.viewClass == second.view.viewClass, first.id == second.id else { return false }
    return first.id != nil
      || first.view.role == second.view.role && first.view.style == second.view.style
        && first.view.hasTexts(of: second.view)
  }

  func hash(into hasher: inout Hasher) {
    if let id { hasher.combine(id) } else { view.hashTexts(into: &hasher) }
  }
}

/// What a row shows, wherever it stands.
private struct RowLook: Hashable {
  private let view: ViewOutline

  init(_ view: ViewOutline) {
    self.view = view
  }

  static func == (first: RowLook, second: RowLook) -> Bool { first.view.hasLook(of: second.view) }

  func hash(into hasher: inout Hasher) {
    view.hashTexts(into: &hasher)
    view.hashLook(into: &hasher)
  }
}

/// The order of a table's rows, headers and footers, wherever headers and footers are pinned.
enum RowSorting {
  /// A view where it would begin if it were not pinned; of two that begin together the first is the upper one.
  private struct Place {
    var view: PlacedView
    var top: Double
    var rank: Int
  }

  /// The views from top to bottom; a header or footer that lies over rows stands before or after those of its section.
  static func sorted(_ views: [PlacedView]) -> [PlacedView] {
    let rows = views.filter(\.view.isRow)
    return views.enumerated().map { index, view in place(of: view, index, among: rows) }
      .sorted { ($0.top, $0.rank) < ($1.top, $1.rank) }
      .map(\.view)
  }

  private static func place(of view: PlacedView, _ index: Int, among rows: [PlacedView]) -> Place {
    let usual = Place(view: view, top: view.frame.minY, rank: index)
    guard !view.view.isRow, let covered = rows.first(where: { $0.frame.isCovered(by: view.frame) }),
      let section = covered.view.indexPath?.section
    else { return usual }
    let frames = rows.lazy.filter { $0.view.indexPath?.section == section }.map(\.frame)
    switch view.view.role {
    case ViewRole.header.rawValue:
      return Place(view: view, top: frames.map(\.minY).min() ?? usual.top, rank: -1)
    case ViewRole.footer.rawValue:
      return Place(view: view, top: frames.map(\.maxY).max() ?? usual.top, rank: index)
    default: return usual
    }
  }
}

extension Rect {
  /// Whether another rectangle lies over more of this one than the borders of pixels.
  fileprivate func isCovered(by other: Rect) -> Bool {
    min(maxY, other.maxY) - max(minY, other.minY) >= 1
  }
}
