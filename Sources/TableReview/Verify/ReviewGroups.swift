import TableComparison
import TableModel
import TableSources

/// Finds entries that differ in the same way, so that one look at them and one decision will do.
///
/// A group is one screen in several variants or languages. Other screens are never in it, however alike their changes
/// sound: whoever approves a group has seen one picture of it.
enum ReviewGroups {
  /// The digits by which groups are told apart.
  private static let digits = 12

  /// Entries with the group of each that is not alone in its own.
  static func grouped(_ entries: [ReviewEntry]) -> [ReviewEntry] {
    let places = entries.map(place)
    let pictures = places.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let keys = zip(entries, places).map { entry, place in
      // Most screens have one picture, of which nobody needs to know how it changed.
      place.flatMap { pictures[$0, default: 0] > 1 ? key(of: entry, at: $0) : nil }
    }
    let counts = keys.compactMap(\.self).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return zip(entries, keys).map { entry, key in
      var entry = entry
      entry.group = key.flatMap { counts[$0, default: 0] > 1 ? $0 : nil }
      return entry
    }
  }

  /// Where entries must stand alike to be of one group; `nil` for those that are never grouped.
  private static func place(of entry: ReviewEntry) -> [String]? {
    switch entry.state {
    case .same, .failed: nil
    // Nobody knows any more which screen it showed: only the kinds of files of one name are sure to belong together.
    case .obsolete: [entry.state.rawValue, FilePath(entry.name).stem.text]
    case .new: [entry.state.rawValue, entry.format] + screen(of: entry)
    case .changed, .resized: screen(of: entry)
    }
  }

  /// What entries have in common that differ in the same way; `nil` for those that are never grouped.
  ///
  /// Texts do not count, so that a change in all languages is one; neither does where pixels differ, as long as words
  /// say what does.
  private static func key(of entry: ReviewEntry, at place: [String]) -> String? {
    var parts = place
    if entry.state == .changed || entry.state == .resized {
      parts += ChangeKind(of: entry).lines
      if entry.words.isEmpty {
        // Without words nobody can say that two changes are one, unless both pictures are the same.
        guard let expected = entry.expected, let actual = entry.actual else { return nil }
        parts += [expected.sha256, actual.sha256]
      }
    }
    var fingerprint = Fingerprint()
    for part in parts { fingerprint.add(part) }
    return String(fingerprint.digits().prefix(digits))
  }

  /// What tells the screen that an entry shows from all others; a picture without a source is like none but itself.
  private static func screen(of entry: ReviewEntry) -> [String] {
    [entry.input ?? "", entry.screen.map(String.init) ?? "", entry.input == nil ? entry.name : ""]
  }
}
