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

extension SourceLocalizer {
  /// The texts of the source, and the tables that have them.
  var sourceLanguages: SourceLanguages {
    let folders = folders
    let kept = folders.reduce(into: Set<String>()) { $0.formUnion($1.untranslatable) }
    var languages = SourceLanguages(
      keys: keys.uniqued().filter { !kept.contains($0) }, developmentLanguage: developmentLanguage,
      tables: [],
      diagnostics: folders.flatMap(\.diagnostics))
    languages.place = folders.first?.place
    for language in self.languages {
      let lookups = folders.map { $0.table(of: language) }
      languages.diagnostics += lookups.flatMap(\.diagnostics)
      guard lookups.contains(where: { $0.table != nil }) else { continue }
      let known = lookups.flatMap { lookup in (lookup.table?.keys ?? []).filter { lookup.text($0) != nil } }
      languages.tables.append(SourceLanguages.Table(language: language, keys: Set(known)))
    }
    return languages
  }
}
