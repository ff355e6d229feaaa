import TableModel
import TableSources
import TableSpec

@testable import TableLanguageServer

/// The keys of a spec, each in its mapping, and the spec without some of them or with other values.
struct SpecKeys {
  private let text: [Unicode.Scalar]
  private var entries: [(mapping: String, entry: SpecNode.Entry)] = []
  private let schema = SchemaIndex.specs()

  /// The keys of a spec.
  init(_ spec: String) {
    text = Array(spec.unicodeScalars)
    let loader = SpecLoader(vocabulary: .all)
    let tree = loader.loadKeepingTree(Array(spec.utf8), named: "a.yaml", folder: FilePath("")).tree
    for root in tree?.roots ?? [] { collect(root, schema.roots) }
  }

  private mutating func collect(_ node: SpecNode, _ kinds: [ValueKind]) {
    guard node.alias == nil, !kinds.isEmpty else { return }
    for (number, item) in (node.items ?? []).enumerated() {
      collect(item, schema.items(of: kinds, at: number))
    }
    guard let entries = node.entries else { return }
    let mappings = schema.mappings(of: kinds, for: entries)
    for entry in entries {
      if let mapping = mappings.first(where: { $0[entry.name ?? ""] != nil }) {
        self.entries.append((mapping.availabilityName, entry))
      }
      collect(entry.value, PlaceFinder(schema: schema).valueKinds(of: entry, mappings, kinds))
    }
  }

  /// The spec without a key, or without it where it has the value that is named; `nil` where it does not use the key.
  func text(without key: CoverageRow.Key) -> String? {
    text(replacing: uses(of: key).map { (extent(of: $0), "") })
  }

  /// The spec with another value of a key in the place of the one that is named, or of any; `nil` where it has none.
  func text(with key: CoverageRow.Key, saying other: String) -> String? {
    text(
      replacing: uses(of: key).filter { $0.value.scalar != nil }
        .map { ($0.value.range.start..<$0.value.range.end, other) })
  }

  private func uses(of key: CoverageRow.Key) -> [SpecNode.Entry] {
    entries.filter { $0.mapping == key.mapping && $0.entry.name == key.name }.map(\.entry)
      .filter { entry in key.value.map(entry.value.says) ?? true }
  }

  private func text(replacing parts: [(range: Range<Int>, new: String)]) -> String? {
    guard !parts.isEmpty else { return nil }
    var rest = text
    for part in parts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      rest.replaceSubrange(part.range.clamped(to: 0..<rest.count), with: part.new.unicodeScalars)
    }
    var spec = String.UnicodeScalarView()
    spec.append(contentsOf: rest)
    return String(spec)
  }

  /// Where a key and its value stand, with the comma that parts them from others.
  private func extent(of entry: SpecNode.Entry) -> Range<Int> {
    var start = entry.key.range.start
    let colon = text[entry.key.range.end...].firstIndex(of: ":") ?? entry.key.range.end
    var end = max(colon + 1, entry.value.range.end)
    while end > colon + 1, text[end - 1].properties.isWhitespace { end -= 1 }
    let next = text[end...].firstIndex { !$0.properties.isWhitespace } ?? text.count
    guard next < text.count else { return start..<end }
    if text[next] == "," { return start..<next + 1 }
    guard text[next] == "}" || text[next] == "]" else { return start..<end }
    let last = text[..<start].lastIndex { !$0.properties.isWhitespace }
    if let last, text[last] == "," { start = last }
    return start..<end
  }
}

extension SpecNode {
  /// Whether the value is a word, or a list that has it.
  fileprivate func says(_ word: String) -> Bool {
    scalar?.text == word || items?.contains { $0.says(word) } == true
  }
}
