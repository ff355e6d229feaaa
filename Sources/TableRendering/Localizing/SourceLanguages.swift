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
