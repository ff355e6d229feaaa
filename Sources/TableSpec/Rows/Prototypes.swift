import TableSources

/// The cells that rows may name to start from.
struct Prototypes {
  /// The keys and values of a cell.
  private struct Prototype {
    var entries: [SpecNode.Entry]
    var nodeCount: Int
    var name: SourceRange
  }

  /// The prototypes of one screen or table; those that are no mappings have a name alone.
  private struct Level {
    var names: [String] = []
    var prototypes: [String: Prototype?] = [:]
  }

  /// The key under which prototypes stand.
  static let key = "prototypes"

  /// From the outermost to the innermost.
  private var levels: [Level] = []

  /// Adds those of a screen or table, which take the place of others with the same name.
  mutating func add(from entries: [SpecNode.Entry]) {
    guard let added = entries.first(where: { $0.name == Self.key })?.value.entries, !added.isEmpty else {
      return
    }
    var level = Level()
    for entry in added {
      guard let name = entry.name, level.prototypes[name] == nil else { continue }
      level.names.append(name)
      let prototype = entry.value.entries.map {
        Prototype(entries: $0, nodeCount: entry.value.nodeCount, name: entry.key.range)
      }
      level.prototypes.updateValue(prototype, forKey: name)
    }
    levels.append(level)
  }

  /// The keys of a row together with those of the prototype that it names, or `nil` if that would be too much.
  func complete(_ row: [SpecNode.Entry], _ context: DecodingContext) -> [SpecNode.Entry]? {
    guard !levels.isEmpty, !context.scope.isPrototype,
      let identifier = row.first(where: { $0.name == "reuseIdentifier" })?.value,
      !identifier.isNull, let name = identifier.scalar?.text
    else { return row }
    guard let level = levels.last(where: { $0.prototypes[name] != nil }) else {
      context.error(
        "unknown prototype \(quoted(name))", at: identifier.range,
        hint: Spelling.offer(for: name, among: levels.lazy.flatMap(\.names)))
      return row
    }
    guard let prototype = level.prototypes[name] ?? nil else { return row }
    context.prototypeUses.note(name, of: prototype.name)
    guard context.countRepeated(nodes: prototype.nodeCount, at: identifier.range) else { return nil }
    return CellMerge.merged(row, over: prototype.entries)
  }
}
