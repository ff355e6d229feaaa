/// A value of a source file and where it stands.
package struct SpecNode: Sendable {
  /// What the value is made of.
  package enum Content: Sendable {
    case scalar(SpecScalar)
    case sequence([SpecNode])
    case mapping([Entry])
    /// Something whose error has been noted already.
    case unreadable
  }

  /// A key with its value.
  package struct Entry: Sendable {
    /// The key; anything but a scalar is an error.
    package var key: SpecNode
    /// The value.
    package var value: SpecNode

    /// The characters of the key.
    package var name: String? { key.scalar?.text }

    /// A key with its value.
    package init(key: SpecNode, value: SpecNode) {
      self.key = key
      self.value = value
    }
  }

  /// What the value is made of.
  package var content: Content
  /// Where it stands.
  package var range: SourceRange
  /// Where the alias stands that repeats the value; `nil` for the value itself.
  package var alias: SourceRange?

  /// A value at its place.
  package init(content: Content, range: SourceRange, alias: SourceRange? = nil) {
    self.content = content
    self.range = range
    self.alias = alias
  }

  /// The characters of a scalar.
  package var scalar: SpecScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The items of a list.
  package var items: [SpecNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The keys and values of a mapping.
  package var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The number of values that this one is made of, itself and the keys of mappings included.
  package var nodeCount: Int {
    switch content {
    case .scalar, .unreadable: 1
    case .sequence(let items): items.reduce(1) { $0 + $1.nodeCount }
    case .mapping(let entries): entries.reduce(1) { $0 + $1.key.nodeCount + $1.value.nodeCount }
    }
  }

  /// Whether the value is as good as not there.
  package var isNull: Bool { scalar?.isNull ?? false }

  /// Whether an error in the value has been noted already.
  package var isUnreadable: Bool {
    if case .unreadable = content { true } else { false }
  }
}

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
