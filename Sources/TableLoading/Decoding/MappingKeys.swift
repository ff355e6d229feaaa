/// The keys that a mapping has, with their values.
struct MappingKeys {
  private var entries: [(name: String, entry: SpecNode.Entry)] = []

  /// The entry of a key; `nil` if the key is not there.
  subscript(_ name: String) -> SpecNode.Entry? {
    entries.first { $0.name == name }?.entry
  }

  /// The place of a key that has a value; `nil` if the key or its value is not there.
  func place(of name: String) -> SourceRange? {
    guard let entry = self[name], !entry.value.isNull else { return nil }
    return entry.key.range
  }

  /// Adds an entry.
  mutating func insert(_ entry: SpecNode.Entry, _ name: String) {
    entries.append((name, entry))
  }
}
