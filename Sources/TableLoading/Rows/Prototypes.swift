/// The cells that rows may name to start from.
struct Prototypes {
  /// The keys and values of a cell.
  struct Prototype {
    var entries: [SpecNode.Entry]
    var nodeCount: Int
  }

  /// The key under which prototypes stand.
  static let key = "prototypes"

  /// The names in the order of the file, outer ones first.
  private(set) var names: [String] = []
  private var prototypes: [String: Prototype] = [:]

  /// Adds those of a screen or table, which take the place of others with the same name.
  mutating func add(from entries: [SpecNode.Entry]) {
    guard let added = entries.first(where: { $0.name == Self.key })?.value.entries else { return }
    for entry in added {
      guard let name = entry.name else { continue }
      if !names.contains(name) { names.append(name) }
      prototypes[name] = entry.value.entries.map {
        Prototype(entries: $0, nodeCount: entry.value.nodeCount)
      }
    }
  }

  /// The keys of a row together with those of the prototype that it names, or `nil` if that would be too much.
  func complete(_ row: [SpecNode.Entry], _ context: DecodingContext) -> [SpecNode.Entry]? {
    guard !names.isEmpty, !context.scope.isPrototype,
      let identifier = row.first(where: { $0.name == "reuseIdentifier" })?.value,
      !identifier.isNull, let name = identifier.scalar?.text
    else { return row }
    if let prototype = prototypes[name] {
      guard context.countRepeated(nodes: prototype.nodeCount, at: identifier.range) else { return nil }
      return CellMerge.merged(row, over: prototype.entries)
    }
    if !names.contains(name) {
      context.error(
        "unknown prototype \(quoted(name))", at: identifier.range,
        hint: Spelling.hint(for: name, among: names) ?? Self.known(names))
    }
    return row
  }

  private static func known(_ names: [String]) -> String {
    names.count == 1 ? "there is \(listed(names, "and"))" : "there are \(listed(names, "and"))"
  }
}
