import TableSources

/// A mapping that a value may be.
///
/// Its keys are looked up only when somebody asks: mappings hold each other, and most files are read without a word
/// about their kinds.
package struct MappingKind: Sendable {
  /// A key of a mapping, what its value may be, and what it is for.
  package struct Key: Sendable {
    /// The key.
    package var name: String
    /// What its value may be.
    package var kind: ValueKind
    /// What the value says, in a line.
    package var documentation: String
    /// The value that holds where the key is missing; `nil` where there is none.
    package var usual: SpecValue?
    /// What holds where the key is missing and no value of its own says so.
    package var absence: String?
    /// Whether the key must be there.
    package var isRequired: Bool
  }

  /// What tells the mapping from all others: `headerFooter`.
  package let name: String
  private let makeKeys: @Sendable () -> [Key]

  /// The mapping of a name; `keys` is called when they are asked for.
  package init(_ name: String, keys: @escaping @Sendable () -> [Key]) {
    self.name = name
    makeKeys = keys
  }

  /// The keys, in the order in which messages offer them.
  package var keys: [Key] { makeKeys() }
}
