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

  /// Whether an error in the value has been noted already.
  var isUnreadable: Bool {
    if case .unreadable = content { true } else { false }
  }
}
