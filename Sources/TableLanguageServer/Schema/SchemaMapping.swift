import TableSpec

/// A mapping of the schema, whose keys are at hand.
struct SchemaMapping {
  /// What tells the mapping from all others: `headerFooter`.
  let name: String
  /// What the mapping describes: `a header or footer`.
  let subject: String
  /// The keys, in the order in which messages offer them.
  let keys: [ValueKind.Key]
  private let numbers: [String: Int]

  init(_ mapping: ValueKind.Mapping) {
    name = mapping.name
    subject = mapping.subject
    keys = mapping.keys
    numbers = Dictionary(keys.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// The key of a name; `nil` where there is none.
  subscript(_ name: String) -> ValueKind.Key? { numbers[name].map { keys[$0] } }

  /// The name by which the table of what came when knows the mapping.
  var availabilityName: String { ValueKind.Mapping.documentedName(of: name) }
}
