import TableSources

/// The cells that rows may name to start from.
struct Prototypes {
  /// The keys and values of a cell.
  struct Prototype {
    /// The keys and values.
    var entries: [SpecNode.Entry]
    /// The number of values that the cell is made of.
    var nodeCount: Int
    /// Where its name stands.
    var name: SourceRange
  }

  /// What a name stands for.
  enum Match {
    case prototype(Prototype)
    /// Something that is no mapping, which has been noted.
    case unreadable
    case unknown
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

  /// Whether there are none.
  var isEmpty: Bool { levels.isEmpty }

  /// All names, from the outermost to the innermost.
  var names: some Sequence<String> { levels.lazy.flatMap(\.names) }

  /// What a name stands for, in the innermost place that has it.
  subscript(name: String) -> Match {
    guard let level = levels.last(where: { $0.prototypes[name] != nil }) else { return .unknown }
    return (level.prototypes[name] ?? nil).map(Match.prototype) ?? .unreadable
  }

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
}
