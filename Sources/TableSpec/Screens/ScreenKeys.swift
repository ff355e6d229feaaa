import TableModel
import TableSources

/// Tells specs from the YAML and JSON files of other programs by the keys of what is on a screen.
///
/// A file that cannot be read as YAML at all may still be a spec that somebody is writing: it is one if it mentions
/// such a key anywhere.
enum ScreenKeys {
  /// Whether no document has anything that is on a screen, however misspelt.
  static func isForeign(_ tree: SpecTree, _ bytes: [UInt8]) -> Bool {
    let roots = tree.roots.flatMap { $0.items ?? [$0] }
    var comparisons = mostComparisons
    if roots.contains(where: { isScreen($0, &comparisons) }) { return false }
    return !tree.isIncomplete || !areMentioned(in: bytes)
  }

  /// Whether the bytes have the name of a key in them, be it in an encoding that spreads letters over several bytes.
  static func areMentioned(in bytes: [UInt8]) -> Bool {
    let letters = bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes
    return letters.withUnsafeBufferPointer { buffer in
      ScreenSchema.tellingKeys.contains { isMentioned(Array($0.utf8), in: buffer) }
    }
  }

  /// The library's own search takes a second for some millions of bytes.
  private static func isMentioned(_ key: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = key.first, key.count <= bytes.count else { return false }
    return (0...bytes.count - key.count).contains { start in
      bytes[start] == first && bytes[start..<start + key.count].elementsEqual(key)
    }
  }

  /// The most keys of a file that are held against those of screens by their spelling.
  private static let mostComparisons = 1_000

  /// What the records begin with that this program itself prints as JSON: findings, views, languages, reviews and plans.
  private static let recordKeys = ["rule", "file", "format", "stack"]

  private static func isScreen(_ node: SpecNode, _ comparisons: inout Int) -> Bool {
    let names = (node.entries ?? []).compactMap(\.name)
    let telling = ScreenSchema.tellingKeys
    if names.contains(where: telling.contains) { return true }
    guard let first = names.first, !recordKeys.contains(first) else { return false }
    let compared = names.prefix(comparisons)
    comparisons -= compared.count
    return compared.contains { Spelling.nearest(to: $0, among: telling) != nil }
  }
}
