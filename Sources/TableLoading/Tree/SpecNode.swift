/// A value of a source file and where it stands.
struct SpecNode: Hashable, Sendable {
  /// What the value is made of.
  enum Content: Hashable, Sendable {
    case scalar(SpecScalar)
    case sequence([SpecNode])
    case mapping([Entry])
  }

  /// A key with its value.
  struct Entry: Hashable, Sendable {
    /// The key; anything but a scalar is an error.
    var key: SpecNode
    /// The value.
    var value: SpecNode
  }

  /// What the value is made of.
  var content: Content
  /// Where it stands.
  var range: SourceRange

  /// The characters of a scalar.
  var scalar: SpecScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// Whether the value is as good as not there.
  var isNull: Bool { scalar?.isNull ?? false }
}
