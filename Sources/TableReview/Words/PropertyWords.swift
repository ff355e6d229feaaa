/// In what two views differ by what their sources say of them, in words.
struct PropertyWords {
  /// What other words call what a property says, so that nothing is said twice.
  private static let nouns: [(key: String, nouns: [String])] = [
    ("textColor", ["text colour"]), ("titleColor", ["text colour"]), ("backgroundColor", ["background"]),
    ("alpha", ["opacity"]), ("accessoryType", ["accessory"]), ("accessoryView", ["accessory"]),
    ("font", ["font"]), ("style", ["style"]), ("theme", ["theme"]), ("scale", ["scale"]),
    ("numberOfLines", ["lines"]), ("height", ["height"]), ("cornerRadius", ["corner radius"]),
    ("frame", ["x", "y", "width", "height"]), ("size", ["size"]),
  ]
  /// The most characters of a value that stands as it is.
  private static let longestPlain = 40
  /// Keys that say what a view is, which its name says as well.
  private static let kinds: Set<String> = ["label", "imageView"]

  /// A phrase for each property that differs: `separatorStyle singleLine → none`.
  let phrases: [String]

  /// The words for the properties of two views; `told` are the phrases that tell of what is seen of them.
  init(_ old: [OutlineProperty], _ new: [OutlineProperty], besides told: [String]) {
    guard old != new else {
      phrases = []
      return
    }
    let olds = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    let news = Dictionary(new.map { ($0.key, $0) }) { first, _ in first }
    phrases = (new + old.filter { news[$0.key] == nil }).compactMap { property in
      let (before, after) = (olds[property.key], news[property.key])
      // What has parts on one side and none on the other is told by these.
      if property.value == "true", (old + new).contains(where: { $0.key.hasPrefix(property.key + ".") }) {
        return nil
      }
      let (from, to) = (before?.value ?? after?.usual, after?.value ?? before?.usual)
      guard from != to, !Self.isTold(property.key, from, to, told) else { return nil }
      return "\(Self.name(of: property.key)) \(Self.words(from).becoming(Self.words(to)))"
    }
  }

  private static func isTold(_ key: String, _ old: String?, _ new: String?, _ told: [String]) -> Bool {
    let texts = [old, new].compactMap(\.self).map(\.inQuotes)
    if told.contains(where: { phrase in texts.contains(where: phrase.contains) }) { return true }
    let steps = key.split(separator: ".").map(String.init)
    let nouns = nouns.filter { steps.contains($0.key) }.flatMap(\.nouns)
    return told.contains { phrase in
      nouns.contains { phrase.hasPrefix($0 + " ") || phrase.contains(" \($0) ") }
    }
  }

  /// The property without what the view is called anyway.
  private static func name(of key: String) -> String {
    let steps = key.split(separator: ".", maxSplits: 1)
    guard steps.count == 2, kinds.contains(String(steps[0])) else { return key }
    return String(steps[1])
  }

  /// A value as words have it: words, numbers and lists of them as they are, other texts in quotation marks.
  static func words(_ value: String?) -> String {
    guard let value, !value.isEmpty else { return "none" }
    let items = value.replacing(", ", with: ",").unicodeScalars
    let isPlain = items.allSatisfy { $0.isASCII && $0.value > 0x20 && $0.value < 0x7F }
    return isPlain && value.unicodeScalars.count <= longestPlain || value.hasPrefix("the ")
      ? value : value.inQuotes
  }
}
