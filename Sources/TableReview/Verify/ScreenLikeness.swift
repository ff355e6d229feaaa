import TableComparison
import TableModel
import TableSources

/// Finds which screens have another name now, and may have been changed, by how many of their texts are the same.
enum ScreenLikeness {
  /// A screen keeps more than this part of its texts.
  private static let half = 0.5
  /// The most pairs of screens that are held against one another.
  private static let mostPairs = 10_000

  /// What a screen is known by.
  struct Screen {
    /// The name of its picture.
    var name: FilePath
    /// What it says; a screen that says nothing is like none.
    var texts: Set<String>
    /// The digest of what it is made from; `nil` where nobody knows.
    var digest: String?
  }

  /// Two screens of which only one side has a picture of each name.
  private struct Candidate {
    /// The part of their texts that both have, whether their files are equal, and how alike their names are; what comes first
    /// weighs more.
    var likeness: (texts: Double, isSource: Int, name: Int)
    var (old, new): (Int, Int)

    /// Whether the two belong together less than two others.
    func isBehind(_ other: Candidate) -> Bool { likeness < other.likeness }

    /// Whether one of the two is one of two others.
    func shares(with other: Candidate) -> Bool { old == other.old || new == other.new }
  }

  /// Which screens that are gone became which that have come, by their numbers, the surest first.
  ///
  /// Of several that are as much alike those belong together that have equal sources, then those with names that are most
  /// alike; where that does not decide, nobody knows which became which, and they are left out. Screens are asked for only
  /// where there are not too many.
  static func matches(
    _ oldCount: Int, _ newCount: Int, olds: () -> [Screen], news: () -> [Screen],
    isName: (_ old: FilePath, _ new: FilePath) -> Int
  ) -> [(old: Int, new: Int)] {
    guard oldCount > 0, newCount > 0, oldCount * newCount <= mostPairs else { return [] }
    let (olds, news) = (olds(), news())
    var candidates: [Candidate] = []
    for (old, older) in olds.enumerated() where !older.texts.isEmpty {
      for (new, newer) in news.enumerated() where !newer.texts.isEmpty {
        let common = Double(older.texts.intersection(newer.texts).count)
        let likeness = common / Double(max(older.texts.count, newer.texts.count))
        guard likeness > half else { continue }
        let isSource = older.digest == newer.digest
        candidates.append(
          Candidate(
            likeness: (likeness, isSource ? 1 : 0, isName(older.name, newer.name)), old: old, new: new))
      }
    }
    return decided(candidates).map { ($0.old, $0.new) }
  }

  /// Those that belong together more than either does with what is left, the surest first.
  private static func decided(_ candidates: [Candidate]) -> [Candidate] {
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
}

/// Says of pictures that are new, and of approved ones that nothing draws any more, which became which, and what has changed.
///
/// Both stay what they are: approving one takes the picture under its new name, approving the other takes the old one away.
struct RenamedBaselines {
  private let folder: ReviewFolder

  /// Looks at what a review has left in its folder.
  init(in folder: ReviewFolder) {
    self.folder = folder
  }

  /// The entries of a review with words for those that only have another name, or have been changed besides.
  func told(_ entries: [ReviewEntry]) -> [ReviewEntry] {
    let gone = entries.indices.filter { entries[$0].state == .obsolete && entries[$0].format == "png" }
    let come = entries.indices.filter { entries[$0].state == .new && entries[$0].format == "png" }
    var outlines: [Int: SceneOutline] = [:]
    let screens = { (indices: [Int], side: (ReviewEntry) -> ReviewPicture?) in
      indices.map { index in
        let picture = side(entries[index])
        outlines[index] = picture?.file.flatMap(outline)
        return ScreenLikeness.Screen(
          name: FilePath(entries[index].name),
          // A picture that says nothing may still be the same one.
          texts: outlines[index]?.texts.nonEmpty ?? Set(picture.map { [$0.sha256] } ?? []),
          digest: picture?.sha256)
      }
    }
    let matches = ScreenLikeness.matches(
      gone.count, come.count, olds: { screens(gone, \.expected) }, news: { screens(come, \.actual) },
      isName: RenamedBaselines.commonEnd)
    var told = entries
    for match in matches {
      let (old, new) = (gone[match.old], come[match.new])
      let (older, newer) = (entries[old], entries[new])
      told[old].words = [RenamedBaselines.word("renamed to \(newer.name)", older, newer)]
      told[new].words = [RenamedBaselines.word("renamed from \(older.name)", older, newer)]
      if let expected = outlines[old], let actual = outlines[new] {
        told[new].words += SceneComparison(expected, actual, hasHiddenRows: false).changes
      }
    }
    return told
  }

  private static func word(_ text: String, _ older: ReviewEntry, _ newer: ReviewEntry) -> SceneChange {
    let places = [older, newer].map { entry in
      SceneChange.Place(frame: .zero, source: entry.input.map { SourceLocation(file: $0) })
    }
    return SceneChange(.moved, "picture: \(text)", expected: places[0], actual: places[1])
  }

  /// How many letters the ends of two names share: what tells ways of drawing apart stands there.
  private static func commonEnd(_ old: FilePath, _ new: FilePath) -> Int {
    zip(old.bytes.reversed(), new.bytes.reversed()).prefix { $0 == $1 }.count
  }

  /// What a picture in the folder says that it shows; `nil` where it does not.
  private func outline(_ file: FilePath) -> SceneOutline? {
    OpenFile.wholeBytes(of: folder.path.appending(file), atMost: OwnPicture.limit).flatMap {
      BaselineMetadata(in: FileWithMetadata($0))?.scene
    }
  }
}

extension Set {
  /// The set, or `nil` where nothing is in it.
  fileprivate var nonEmpty: Set? { isEmpty ? nil : self }
}
