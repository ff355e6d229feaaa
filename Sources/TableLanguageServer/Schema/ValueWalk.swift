import TableSources
import TableSpec

/// Goes through all values of a source with what each of them may be.
struct ValueWalk {
  /// What the source may have in it.
  let schema: SchemaIndex

  /// Calls a function with each text of some documents and what it may be; aliases are not followed.
  func texts(of roots: [SpecNode], _ visit: (SpecNode, SpecScalar, [ValueKind]) -> Void) {
    for root in roots { texts(of: root, schema.roots, visit) }
  }

  private func texts(
    of node: SpecNode, _ kinds: [ValueKind], _ visit: (SpecNode, SpecScalar, [ValueKind]) -> Void
  ) {
    guard node.alias == nil, !kinds.isEmpty else { return }
    switch node.content {
    case .scalar(let scalar): visit(node, scalar, kinds)
    case .unreadable: break
    case .sequence(let items):
      for (number, item) in items.enumerated() { texts(of: item, schema.items(of: kinds, at: number), visit) }
    case .mapping(let entries):
      let mappings = schema.mappings(of: kinds, for: entries)
      let finder = PlaceFinder(schema: schema)
      for entry in entries { texts(of: entry.value, finder.valueKinds(of: entry, mappings, kinds), visit) }
    }
  }
}
