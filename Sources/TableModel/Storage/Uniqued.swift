extension Sequence {
  /// The elements, of those with the same key the first alone.
  package func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, in the order in which they come first.
  package func uniqued() -> [Element] { uniqued { $0 } }
}
