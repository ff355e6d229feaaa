import TableModel
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
  case mapping(Mapping)
  /// A mapping whose keys are its author's own.
  case dictionary(of: ValueKind)
  case either(ValueKind, ValueKind)
  /// What messages name, or something else that they pass over.
  case also(ValueKind, unnamed: ValueKind)
  /// A value in whose texts and places of texts placeholders may stand.
  case template(ValueKind)
}

extension ValueKind {
  /// A key of a mapping, what its value may be, and what it is for.
  package struct Key: Sendable {
    /// The key.
    package var name: String
    /// What its value may be.
    package var kind: ValueKind
    /// What the value says, in a line.
    package var documentation: String
    /// The value that holds where the key is missing; `nil` where there is none.
    package var usual: SpecValue?
    /// What holds where the key is missing and no value of its own says so.
    package var absence: String?
    /// Whether the key must be there.
    package var isRequired: Bool
    /// Whether the key may be there without a value, as if it were missing.
    package var takesNull: Bool
  }

  /// A mapping that a value may be.
  ///
  /// Its keys are looked up only when somebody asks: mappings hold each other, and most files are read without a word
  /// about their kinds.
  package struct Mapping: Sendable {
    /// What tells the mapping from all others: `headerFooter`.
    package let name: String
    /// What the mapping describes, as messages say it: `a header or footer`.
    package let subject: String
    /// Keys of which it may have one alone.
    package let exclusiveKeys: [String]
    private let makeKeys: @Sendable () -> [Key]

    /// The mapping of a name; `keys` is called when they are asked for.
    package init(
      _ name: String, subject: String, exclusive exclusiveKeys: [String] = [],
      keys: @escaping @Sendable () -> [Key]
    ) {
      self.name = name
      self.subject = subject
      self.exclusiveKeys = exclusiveKeys
      makeKeys = keys
    }

    /// The keys, in the order in which messages offer them.
    package var keys: [Key] { makeKeys() }

    /// The name of the mapping of one of several tables, which has a name besides what the only one has.
    static let tableInList = "namedTableView"

    /// The name under which documents and advice know a mapping: they know one kind of table.
    package static func documentedName(of name: String) -> String {
      name == tableInList ? "tableView" : name
    }
  }
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

  /// The word that one of UIKit's constants stands for; `nil` for others and where no words are expected.
  package func word(of constant: String) -> String? {
    guard case .word(let list) = self else { return nil }
    return UIKitConstant.word(of: constant, among: list.words)
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
  package var mappingKeys: [Key] {
    switch self {
    case .mapping(let mapping): mapping.keys
    case .list(let item, _): item.mappingKeys
    case .either(let first, let second): [first, second].filter { !$0.isList }.flatMap(\.mappingKeys)
    case .also(let named, _), .template(let named): named.mappingKeys
    default: []
    }
  }
}
