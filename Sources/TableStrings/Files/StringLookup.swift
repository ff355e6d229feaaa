import TableModel
import TableSources

/// The texts of a source in the language that was found for somebody.
package struct StringLookup: Sendable {
  /// The language that was found.
  package var language: LanguageTag
  /// The texts; `nil` where no table was found.
  package var table: StringTable?
  /// The kind of device that texts are for, as Apple's tables call it.
  package var device = "iphone"
  /// Whether there is a localisation that comes near what was wanted.
  package var isMatched = true
  /// The document that is shown in place of the source; `nil` for the source itself.
  package var document: StringFileContent?
  /// The files that were read, in their order.
  package var files: [StringFileRecord] = []
  /// What is wrong with them.
  package var diagnostics: [Diagnostic] = []

  /// No texts of a language.
  package init(language: LanguageTag) {
    self.language = language
  }

  /// The text of a key; `nil` where there is none.
  package func text(_ key: String) -> String? { table?[key]?.text(in: language, device: device) }

  /// The text of a key with values in its places; `nil` where there is none.
  ///
  /// That a catalogue has nothing but the key itself in its own language says less than what the author wrote.
  package func text(_ key: TextKey) -> String? {
    if key.defaultValue != nil, case .text(key.key)? = table?[key.key]?.value { return nil }
    return table?[key.key]?.text(in: language, arguments: key.arguments, device: device)
  }

  mutating func complete(by other: StringTable) {
    if table == nil { table = StringTable() }
    table?.complete(by: other)
  }
}
