import TableLint
import TableModel
import TableSources

/// The texts of the developer that a source gives a key of a string table.
package struct KeyTexts: Sendable {
  /// A key of a table.
  package struct Key: Hashable, Sendable, Comparable {
    /// The name of the table; empty for the usual one.
    let table: String
    let key: String

    /// Whether a key comes before another one in lists.
    package static func < (left: Key, right: Key) -> Bool {
      (left.table, left.key) < (right.table, right.key)
    }
  }

  /// The texts; a source that gives a key several is told by itself.
  let texts: Set<String>
  /// Where the key first stands.
  let location: SourceLocation

  /// All texts that a document gives keys.
  static func all(of document: Document, _ lines: SourceLines, in file: FilePath) -> [Key: KeyTexts] {
    var texts: [Key: Set<String>] = [:]
    for textKey in document.screens.flatMap(\.textKeys.values) {
      guard let text = textKey.defaultValue else { continue }
      texts[Key(table: textKey.table ?? "", key: textKey.key), default: []].insert(text)
    }
    let lines = texts.isEmpty ? [] : lines.all
    return Dictionary(
      uniqueKeysWithValues: texts.map { key, texts in
        (key, KeyTexts(texts: texts, location: place(of: key.key, in: lines, of: file)))
      })
  }

  /// Where a word first stands in a source.
  private static func place(of word: String, in lines: [String], of file: FilePath) -> SourceLocation {
    for (number, line) in lines.enumerated() {
      guard let range = line.firstRange(of: word) else { continue }
      let column = line.distance(from: line.startIndex, to: range.lowerBound) + 1
      return SourceLocation(file: file.text, line: number + 1, column: column)
    }
    return SourceLocation(file: file.text)
  }

  /// A finding where a source beside this one gives a key other texts.
  func notice(_ key: Key, beside others: KeyTexts, _ level: LintLevel) -> LintNotice {
    let (own, other) = (texts.min() ?? "", others.texts.min() ?? "")
    return LintNotice(
      rule: LintRule.keyWithSeveralTexts.id, level: level,
      message:
        "the key “\(key.key)” stands for two texts: “\(own)” here and “\(other)” in \(others.location.file)",
      hint: "translators see one of them: give each text a different key", location: location, path: "",
      screen: 0, views: [], fingerprint: "key-\(key.table)-\(key.key)")
  }
}
