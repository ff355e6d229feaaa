import TableModel
import TableReview
import TableSources

/// Finds pictures that have another name now and are the same.
enum RenamedPictures {
  /// Entries with one for a picture that is gone and one that came with the same pixels.
  ///
  /// Where several are the same nobody knows which became which, and they stay as they are.
  static func joined(_ entries: [ReviewEntry], in folder: ReviewFolder?) -> [ReviewEntry] {
    let olds = alone(entries, .obsolete, \.expected)
    let news = alone(entries, .new, \.actual)
    var gone: Set<Int> = []
    var entries = entries
    for (digest, new) in news.sorted(by: { $0.value < $1.value }) {
      guard let old = olds[digest] else { continue }
      gone.insert(old)
      let (older, newer) = (entries[old], entries[new])
      for picture in [older.expected, newer.actual] {
        if let folder, let file = picture?.file { folder.discard(FilePath(file)) }
      }
      var entry = ReviewEntry(name: newer.name, state: .same, format: newer.format, scale: newer.scale)
      entry.input = newer.input
      entry.variant = newer.variant
      entry.aside = ReviewEntry.renamed(from: older.name)
      entries[new] = entry
    }
    return entries.indices.filter { !gone.contains($0) }.map { entries[$0] }
  }

  /// The places of the entries in a state whose picture is like no other's, by the digests of these.
  private static func alone(
    _ entries: [ReviewEntry], _ state: ReviewState, _ side: (ReviewEntry) -> ReviewPicture?
  ) -> [String: Int] {
    var places: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() where entry.state == state {
      if let picture = side(entry) { places[picture.sha256, default: []].append(index) }
    }
    return places.filter { $0.value.count == 1 }.compactMapValues(\.first)
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
