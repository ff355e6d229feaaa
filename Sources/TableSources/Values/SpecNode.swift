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
