import TableSources

/// The way from a spec's outermost value to a part of it: the numbers of entries and items.
typealias SpecPath = [Int]

extension SpecValue {
  /// Calls a function with the path, the key, the parent's key and the value of every key in the value.
  func visit(_ body: (_ path: SpecPath, _ key: String, _ parent: String, _ value: SpecValue) -> Void) {
    visit(at: [], in: "", body)
  }

  private func visit(
    at path: SpecPath, in parent: String, _ body: (SpecPath, String, String, SpecValue) -> Void
  ) {
    switch self {
    case .text, .word: break
    case .list(let items, _):
      for (number, item) in items.enumerated() { item.visit(at: path + [number], in: parent, body) }
    case .mapping(let entries, _):
      for (number, entry) in entries.enumerated() {
        body(path + [number], entry.key, parent, entry.value)
        entry.value.visit(at: path + [number], in: entry.key, body)
      }
    }
  }

  /// The value without the entries at some paths.
  func without(_ paths: Set<SpecPath>) -> SpecValue { without(paths, at: []) }

  private func without(_ paths: Set<SpecPath>, at path: SpecPath) -> SpecValue {
    switch self {
    case .text, .word: return self
    case .list(let items, let isSpread):
      return .list(
        items.enumerated().map { $1.without(paths, at: path + [$0]) }, isSpread: isSpread)
    case .mapping(let entries, let isSpread):
      let kept = entries.enumerated().filter { !paths.contains(path + [$0.offset]) }
      return .mapping(
        kept.map { Entry(key: $1.key, value: $1.value.without(paths, at: path + [$0])) }, isSpread: isSpread)
    }
  }

  /// Whether the value is a mapping with the key `height` and no other.
  var isHeightAlone: Bool {
    if case .mapping(let entries, _) = self { entries.map(\.key) == ["height"] } else { false }
  }
}
