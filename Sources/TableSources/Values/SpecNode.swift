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

/// A value without parts: its characters, and how they were written.
package struct SpecScalar: Sendable {
  /// How a scalar is marked off from what surrounds it.
  package enum Style: Hashable, Sendable {
    case plain, singleQuoted, doubleQuoted, block
  }

  /// The characters, whatever type YAML would take them for.
  package var text: String
  /// How they were written.
  package var style: Style

  /// Characters, written in a style.
  package init(text: String, style: Style) {
    self.text = text
    self.style = style
  }

  /// Whether the value is as good as not there: nothing at all, or a plain `null`.
  package var isNull: Bool { style == .plain && (text.isEmpty || text == "null") }
}

/// The values of a source file.
package struct SpecTree {
  /// The root of each document in the stream, in order.
  package var roots: [SpecNode] = []
  /// Whether reading ended before the file did, so that parts may be missing.
  package var isIncomplete = false
}

extension FindingReport {
  /// Says that a file is something else altogether where it has none of the keys of its kind.
  ///
  /// Of a file without any value nothing is shown either.
  package func deny(_ tree: SpecTree, unlessItHas isKnown: (String) -> Bool, _ message: String, hint: String)
  {
    let roots = tree.roots.lazy.flatMap { $0.items ?? [$0] }.filter { !$0.isNull }
    guard let first = roots.first else { return showsLines = false }
    // Telling takes its time where keys are held against others by their spelling.
    let mostNames = 1_000
    let names = roots.flatMap { $0.entries ?? [] }.compactMap(\.name).prefix(mostNames)
    if !names.contains(where: isKnown) { deny(message, at: first.range.beginning, hint: hint) }
  }
}
