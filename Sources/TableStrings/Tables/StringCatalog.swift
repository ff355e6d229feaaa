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
