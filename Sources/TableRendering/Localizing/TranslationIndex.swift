import TableModel

/// The keys of a source by its own texts, and what languages have for them.
struct TranslationIndex: Sendable {
  /// The keys in the order of the source.
  private(set) var keys: [TextKey] = []
  private var numbers: [String: [Int]] = [:]
  private var texts: [String: [String?]] = [:]

  /// Adds a key with the text that the source shows for it.
  mutating func add(_ key: TextKey, text: String) {
    numbers[text, default: []].append(keys.count)
    // Some looks show headers in capitals.
    let capitals = text.uppercased()
    if capitals != text { numbers[capitals, default: []].append(keys.count) }
    keys.append(key)
  }

  /// What a language has for the keys of a text; `look` gives what it has for all keys, and is asked once.
  mutating func translations(
    of text: String, in language: String, _ look: ([TextKey]) -> [String?]
  ) -> [TextTranslation] {
    guard let numbers = numbers[text] else { return [] }
    let known = texts[language] ?? look(keys)
    texts[language] = known
    return numbers.compactMap { number in
      guard keys.indices.contains(number), known.indices.contains(number) else { return nil }
      return TextTranslation(key: keys[number].key, text: known[number])
    }
  }
}
