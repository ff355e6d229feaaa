/// A value of a source file and where it stands.
struct SpecNode: Sendable {
  /// What the value is made of.
  enum Content: Sendable {
    case scalar(SpecScalar)
    case sequence([SpecNode])
    case mapping([Entry])
    /// Something whose error has been noted already.
    case unreadable
  }

  /// A key with its value.
  struct Entry: Sendable {
    /// The key; anything but a scalar is an error.
    var key: SpecNode
    /// The value.
    var value: SpecNode

    /// The characters of the key.
    var name: String? { key.scalar?.text }
  }

  /// What the value is made of.
  var content: Content
  /// Where it stands.
  var range: SourceRange
  /// Where the alias stands that repeats the value; `nil` for the value itself.
  var alias: SourceRange?

  /// The characters of a scalar.
  var scalar: SpecScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The items of a list.
  var items: [SpecNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The keys and values of a mapping.
  var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The number of values that this one is made of, itself and the keys of mappings included.
  var nodeCount: Int {
    switch content {
    case .scalar, .unreadable: 1
    case .sequence(let items): items.reduce(1) { $0 + $1.nodeCount }
    case .mapping(let entries): entries.reduce(1) { $0 + $1.key.nodeCount + $1.value.nodeCount }
    }
  }

  /// Whether the value is as good as not there.
  var isNull: Bool { scalar?.isNull ?? false }

  /// Whether an error in the value has been noted already.
  var isUnreadable: Bool {
    if case .unreadable = content { true } else { false }
  }
}
