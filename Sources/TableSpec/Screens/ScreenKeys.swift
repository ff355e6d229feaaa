import TableSources

/// Tells specs from the YAML and JSON files of other programs by the keys of what is on a screen.
///
/// A file that cannot be read as YAML at all may still be a spec that somebody is writing: it is one if it mentions
/// such a key anywhere.
enum ScreenKeys {
  /// Whether no document has anything that is on a screen, however misspelt.
  static func isForeign(_ tree: SpecTree, _ bytes: [UInt8]) -> Bool {
    let roots = tree.roots.flatMap { $0.items ?? [$0] }
    if roots.contains(where: { isScreen($0) }) { return false }
    return !tree.isIncomplete || !areMentioned(in: bytes)
  }

  /// Whether the bytes have the name of a key in them.
  static func areMentioned(in bytes: [UInt8]) -> Bool {
    ScreenSchema.tellingKeys.contains { bytes.firstRange(of: Array($0.utf8)) != nil }
  }

  /// What the records begin with that this program itself prints as JSON: findings, views, languages, reviews and plans.
  private static let recordKeys = ["rule", "file", "format", "stack"]

  private static func isScreen(_ node: SpecNode) -> Bool {
    let names = (node.entries ?? []).compactMap(\.name)
    let telling = ScreenSchema.tellingKeys
    if names.contains(where: telling.contains) { return true }
    guard let first = names.first, !recordKeys.contains(first) else { return false }
    return names.contains { Spelling.nearest(to: $0, among: telling) != nil }
  }
}
