import TableSources

/// Lays the keys of a row over those of its prototype.
enum CellMerge {
  /// The keys whose values are themselves laid over the prototype's, and the key that their short form stands for.
  private static let parts = [
    "textLabel": "text", "detailTextLabel": "text", "contentConfiguration": "text", "imageView": "image",
  ]
  /// The keys of a part that say the same in two ways.
  private static let alternatives: Set<String> = ["text", "attributedText"]

  /// The keys of a row, and those of its prototype that the row does not have.
  static func merged(_ row: [SpecNode.Entry], over prototype: [SpecNode.Entry]) -> [SpecNode.Entry] {
    let names = Set(row.compactMap(\.name))
    let inherited = prototype.filter { !names.contains($0.name ?? "") && !isUnfinished($0) }
    let own = row.map { entry in
      guard let name = entry.name, let short = parts[name],
        let base = prototype.first(where: { $0.name == name })
      else { return entry }
      return SpecNode.Entry(key: entry.key, value: merged(entry.value, over: base.value, short: short))
    }
    return inherited + own
  }

  /// Whether an entry only prepares a label or image that the row does not have.
  private static func isUnfinished(_ entry: SpecNode.Entry) -> Bool {
    guard entry.name != "contentConfiguration", let short = parts[entry.name ?? ""],
      let entries = entry.value.entries,
      !entry.value.isImagePlaceholder
    else { return false }
    return !entries.contains { $0.name == short || short == "text" && $0.name == "attributedText" }
  }

  private static func merged(_ value: SpecNode, over base: SpecNode, short: String) -> SpecNode {
    guard !value.isNull, !base.isNull, let own = longForm(value, short), let base = longForm(base, short)
    else { return value }
    var names = Set(own.compactMap(\.name))
    if !names.isDisjoint(with: alternatives) { names.formUnion(alternatives) }
    let inherited = base.filter { !names.contains($0.name ?? "") }
    guard !inherited.isEmpty else { return value }
    return SpecNode(content: .mapping(inherited + own), range: value.range)
  }

  /// The keys that a text or placeholder is short for, or those of a mapping.
  private static func longForm(_ value: SpecNode, _ short: String) -> [SpecNode.Entry]? {
    guard value.scalar != nil || value.isImagePlaceholder else { return value.entries }
    let key = SpecNode(content: .scalar(SpecScalar(text: short, style: .plain)), range: value.range)
    return [SpecNode.Entry(key: key, value: value)]
  }
}
