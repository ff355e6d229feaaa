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

  /// Adds findings about keys that stand for one text in a source, and for another in one beside it.
  static func compare(_ outcomes: inout [SourceLinter.Outcome], of inputs: [InputFile]) {
    var known: [Name: KeyTexts] = [:]
    for (number, input) in inputs.enumerated() where !outcomes[number].keys.isEmpty {
      // However the user has named it, a folder is one.
      let folder = input.path.absolute.folder
      for key in outcomes[number].keys {
        let name = Name(folder: folder, table: key.texts.table, key: key.texts.key)
        guard let other = known[name] else {
          known[name] = key.texts
          continue
        }
        guard other.texts.isDisjoint(with: key.texts.texts) else { continue }
        outcomes[number].notices.append(key.notice(beside: other))
      }
    }
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
