import TableSources
import TableSpec

/// Finds what stands at a place of a source.
struct PlaceFinder {
  /// What the source may have in it.
  let schema: SchemaIndex

  /// The key or text that covers a place in characters, or the brackets around it; `nil` where there is nothing.
  func place(at offset: Int, in roots: [SpecNode]) -> SourcePlace? {
    for root in roots {
      if let found = find(offset, in: root, schema.roots, levels: []) { return found }
    }
    return nil
  }

  private func find(
    _ offset: Int, in node: SpecNode, _ kinds: [ValueKind], levels: [SourcePlace.Level]
  ) -> SourcePlace? {
    if let alias = node.alias {
      guard alias.covers(offset) else { return nil }
      return SourcePlace(levels: levels, role: .value, node: node, kinds: kinds)
    }
    guard node.range.covers(offset) else { return nil }
    switch node.content {
    case .scalar, .unreadable: return SourcePlace(levels: levels, role: .value, node: node, kinds: kinds)
    case .sequence(let items): return find(offset, in: node, items: items, kinds, levels)
    case .mapping(let entries): return find(offset, in: node, entries: entries, kinds, levels)
    }
  }

  private func find(
    _ offset: Int, in node: SpecNode, items: [SpecNode], _ kinds: [ValueKind], _ levels: [SourcePlace.Level]
  ) -> SourcePlace? {
    for (number, item) in items.enumerated() where (item.alias ?? item.range).covers(offset) {
      let level = SourcePlace.Level(node: node, kinds: kinds, mappings: [], item: number)
      let itemKinds = schema.items(of: kinds, at: number)
      if let found = find(offset, in: item, itemKinds, levels: levels + [level]) { return found }
    }
    return nil
  }

  private func find(
    _ offset: Int, in node: SpecNode, entries: [SpecNode.Entry], _ kinds: [ValueKind],
    _ levels: [SourcePlace.Level]
  ) -> SourcePlace? {
    for entry in entries {
      let isKey = entry.key.range.covers(offset)
      guard isKey || (entry.value.alias ?? entry.value.range).covers(offset) else { continue }
      let mappings = schema.mappings(of: kinds, for: entries)
      let level = SourcePlace.Level(node: node, kinds: kinds, mappings: mappings, key: entry.key)
      if isKey { return SourcePlace(levels: levels + [level], role: .key, node: entry.key, kinds: []) }
      let valueKinds = valueKinds(of: entry, mappings, kinds)
      if let found = find(offset, in: entry.value, valueKinds, levels: levels + [level]) { return found }
    }
    return nil
  }

  /// What the value of a key may be.
  func valueKinds(of entry: SpecNode.Entry, _ mappings: [SchemaMapping], _ kinds: [ValueKind]) -> [ValueKind]
  {
    guard !mappings.isEmpty else { return schema.dictionaryValues(of: kinds) }
    return mappings.compactMap { $0[entry.name ?? ""]?.kind }.flatMap(\.forms)
  }
}

extension SourceRange {
  /// Whether a place lies in the range or at one of its ends.
  fileprivate func covers(_ offset: Int) -> Bool { start <= offset && offset <= end }
}

/// A place in a source, and what lies around it.
struct SourcePlace {
  /// A mapping or list that the place lies in.
  struct Level {
    /// The mapping or list.
    var node: SpecNode
    /// What it may be.
    var kinds: [ValueKind]
    /// The mappings that it may be by the keys that it has; empty for lists and for keys of an author's own.
    var mappings: [SchemaMapping]
    /// The key that leads on to the place; `nil` in lists.
    var key: SpecNode?
    /// The number of the item that leads on to the place; `nil` in mappings.
    var item: Int?
  }

  /// What stands at the place.
  enum Role {
    /// The key of the innermost mapping.
    case key
    /// A value is written there, or is to follow a key.
    case value
  }

  /// What the place lies in, from the outermost to the innermost.
  var levels: [Level]
  /// What stands at the place.
  var role: Role
  /// The key or value at the place.
  var node: SpecNode
  /// What the value may be; empty for keys.
  var kinds: [ValueKind]

  /// The innermost mapping or list.
  var innermost: Level? { levels.last }

  /// What the schema says of the key at the place, or of the key whose value it is, with its mapping.
  var key: (mapping: SchemaMapping, key: ValueKind.Key)? {
    guard let name = innermost?.key?.scalar?.text else { return nil }
    for mapping in innermost?.mappings ?? [] {
      if let key = mapping[name] { return (mapping, key) }
    }
    return nil
  }

  /// The name of the look of the screen, if the document says one.
  var theme: String? {
    levels.lazy.filter { $0.mappings.contains { $0.name == "screen" } }
      .compactMap { $0.node.entries?.first { $0.name == "theme" }?.value.scalar?.text }.first
  }
}
