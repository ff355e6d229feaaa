import TableSources

/// What a key's value may be, as data: messages are worded from it.
package indirect enum ValueKind: Hashable, Sendable {
  case text
  case boolean
  case number(NumberRange)
  case wholeNumber(ClosedRange<Int>)
  /// One of a few constants.
  case word([String])
  case color
  /// The path of an image file.
  case image
  /// A view with whatever lies in it.
  case view
  case list(of: ValueKind)
  /// A mapping with these keys.
  case mapping([MappingKey])
  case either(ValueKind, ValueKind)

  /// A key of a mapping and what its value may be.
  package struct MappingKey: Hashable, Sendable {
    package var name: String
    package var kind: ValueKind
  }
}

extension ValueKind {
  /// Whether the value is a list and nothing else.
  package var isList: Bool {
    if case .list = self { true } else { false }
  }

  /// Whether the value is a mapping and nothing else.
  package var isMapping: Bool {
    if case .mapping = self { true } else { false }
  }
}

extension ValueKind: CustomStringConvertible {
  /// The kind as the rest of a sentence that begins with "must be".
  package var description: String {
    switch self {
    case .text: "a text"
    case .boolean: "true or false"
    case .number(let range): "a number \(range)"
    case .wholeNumber(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let words): words.count < 3 ? listed(words, "or") : "one of \(listed(words, "or"))"
    case .color: "a colour"
    case .image: "the path of an image"
    case .view: "a text or a mapping"
    case .list: "a list"
    case .mapping(let keys) where (1...4).contains(keys.count):
      "a mapping with \(listed(keys.map(\.name), "and"))"
    case .mapping: "a mapping"
    case .either: listed(alternatives, "or")
    }
  }

  /// What the value may be, one by one.
  private var alternatives: [String] {
    switch self {
    case .boolean: ["true", "false"]
    case .either(let first, let second): first.alternatives + second.alternatives
    default: [description]
    }
  }
}
