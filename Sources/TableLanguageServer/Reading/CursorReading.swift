import TableSources

/// A text as it would be if something stood where somebody is about to type.
struct CursorReading {
  /// A character that nobody types, for something that is not there yet.
  private static let placeholder: Unicode.Scalar = "\u{E000}"
  /// The characters that end a word.
  private static let ends = Set(" \t\n\r,:[]{}\"'#".unicodeScalars)

  /// The values of the text.
  let roots: [SpecNode]
  /// The place in characters, which a key or a text of the values covers.
  let offset: Int
  /// Whether a placeholder stands there.
  let hasPlaceholder: Bool

  /// The reading of a text at a place in characters.
  init(of text: [Unicode.Scalar], at offset: Int) {
    let offset = min(max(0, offset), text.count)
    let touches = { (index: Int) in text.indices.contains(index) && !CursorReading.ends.contains(text[index])
    }
    let isInWord = touches(offset - 1) && !CursorReading.isDash(text, offset - 1) || touches(offset)
    let isInQuotes = offset > 0 && (text[offset - 1] == "\"" || text[offset - 1] == "'")
    var characters = text
    hasPlaceholder = !isInWord && !isInQuotes
    if hasPlaceholder { characters.insert(CursorReading.placeholder, at: offset) }
    roots = TolerantReader.roots(of: characters)
    self.offset = offset
  }

  /// Whether a dash begins an item of a list, or is about to.
  private static func isDash(_ text: [Unicode.Scalar], _ index: Int) -> Bool {
    guard text[index] == "-" else { return false }
    let isFirst = index == 0 || text[index - 1].isSpace
    return isFirst && (index + 1 >= text.count || text[index + 1].isSpace)
  }
}
