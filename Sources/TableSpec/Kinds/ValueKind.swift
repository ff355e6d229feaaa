import TableSources

/// What a key's value may be, as data: messages, documents and the JSON Schema are worded from it.
package indirect enum ValueKind: Sendable {
  case text
  /// A text that not every text is.
  case boundedText(TextForm)
  /// The name of a theme or device.
  case name(NameList)
  case boolean
  case number(NumberRange)
  case wholeNumber(ClosedRange<Int>)
  /// One of a few constants.
  case word(WordList)
  case color
  /// The path of an image file.
  case imagePath
  /// A list of so many items.
  case list(of: ValueKind, count: ClosedRange<Int>)
  /// A list of just these values.
  case tuple([ValueKind])
  case mapping(MappingKind)
  /// A mapping whose keys are its author's own.
  case dictionary(of: ValueKind)
  case either(ValueKind, ValueKind)
  /// What messages name, or something else that they pass over.
  case also(ValueKind, unnamed: ValueKind)
  /// A value in whose texts and places of texts placeholders may stand.
  case template(ValueKind)
}

extension ValueKind {
  /// A list of any number of items.
  package static func list(of item: ValueKind) -> ValueKind { .list(of: item, count: 0...Int.max) }

  /// Whether the value is a list and nothing else.
  package var isList: Bool {
    if case .list = self { true } else { false }
  }

  /// Whether the value is a mapping and nothing else.
  package var isMapping: Bool {
    switch self {
    case .mapping, .dictionary: true
    case .also(let named, _), .template(let named): named.isMapping
    default: false
    }
  }

  /// Whether the value is a colour and nothing else.
  package var isColor: Bool {
    if case .color = self { true } else { false }
  }

  /// Whether the value may be a text.
  package var takesText: Bool {
    switch self {
    case .text: true
    case .either(let first, let second): first.takesText || second.takesText
    case .also(let named, _), .template(let named): named.takesText
    default: false
    }
  }

  /// The keys of the mapping that a value, or an item of a mere list, may be; empty for other values.
  package var mappingKeys: [MappingKind.Key] {
    switch self {
    case .mapping(let mapping): mapping.keys
    case .list(let item, _): item.mappingKeys
    case .either(let first, let second): [first, second].filter { !$0.isList }.flatMap(\.mappingKeys)
    case .also(let named, _), .template(let named): named.mappingKeys
    default: []
    }
  }
}
