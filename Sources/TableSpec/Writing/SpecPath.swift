import TableSources

/// The way from a spec's outermost value to a part of it: the numbers of entries and items.
typealias SpecPath = [Int]

extension SpecValue {
  /// Calls a function with the path of every entry in the value, outer ones first.
  func visit(_ body: (_ path: SpecPath, _ entry: Entry) -> Void) {
    visit(at: [], body)
  }

  private func visit(at path: SpecPath, _ body: (SpecPath, Entry) -> Void) {
    switch self {
    case .text, .word: break
    case .list(let items, _):
      for (number, item) in items.enumerated() { item.visit(at: path + [number], body) }
    case .mapping(let entries, _):
      for (number, entry) in entries.enumerated() {
        body(path + [number], entry)
        entry.value.visit(at: path + [number], body)
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
        kept.map { $1.with($1.value.without(paths, at: path + [$0])) }, isSpread: isSpread)
    }
  }
}

extension SpecValue.Entry {
  /// The key with another value.
  fileprivate func with(_ value: SpecValue) -> SpecValue.Entry {
    SpecValue.Entry(key: key, value: value, reduction: reduction)
  }
}
