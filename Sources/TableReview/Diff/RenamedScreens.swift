import TableModel

/// Finds screens that have another name now, and may have been changed, by how many of their texts are the same.
struct RenamedScreens {
  /// A screen keeps more than this part of its texts.
  private static let half = 0.5
  /// The most pairs of screens that are held against one another.
  private static let mostPairs = 10_000

  /// Two screens of which only one side has a picture of each name.
  private struct Candidate {
    /// The part of their texts that both have, whether their files are equal, and whether they have the same name but for
    /// their folders; what comes first weighs more.
    var likeness: (texts: Double, isSource: Int, isName: Int)
    var (old, new): (Int, Int)

    /// Whether the two belong together less than two others.
    func isBehind(_ other: Candidate) -> Bool { likeness < other.likeness }

    /// Whether one of the two is one of two others.
    func shares(with other: Candidate) -> Bool { old == other.old || new == other.new }
  }

  private let expected: DiffSide
  private let actual: DiffSide
  private let digests = FileDigests()

  /// Looks for them in two folders.
  init(_ expected: DiffSide, _ actual: DiffSide) {
    (self.expected, self.actual) = (expected, actual)
  }

  /// Pairs with one for a screen that is gone and the one that it became.
  ///
  /// Of several that are as much alike those belong together that have equal sources, then those with equal names in other
  /// folders; where that does not decide, nobody knows which became which, and they stay as they are.
  func joined(_ pairs: [DiffPair]) -> [DiffPair] {
    let gone = pairs.indices.filter { pairs[$0].actual == nil }
    let come = pairs.indices.filter { pairs[$0].expected == nil }
    guard !gone.isEmpty, !come.isEmpty, gone.count * come.count <= Self.mostPairs else { return pairs }
    let olds = gone.map { texts(of: pairs[$0].expected, expected) }
    let news = come.map { texts(of: pairs[$0].actual, actual) }
    var candidates: [Candidate] = []
    for (old, texts) in olds.enumerated() where !texts.isEmpty {
      for (new, others) in news.enumerated() where !others.isEmpty {
        let likeness = Double(texts.intersection(others).count) / Double(max(texts.count, others.count))
        guard likeness > Self.half else { continue }
        let (older, newer) = (pairs[gone[old]], pairs[come[new]])
        let isSource = digest(of: older.expected) == digest(of: newer.actual)
        let isName = older.name.name == newer.name.name
        candidates.append(
          Candidate(likeness: (likeness, isSource ? 1 : 0, isName ? 1 : 0), old: old, new: new))
      }
    }
    var (result, joined) = (pairs, Set<Int>())
    for candidate in decided(candidates) {
      let (old, new) = (gone[candidate.old], come[candidate.new])
      (result[new].expected, result[new].formerName) = (pairs[old].expected, pairs[old].name)
      joined.insert(old)
    }
    return result.indices.filter { !joined.contains($0) }.map { result[$0] }
  }

  /// Those that belong together more than either does with what is left, the surest first.
  private func decided(_ candidates: [Candidate]) -> [Candidate] {
    var decided: [Candidate] = []
    var left = candidates
    while let best = left.max(by: { $0.isBehind($1) }) {
      let rivals = left.filter { $0.shares(with: best) }
      if rivals.count(where: { !$0.isBehind(best) }) == 1 {
        decided.append(best)
        left.removeAll { $0.shares(with: best) }
      } else {
        // Nor is any of them what it is less like.
        let undecided = rivals.filter { !$0.isBehind(best) }
        let (olds, news) = (Set(undecided.map(\.old)), Set(undecided.map(\.new)))
        left.removeAll { olds.contains($0.old) || news.contains($0.new) }
      }
    }
    return decided
  }

  private func digest(of item: DiffItem?) -> String? { item.flatMap { digests.digest(of: $0.path) } }

  /// The texts of a screen; none of a picture, and of a source with errors.
  private func texts(of item: DiffItem?, _ side: DiffSide) -> Set<String> {
    guard case .screen(let source, let number, _)? = item?.content,
      let screen = side.load(source).document?.screens[checked: number]
    else { return [] }
    var texts: Set<String> = []
    _ = screen.mapTexts { text in
      if !text.isEmpty { texts.insert(text) }
      return text
    }
    return texts
  }
}
