import TableModel
import TableSources

/// What surrounds a row, table or bar and counts for how it is read.
struct RowScope {
  /// The prototypes that a row may name.
  var prototypes = Prototypes()
  /// The theme that the screen names; `nil` if it leaves the choice to others.
  var theme: String?
  /// The style of the table; `nil` if it is not known.
  var tableStyle: TableViewStyle?
  /// Whether the table is a list of a collection view.
  var isList = false
  /// Whether several rows of the table may be selected, at any time.
  var allowsMultipleSelection = false
  /// Whether rows of the table are edited although they do not say so themselves.
  var mayBeEdited = false
  /// Whether the row is a prototype, which rows will complete.
  var isPrototype = false

  /// The scope of what lies in a screen or table with these keys.
  func inside(_ entries: [SpecNode.Entry]) -> RowScope {
    var scope = self
    scope.prototypes.add(from: entries)
    return scope
  }

  /// The scope of what lies in a screen with these keys.
  func insideScreen(_ entries: [SpecNode.Entry]) -> RowScope {
    var scope = inside(entries)
    scope.theme = entries.first { $0.name == "theme" }?.value.scalar?.text
    return scope
  }

  /// The scope of the rows of a table with these keys.
  func insideTable(_ entries: [SpecNode.Entry], isList: Bool) -> RowScope {
    var scope = inside(entries)
    let style = entries.first { $0.name == "style" || $0.name == "appearance" }?.value
    scope.isList = isList
    scope.tableStyle =
      style.map { $0.isNull ? .plain : TableViewStyle(rawValue: $0.scalar?.text ?? "") } ?? .plain
    let isSet = { (names: [String]) in
      entries.contains { entry in
        names.contains(entry.name ?? "") && !entry.value.isNull && entry.value.boolean != false
      }
    }
    scope.allowsMultipleSelection = isSet([
      "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing",
    ])
    scope.mayBeEdited = isSet(["editing", "rowChange", "transition"])
    return scope
  }
}

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
