import TableModel
import TableSources
import TableStrings

/// The texts of a source, and the tables that have them in other languages.
public struct SourceLanguages: Sendable {
  /// A table that a source has in one language.
  public struct Table: Hashable, Sendable {
    /// The name of the language, as its file or folder has it.
    public var language: String
    /// The keys that the table has.
    public var keys: Set<String>
  }

  /// The keys of the source’s texts, each once, in the order of the source.
  public var keys: [String]
  /// The language that the source’s own texts are in.
  public var developmentLanguage: String
  /// The tables, in the order of their languages’ names.
  public var tables: [Table]
  /// What is wrong with the tables.
  public var diagnostics: [Diagnostic]
  /// What tells sources whose tables are the same.
  package var place: StringPlace?

  /// The keys that a table lacks, in the order of the source.
  public func missing(in table: Table) -> [String] { keys.filter { !table.keys.contains($0) } }
}
