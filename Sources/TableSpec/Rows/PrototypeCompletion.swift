import TableModel
import TableSources

extension DecodingContext {
  /// The keys of a row together with those of the prototype that it names, or `nil` if that would be too much.
  func completed(_ row: [SpecNode.Entry]) -> [SpecNode.Entry]? {
    guard !scope.prototypes.isEmpty, !scope.isPrototype,
      let identifier = row.first(where: { $0.name == "reuseIdentifier" })?.value,
      !identifier.isNull, let name = identifier.scalar?.text
    else { return row }
    switch scope.prototypes[name] {
    case .unreadable: return row
    case .unknown:
      error(
        "unknown prototype \(quoted(name))", at: identifier.range,
        hint: Spelling.offer(for: name, among: scope.prototypes.names))
      return row
    case .prototype(let prototype):
      prototypeUses.note(name, of: prototype.name)
      guard countRepeated(nodes: prototype.nodeCount, at: identifier.range) else { return nil }
      return CellMerge.merged(row, over: prototype.entries)
    }
  }

  /// Notes each prototype that no row uses; after an error nobody knows what the rows that were not read use.
  func warnAboutUnusedPrototypes() {
    guard !report.hasErrors else { return }
    let mostCompared = 500
    let offered = prototypeUses.usedNames.sorted().prefix(mostCompared)
    for (range, name) in prototypeUses.unused {
      warning(
        "no row uses the prototype \(quoted(name))", at: range,
        hint: Spelling.nearest(to: name, among: offered.filter { $0 != name }).map {
          "some row has the reuse identifier \(quoted($0))"
        }, rule: .unusedPrototype)
    }
  }
}
