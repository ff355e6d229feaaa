import TableModel

/// The texts of one table in one language, by their keys.
package struct StringTable: Sendable {
  /// The entries by their keys.
  package private(set) var entries: [String: StringEntry]

  /// A table of entries.
  package init(_ entries: [String: StringEntry] = [:]) {
    self.entries = entries
  }

  /// The entry of a key; `nil` where there is none.
  package subscript(key: String) -> StringEntry? {
    get { entries[key] }
    set { entries[key] = newValue }
  }

  /// Whether there are no entries.
  package var isEmpty: Bool { entries.isEmpty }

  /// The keys in the order of their bytes.
  package var keys: [String] { entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// Takes over the entries of another table whose keys there are none of.
  package mutating func complete(by other: StringTable) {
    // Tables that are taken over whole are shared by all sources that they are read for.
    guard !isEmpty else { return entries = other.entries }
    entries.merge(other.entries) { old, _ in old }
  }
}

/// The tables of one file that has all languages: Xcode’s string catalogue.
package struct StringCatalog: Sendable {
  /// The language that the keys are in.
  package var sourceLanguage: String
  /// The tables by the names of their languages.
  package var tables: [String: StringTable]

  /// The keys that are shown as they are in all languages.
  package var untranslatable: Set<String>

  /// A catalogue from its tables.
  package init(sourceLanguage: String, tables: [String: StringTable], untranslatable: Set<String> = []) {
    self.sourceLanguage = sourceLanguage
    self.tables = tables
    self.untranslatable = untranslatable
  }
}
