import TableModel
import TableSources

/// The keys that a mapping has, with their values.
package struct MappingKeys {
  private var entries: [(name: String, entry: SpecNode.Entry)] = []
  private var misspelled: Set<String> = []

  /// The entry of a key; `nil` if the key is not there.
  package subscript(_ name: String) -> SpecNode.Entry? {
    entries.first { $0.name == name }?.entry
  }

  /// The place of a key that has a value; `nil` if the key or its value is not there.
  package func place(of name: String) -> SourceRange? {
    guard let entry = self[name], !entry.value.isNull else { return nil }
    return entry.key.range
  }

  /// Whether a key is not there, and none that may be meant for it.
  package func lacks(_ name: String) -> Bool {
    self[name] == nil && !misspelled.contains(name)
  }

  /// Whether there is an unknown key that may be meant for this one.
  package func isMisspelled(_ name: String) -> Bool {
    misspelled.contains(name)
  }

  /// The keys among some that have a value, in the order of the file.
  package func present(among names: Set<String>) -> [SpecNode.Entry] {
    entries.filter { names.contains($0.name) && !$0.entry.value.isNull }.map(\.entry)
  }

  /// Notes that a key has no value which must have one.
  package func require(_ name: String, of subject: Subject, _ node: SpecNode, _ context: DecodingContext) {
    guard place(of: name) == nil, self[name] != nil || lacks(name) else { return }
    context.missing("\(subject) has no \(quoted(name))", at: node.range)
  }

  /// Notes that there is an unknown key that is meant for this one.
  package mutating func noteMisspelling(of name: String) {
    misspelled.insert(name)
  }

  /// Adds an entry.
  package mutating func insert(_ entry: SpecNode.Entry, _ name: String) {
    entries.append((name, entry))
  }
}
