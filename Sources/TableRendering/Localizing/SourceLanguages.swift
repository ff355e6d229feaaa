import TableModel
import TableSources
import TableStrings

/// The texts of a source, and the tables that have them in other languages.
package struct SourceLanguages: Sendable {
  /// A table that a source has in one language.
  package struct Table: Hashable, Sendable {
    /// The name of the language, as its file or folder has it.
    package var language: String
    /// The keys that the table has.
    package var keys: Set<String>
  }

  /// The keys of the source’s texts, each once, in the order of the source.
  package var keys: [String]
  /// The language that the source’s own texts are in.
  package var developmentLanguage: String
  /// The tables, in the order of their languages’ names.
  package var tables: [Table]
  /// What is wrong with the tables.
  package var diagnostics: [Diagnostic]
  /// What tells sources whose tables are the same.
  package var place: StringPlace?

  /// The keys that a table lacks, in the order of the source.
  package func missing(in table: Table) -> [String] { keys.filter { !table.keys.contains($0) } }
}

/// The keys of a source by its own texts.
struct TranslationIndex: Sendable {
  /// The keys in the order of the source.
  private(set) var keys: [TextKey] = []
  private var numbers: [String: [Int]] = [:]

  /// Adds a key with the text that the source shows for it.
  mutating func add(_ key: TextKey, text: String) {
    numbers[text, default: []].append(keys.count)
    // Some looks show headers in capitals.
    let capitals = text.uppercased()
    if capitals != text { numbers[capitals, default: []].append(keys.count) }
    keys.append(key)
  }

  /// What a language has for the keys of some texts, by these texts; `look` gives what it has for a key.
  func translations(
    of texts: some Sequence<String>, _ look: (TextKey) -> String?
  ) -> [String: [TextTranslation]] {
    var found: [String: [TextTranslation]] = [:]
    for text in texts where found[text] == nil {
      guard let numbers = numbers[text] else { continue }
      found[text] = numbers.map { TextTranslation(key: keys[$0].key, text: look(keys[$0])) }
    }
    return found
  }
}
