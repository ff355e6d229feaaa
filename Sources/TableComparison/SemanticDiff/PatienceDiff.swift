/// Which items of two sequences stand for one another, in time that hardly grows faster than their number.
///
/// A patience diff: items that are unique in both hold the sequences together; between them few edits are found
/// by Myers's algorithm. What is left over on both sides is taken for moved.
struct PatienceDiff {
  /// How many edits are looked for where nothing is unique.
  private static let mostEdits = 256
  /// How often parts are divided again.
  private static let deepest = 64

  private struct Part {
    var old: Range<Int>
    var new: Range<Int>
    var depth = 0
  }

  /// The old items that the new ones stand for, in the order of both.
  private(set) var partners: [Int?]
  /// The old items that the new ones stand for which have moved.
  private(set) var origins: [Int?]

  private let old: [Int]
  private let new: [Int]

  /// Matches sequences of items, of which equal ones have equal numbers.
  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    partners = Array(repeating: nil, count: new.count)
    origins = partners
    var waiting = [Part(old: old.indices, new: new.indices)]
    while let part = waiting.popLast() { waiting += divide(part) }
    findMoves()
  }

  /// Matches the ends of a part and what is unique in it, and returns the parts between.
  private mutating func divide(_ part: Part) -> [Part] {
    var part = part
    while let first = part.old.first, let other = part.new.first, old[first] == new[other] {
      partners[other] = first
      part.old.removeFirst()
      part.new.removeFirst()
    }
    while let last = part.old.last, let other = part.new.last, old[last] == new[other] {
      partners[other] = last
      part.old.removeLast()
      part.new.removeLast()
    }
    guard !part.old.isEmpty, !part.new.isEmpty else { return [] }
    let anchors = part.depth < Self.deepest ? self.anchors(of: part) : []
    guard !anchors.isEmpty else {
      for (first, other) in MyersDiff(old[part.old], new[part.new], atMost: Self.mostEdits).matches {
        partners[other] = first
      }
      return []
    }
    var parts: [Part] = []
    var rest = part
    rest.depth += 1
    for (first, other) in anchors {
      partners[other] = first
      parts.append(
        Part(
          old: rest.old.lowerBound..<first, new: rest.new.lowerBound..<other, depth: rest.depth))
      rest.old = first + 1..<rest.old.upperBound
      rest.new = other + 1..<rest.new.upperBound
    }
    return parts + [rest]
  }

  /// The longest list of items that are unique on both sides of a part and in the same order.
  private func anchors(of part: Part) -> [(old: Int, new: Int)] {
    let newPlaces = Self.uniquePlaces(of: new[part.new])
    let oldPlaces = Self.uniquePlaces(of: old[part.old])
    let candidates = part.old.compactMap { place -> (old: Int, new: Int)? in
      guard oldPlaces[old[place]] == .some(place), let other = newPlaces[old[place]], let other else {
        return nil
      }
      return (place, other)
    }
    return LongestIncreasingSubsequence.pairs(candidates)
  }

  /// The places of items that occur once; `nil` for those that occur more than once.
  private static func uniquePlaces(of items: ArraySlice<Int>) -> [Int: Int?] {
    var places: [Int: Int?] = [:]
    for index in items.indices {
      places.updateValue(places[items[index]] == nil ? index : nil, forKey: items[index])
    }
    return places
  }

  private mutating func findMoves() {
    let matched = Set(partners.compactMap(\.self))
    var waiting: [Int: [Int]] = [:]
    for index in old.indices.reversed() where !matched.contains(index) {
      waiting[old[index], default: []].append(index)
    }
    for index in new.indices where partners[index] == nil {
      origins[index] = waiting[new[index]]?.popLast()
    }
  }
}

/// The Myers diff of two sequences: the shortest way from one to the other, if it is short enough.
struct MyersDiff {
  /// The places of items that stay, in order; empty where there are too many edits.
  private(set) var matches: [(old: Int, new: Int)] = []

  /// Looks for a way of at most so many insertions and removals.
  init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, atMost limit: Int) {
    let (n, m) = (old.count, new.count)
    let (oldStart, newStart) = (old.startIndex, new.startIndex)
    let most = min(limit, n + m)
    // How far each diagonal reaches, by its number and `most + 1`, after each number of edits.
    var ends = [Int](repeating: 0, count: 2 * most + 3)
    var trace: [[Int]] = []
    for edits in 0...most {
      trace.append(Array(ends[most + 1 - edits...most + 1 + edits]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let index = diagonal + most + 1
        let isDown = diagonal == -edits || diagonal != edits && ends[index - 1] < ends[index + 1]
        var x = isDown ? ends[index + 1] : ends[index - 1] + 1
        while x < n, x - diagonal < m, old[oldStart + x] == new[newStart + x - diagonal] { x += 1 }
        ends[index] = x
        if x >= n, x - diagonal >= m {
          let path = Self.path(to: (n, m), edits, trace)
          matches = path.map { (oldStart + $0.old, newStart + $0.new) }
          return
        }
      }
    }
  }

  /// Goes back from the end; each entry of the trace has the reach of the diagonals before that edit.
  private static func path(
    to end: (x: Int, y: Int), _ count: Int, _ trace: [[Int]]
  ) -> [(old: Int, new: Int)] {
    var matches: [(old: Int, new: Int)] = []
    var (x, y) = end
    for edits in stride(from: count, to: 0, by: -1) {
      let diagonal = x - y
      let reach = { (diagonal: Int) in trace[edits][diagonal + edits] }
      let isDown = diagonal == -edits || diagonal != edits && reach(diagonal - 1) < reach(diagonal + 1)
      let before = isDown ? diagonal + 1 : diagonal - 1
      let start = reach(before)
      let middle = isDown ? start : start + 1
      while x > middle {
        x -= 1
        y -= 1
        matches.append((x, y))
      }
      (x, y) = (start, start - before)
    }
    while x > 0, y > 0 {
      x -= 1
      y -= 1
      matches.append((x, y))
    }
    return matches.reversed()
  }
}

/// The longest increasing subsequence: what is in the same order in two sequences.
enum LongestIncreasingSubsequence {
  /// The longest list of pairs, which come in the order of one sequence, that is in the order of the other as well.
  static func pairs(_ candidates: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // The last candidate of the best list of each length, and what comes before each candidate.
    var lasts: [Int] = []
    var befores = [Int?](repeating: nil, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      var (low, high) = (0, lasts.count)
      while low < high {
        let middle = (low + high) / 2
        if candidates[lasts[middle]].new < candidate.new { low = middle + 1 } else { high = middle }
      }
      befores[index] = low > 0 ? lasts[low - 1] : nil
      if low == lasts.count { lasts.append(index) } else { lasts[low] = index }
    }
    var list: [(old: Int, new: Int)] = []
    var next = lasts.last
    while let index = next {
      list.append(candidates[index])
      next = befores[index]
    }
    return list.reversed()
  }
}
