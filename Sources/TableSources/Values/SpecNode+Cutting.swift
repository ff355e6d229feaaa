extension SpecNode {
  /// The value as far as it stands before an offset; what stands behind it belongs elsewhere, and is not to be read.
  ///
  /// A list that is open at the offset is unreadable as a whole: how many items it should have is not known.
  package func cut(at offset: Int) -> SpecNode {
    guard place < offset else { return SpecNode(content: .unreadable, range: range, alias: alias) }
    guard range.end > offset else { return self }
    switch content {
    case .scalar, .unreadable: return self
    case .sequence(let items):
      let kept = items.filter { $0.place < offset }
      let isInnermost = !kept.contains { $0.range.end > offset && $0.isCollection }
      return SpecNode(
        content: isInnermost ? .unreadable : .sequence(kept.map { $0.cut(at: offset) }), range: range,
        alias: alias)
    case .mapping(let entries):
      let kept = entries.filter { $0.key.place < offset }
        .map { Entry(key: $0.key, value: $0.value.cut(at: offset)) }
      return SpecNode(content: .mapping(kept), range: range, alias: alias)
    }
  }

  private var place: Int { writtenRange.start }

  private var isCollection: Bool { items != nil || entries != nil }
}
