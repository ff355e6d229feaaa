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
  /// The path of an image file, or the name of a symbol.
  case imagePath
  /// The name of a symbol of the system.
  case symbolName
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

  /// Whether the value may be a text of any kind.
  package var takesText: Bool {
    switch self {
    case .text, .boundedText: true
    case .either(let first, let second): first.takesText || second.takesText
    case .also(let kind, _), .template(let kind): kind.takesText
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

  /// Whether the value may be a constant of that name.
  package func takes(word: String) -> Bool {
    switch self {
    case .word(let list): list.words.contains(word)
    case .either(let first, let second): first.takes(word: word) || second.takes(word: word)
    case .also(let kind, _), .template(let kind): kind.takes(word: word)
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

/// Constants that a value may be one of; they are listed only when somebody asks.
package struct WordList: Sendable {
  private let makeWords: @Sendable () -> [String]

  /// The constants that a function lists.
  package init(_ words: @escaping @Sendable () -> [String]) {
    makeWords = words
  }

  /// The constants, in the order in which messages offer them.
  package var words: [String] { makeWords() }
}

/// What a text must be like.
package struct TextForm: Sendable {
  /// How many characters it may have.
  package var length: ClosedRange<Int>
  /// A regular expression for it; `nil` where any characters will do.
  package var pattern: String?

  /// A text of so many characters.
  package init(length: ClosedRange<Int>, pattern: String? = nil) {
    self.length = length
    self.pattern = pattern
  }
}

/// Which names of a vocabulary a value may be one of.
package enum NameList: String, Sendable, CaseIterable {
  case theme, device

  /// The names in a vocabulary.
  package func names(in vocabulary: SpecVocabulary) -> [String] {
    switch self {
    case .theme: vocabulary.themes
    case .device: vocabulary.devices
    }
  }

  /// The name in a vocabulary that is probably meant by one that is not in it; `nil` where none is near.
  package func name(meantBy name: String, in vocabulary: SpecVocabulary) -> String? {
    switch self {
    case .theme: vocabulary.theme(meantBy: name)
    case .device: vocabulary.device(meantBy: name)
    }
  }

  /// The hint that offers that name, and says for a theme which release it is the look of.
  package func hint(for name: String, in vocabulary: SpecVocabulary) -> String? {
    guard let meant = self.name(meantBy: name, in: vocabulary) else { return nil }
    let system = self == .theme ? vocabulary.system(named: name, in: meant) : nil
    return Spelling.question(meant) + (system.map { " It is the look of \($0)" } ?? "")
  }
}

extension ValueKind: CustomStringConvertible {
  /// The kind as the rest of a sentence that begins with "must be".
  package var description: String {
    switch self {
    case .text, .boundedText, .name: "a text"
    case .boolean: "true or false"
    case .number(let range): "a number \(range)"
    case .wholeNumber(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .word(let list): ValueKind.choice(of: list.words)
    case .color: "a colour"
    case .imagePath: "the path of an image"
    case .symbolName: "the name of a symbol"
    case .list, .tuple: "a list"
    case .mapping(let mapping): ValueKind.mapping(with: mapping.keys.map(\.name))
    case .dictionary: "a mapping"
    case .either: listed(alternatives, "or")
    case .also(let named, _), .template(let named): named.description
    }
  }

  /// What the value may be, one by one.
  private var alternatives: [String] {
    switch self {
    case .boolean: ["true", "false"]
    case .either(let first, let second): first.alternatives + second.alternatives
    case .also(let named, _), .template(let named): named.alternatives
    default: [description]
    }
  }

  private static func choice(of words: [String]) -> String {
    words.count < 3 ? listed(words, "or") : "one of \(listed(words, "or"))"
  }

  private static func mapping(with keys: [String]) -> String {
    (1...4).contains(keys.count) ? "a mapping with \(listed(keys, "and"))" : "a mapping"
  }
}

extension ValueKind {
  /// The hint that offers true or false for a word that says as much, whatever the case of its letters; `nil` for other
  /// words, and where the value may be neither.
  ///
  /// A mapping whose keys may all be missing is offered without any.
  func hint(forBoolean node: SpecNode) -> String? {
    guard let word = node.scalar?.text.lowercased() else { return nil }
    if ["true", "yes", "on", "y", "1"].contains(word) {
      if takesBoolean { return "did you mean “true”?" }
      return isMapping && !mappingKeys.contains(where: \.isRequired) ? "write {} for the default" : nil
    }
    return takesBoolean && ["false", "no", "off", "n", "0"].contains(word) ? "did you mean “false”?" : nil
  }

  private var takesBoolean: Bool {
    switch self {
    case .boolean: true
    case .either(let first, let second), .also(let first, let second):
      first.takesBoolean || second.takesBoolean
    case .template(let kind): kind.takesBoolean
    default: false
    }
  }
}
