import TableComparison
import TableModel
import TableSources

/// Finds pictures that have another name now and are the same.
struct RenamedPictures {
  /// A picture that one side alone has.
  private struct Stray {
    /// The place of its entry.
    var index: Int
    /// The picture’s own name without folders.
    var name: FilePath
    /// The digest of the file that it was drawn from.
    var source: String?
  }

  /// What two pictures with the same pixels may have in common besides, most first.
  private static let likenesses: [@Sendable (Stray) -> [String]?] = [
    { stray in stray.source.map { [$0, stray.name.text] } },
    { stray in stray.source.map { [$0] } },
    { stray in [stray.name.text] },
    { _ in [] },
  ]

  private let expected: [String: FilePath]
  private let actual: [String: FilePath]
  private let digests = FileDigests()

  /// Looks for them in what two sides have.
  init(_ expected: DiffSide, _ actual: DiffSide) {
    self.expected = RenamedPictures.files(of: expected)
    self.actual = RenamedPictures.files(of: actual)
  }

  /// Entries with one for a picture that is gone and one that came with the same pixels.
  ///
  /// Of several with the same pixels those belong together that have equal sources, then those with equal names in other
  /// folders, then those that come first.
  func joined(_ entries: [ReviewEntry], in folder: ReviewFolder?) -> [ReviewEntry] {
    let olds = alone(entries, .obsolete, \.expected)
    let news = alone(entries, .new, \.actual)
    var entries = entries
    var gone: Set<Int> = []
    for (digest, came) in news {
      guard let left = olds[digest] else { continue }
      for (old, new) in pairs(left, came, entries) {
        gone.insert(old)
        entries[new] = renamed(entries[old], entries[new], in: folder)
      }
    }
    return entries.indices.filter { !gone.contains($0) }.map { entries[$0] }
  }

  private func renamed(_ older: ReviewEntry, _ newer: ReviewEntry, in folder: ReviewFolder?) -> ReviewEntry {
    for picture in [older.expected, newer.actual] {
      if let folder, let file = picture?.file { folder.discard(file) }
    }
    var entry = ReviewEntry(name: newer.name, state: .same, format: newer.format, scale: newer.scale)
    entry.input = newer.input
    entry.variant = newer.variant
    entry.aside = ReviewEntry.renamed(from: older.name)
    return entry
  }

  /// Which of some equal pictures became which.
  private func pairs(_ olds: [Int], _ news: [Int], _ entries: [ReviewEntry]) -> [(old: Int, new: Int)] {
    if let old = olds.first, let new = news.first, olds.count == 1, news.count == 1 { return [(old, new)] }
    var left = olds.map { stray($0, entries, expected) }
    var came = news.map { stray($0, entries, actual) }
    var pairs: [(old: Int, new: Int)] = []
    for likeness in RenamedPictures.likenesses {
      var places: [[String]: [Int]] = [:]
      for stray in left.reversed() {
        if let key = likeness(stray) { places[key, default: []].append(stray.index) }
      }
      var joined: Set<Int> = []
      for stray in came {
        guard let key = likeness(stray), let old = places[key]?.popLast() else { continue }
        pairs.append((old, stray.index))
        joined.formUnion([old, stray.index])
      }
      left.removeAll { joined.contains($0.index) }
      came.removeAll { joined.contains($0.index) }
    }
    return pairs
  }

  private func stray(_ index: Int, _ entries: [ReviewEntry], _ files: [String: FilePath]) -> Stray {
    let name = entries[index].name
    return Stray(
      index: index, name: FilePath(name).name, source: files[name].flatMap { digests.digest(of: $0) })
  }

  /// The places of the entries in a state, by the digests of their pictures.
  private func alone(
    _ entries: [ReviewEntry], _ state: ReviewState, _ side: (ReviewEntry) -> ReviewPicture?
  ) -> [String: [Int]] {
    var places: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() where entry.state == state {
      if let picture = side(entry) { places[picture.sha256, default: []].append(index) }
    }
    return places
  }

  private static func files(of side: DiffSide) -> [String: FilePath] {
    Dictionary(side.items.map { ($0.name.text, $0.path) }) { first, _ in first }
  }
}

extension ReviewEntry {
  /// Says that the picture had another name.
  mutating func addRename(from name: FilePath, _ old: DiffItem, _ new: DiffItem) {
    let words = ReviewEntry.renamed(from: name.text)
    guard state != .same else { return aside = words }
    let places = [old, new].map { item in
      SceneChange.Place(frame: .zero, source: SourceLocation(file: item.input))
    }
    self.words.insert(SceneChange(.moved, "picture: \(words)", expected: places[0], actual: places[1]), at: 0)
  }

  fileprivate static func renamed(from name: String) -> String { "renamed from \(name)" }
}
