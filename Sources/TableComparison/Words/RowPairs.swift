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
    self.old = RowOrder.sorted(old)
    self.new = RowOrder.sorted(new)
    let matching = Self.matching(self.old, self.new)
    partners = matching.partners
    origins = matching.origins
    keepWhatHasItsPlace()
    pairEdited()
    listSteps()
  }

  /// Matches rows by what they say; those that are alike at the top and at the bottom of both need not be asked.
  private static func matching(_ old: [PlacedView], _ new: [PlacedView]) -> SequenceMatching {
    let top = zip(old, new).prefix { $0.view.isLike($1.view) }.count
    let bottom = zip(old[top...].reversed(), new[top...].reversed()).prefix { $0.view.isLike($1.view) }.count
    let (olds, news) = (old[top..<(old.count - bottom)], new[top..<(new.count - bottom)])
    let numbers = RowNumbers(of: olds, news, from: top + bottom)
    let all = { (middle: [Int]) -> [Int] in Array(0..<top) + middle + Array(top..<(top + bottom)) }
    return SequenceMatching(all(numbers.old), all(numbers.new))
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
