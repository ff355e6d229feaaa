import TableSources

/// Sees which prototypes of a file no row uses.
struct PrototypeUses {
  /// The names of the prototypes by the places of their names: an alias may give the same ones to several screens.
  private var declared: [SourceRange: String] = [:]
  private var used: Set<SourceRange> = []
  private var usedNames: Set<String> = []

  /// Notes that there is a prototype.
  mutating func declare(_ name: String, at range: SourceRange) {
    declared[range] = name
  }

  /// Notes that a row uses the prototype whose name stands at a place.
  mutating func note(_ name: String, of range: SourceRange) {
    used.insert(range)
    usedNames.insert(name)
  }

  /// Notes each prototype that no row uses; after an error nobody knows what the rows that were not read use.
  func warn(_ context: DecodingContext) {
    guard !context.report.hasErrors else { return }
    let mostCompared = 500
    let offered = usedNames.sorted().prefix(mostCompared)
    for (range, name) in declared.sorted(by: { $0.key.start < $1.key.start }) where !used.contains(range) {
      context.warning(
        "the prototype \(quoted(name)) is used by no row", at: range,
        hint: Spelling.nearest(to: name, among: offered.filter { $0 != name }).map {
          "some row has the reuse identifier \(quoted($0))"
        })
    }
  }
}
