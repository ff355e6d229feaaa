import TableModel

/// The keys of a source by its own texts.
struct TranslationIndex: Sendable {
  /// The keys in the order of the source.
  private(set) var keys: [TextKey] = []
  private var numbers: [String: [Int]] = [:]

  /// Adds a key with the text that the source shows for it.
  mutating func add(_ key: TextKey, text: String) {
    numbers[text, default: []].append(keys.count)
    // Some looks show headers in capitals.
    let capitals = text.uppercased()
    if capitals != text { numbers[capitals, default: []].append(keys.count) }
    keys.append(key)
  }

  /// What a language has for the keys of some texts, by these texts; `look` gives what it has for a key.
  func translations(
    of texts: some Sequence<String>, _ look: (TextKey) -> String?
  ) -> [String: [TextTranslation]] {
    var found: [String: [TextTranslation]] = [:]
    for text in texts where found[text] == nil {
      guard let numbers = numbers[text] else { continue }
      found[text] = numbers.map { TextTranslation(key: keys[$0].key, text: look(keys[$0])) }
    }
    return found
  }
}
