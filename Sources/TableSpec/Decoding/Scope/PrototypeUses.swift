import TableSources

/// Sees which prototypes of a file no row uses.
struct PrototypeUses {
  /// The names of the prototypes by the places of their names: an alias may give the same ones to several screens.
  private var declared: [SourceRange: String] = [:]
  private var used: Set<SourceRange> = []
  /// The names of those that rows use.
  private(set) var usedNames: Set<String> = []

  /// The prototypes that no row uses, in the order of the file.
  var unused: [(range: SourceRange, name: String)] {
    declared.sorted { $0.key.start < $1.key.start }.filter { !used.contains($0.key) }
      .map { (range: $0.key, name: $0.value) }
  }

  /// Notes that there is a prototype.
  mutating func declare(_ name: String, at range: SourceRange) {
    declared[range] = name
  }

  /// Notes that a row uses the prototype whose name stands at a place.
  mutating func note(_ name: String, of range: SourceRange) {
    used.insert(range)
    usedNames.insert(name)
  }
}
