import TableModel
import TableSources

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
  func hint(forBoolean node: SpecNode) -> String? {
    guard takesBoolean, let word = node.scalar?.text.lowercased() else { return nil }
    if ["true", "yes", "on", "y", "1"].contains(word) { return "did you mean “true”?" }
    return ["false", "no", "off", "n", "0"].contains(word) ? "did you mean “false”?" : nil
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
