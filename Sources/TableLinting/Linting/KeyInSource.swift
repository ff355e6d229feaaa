import TableLint
import TableModel
import TableSources

/// A key of string tables in a source, which is held against the same key in sources beside it.
struct KeyInSource: Sendable {
  /// The texts of the key, and its place.
  let texts: KeyTexts
  /// How much it matters if another source has another text.
  let level: LintLevel
  /// Why it does not count.
  var suppression: LintNotice.Suppression?

  /// A key of the tables that sources of a folder share.
  private struct Name: Hashable {
    var folder: FilePath
    var table: String
    var key: String
  }

  /// Findings about keys that stand for one text in a source and for another in one beside it, with the number of the
  /// source in which each is.
  static func conflicts(
    among sources: [(path: FilePath, keys: [KeyInSource])]
  ) -> [(number: Int, notice: LintNotice)] {
    var known: [Name: KeyTexts] = [:]
    var conflicts: [(number: Int, notice: LintNotice)] = []
    for (number, source) in sources.enumerated() where !source.keys.isEmpty {
      // However the user has named it, a folder is one.
      let folder = source.path.absolute.folder
      for key in source.keys {
        let name = Name(folder: folder, table: key.texts.table, key: key.texts.key)
        guard let other = known[name] else {
          known[name] = key.texts
          continue
        }
        guard other.texts.isDisjoint(with: key.texts.texts) else { continue }
        conflicts.append((number, key.notice(beside: other)))
      }
    }
    return conflicts
  }

  /// A finding where a source beside this one gives the key another text.
  private func notice(beside other: KeyTexts) -> LintNotice {
    LintNotice(
      rule: LintRule.keyWithSeveralTexts.id, level: level,
      message:
        "the key “\(texts.key)” stands for two texts: “\(texts.first)” here and “\(other.first)” in \(other.location.file)",
      hint: "translators see one of them: give each text a different key", location: texts.location, path: "",
      screen: 0, views: [], fingerprint: "key-\(texts.table)-\(texts.key)", suppression: suppression)
  }
}
