import TableModel
import TableReview
import TableSources

/// Finds entries that differ in the same way, so that one look at them and one decision will do.
enum ReviewGroups {
  /// The digits by which groups are told apart.
  private static let digits = 12

  /// Entries with the group of each that is not alone in its own.
  static func grouped(_ entries: [ReviewEntry]) -> [ReviewEntry] {
    let keys = entries.map(key)
    let counts = keys.compactMap(\.self).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return zip(entries, keys).map { entry, key in
      var entry = entry
      entry.group = key.flatMap { counts[$0, default: 0] > 1 ? $0 : nil }
      return entry
    }
  }

  /// What entries have in common that differ in the same way; `nil` for those that are never grouped.
  ///
  /// Texts do not count, so that a change in all languages is one; neither does where pixels differ, as long as words
  /// say what does.
  private static func key(of entry: ReviewEntry) -> String? {
    var fingerprint = Fingerprint()
    fingerprint.add(entry.state.rawValue)
    fingerprint.add(entry.format)
    switch entry.state {
    case .same, .failed: return nil
    case .new: fingerprint.add(entry.input ?? entry.name)
    case .obsolete: fingerprint.add(FilePath(entry.name).folder)
    case .changed, .resized:
      if entry.words.isEmpty {
        guard let pixels = entry.pixels else { return nil }
        fingerprint.add(pixels.difference.description)
      }
      for word in entry.words { fingerprint.add(kind(ofChange: word.text)) }
    }
    return String(fingerprint.digits().prefix(digits))
  }

  /// The words of a change without the texts; where a text differs, without numbers, too, which follow from it.
  private static func kind(ofChange text: String) -> String {
    let kind = withoutQuotations(text)
    guard text.contains("” → “") else { return kind }
    return String(String.UnicodeScalarView(kind.unicodeScalars.filter { !("0"..."9" ~= $0 || $0 == ".") }))
  }

  private static func withoutQuotations(_ text: String) -> String {
    var depth = 0
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          if scalar == "“" { depth += 1 }
          defer { if scalar == "”" { depth = max(0, depth - 1) } }
          return depth == 0
        }))
  }
}
