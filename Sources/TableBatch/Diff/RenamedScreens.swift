import TableModel

/// Finds screens that have another name now, and may have been changed, by how many of their texts are the same.
struct RenamedScreens {
  /// A screen keeps more than this part of its texts.
  private static let half = 0.5
  /// The most pairs of screens that are held against one another.
  private static let mostPairs = 10_000

  /// Two screens of which only one side has a picture of each name.
  private struct Candidate {
    var likeness: Double
    var (old, new): (Int, Int)

    /// Whether no other screen is as much like either of the two.
    func isAlone(among others: [Candidate]) -> Bool {
      others.count { ($0.old == old || $0.new == new) && $0.likeness >= likeness } == 1
    }
  }

  private let expected: DiffSide
  private let actual: DiffSide

  /// Looks for them in two folders.
  init(_ expected: DiffSide, _ actual: DiffSide) {
    (self.expected, self.actual) = (expected, actual)
  }

  /// Pairs with one for a screen that is gone and the one that it became.
  ///
  /// Where several are as much alike nobody knows which became which, and they stay as they are.
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
        if likeness > Self.half {
          candidates.append(Candidate(likeness: likeness, old: old, new: new))
        }
      }
    }
    var (result, joined) = (pairs, Set<Int>())
    for candidate in candidates where candidate.isAlone(among: candidates) {
      let (old, new) = (gone[candidate.old], come[candidate.new])
      (result[new].expected, result[new].formerName) = (pairs[old].expected, pairs[old].name)
      joined.insert(old)
    }
    return result.indices.filter { !joined.contains($0) }.map { result[$0] }
  }

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
