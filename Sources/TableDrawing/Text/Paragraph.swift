import CPangoCairo

/// The characters between two line ends, with face, script and direction chosen for each.
struct Paragraph {
  var characters: [AnalysedCharacter]
  /// The language that the characters are in, as a tag of BCP 47.
  let language: String
  var isRightToLeft = false

  /// For every character whether a line may begin with it, by Unicode's rules and the languages' own.
  func lineBreaks() -> [Bool] {
    guard !characters.isEmpty else { return [] }
    let text = String(scalars: characters[...])
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characters.count + 1)
    let length = Int32(clamping: text.utf8.count)
    pango_get_log_attrs(
      text, length, -1, pango_language_from_string(language), &attributes, Int32(clamping: attributes.count))
    return attributes.dropLast().map { $0.is_line_break != 0 }
  }
}

extension String {
  /// The characters as text.
  init(scalars characters: ArraySlice<AnalysedCharacter>) {
    self.init()
    for character in characters {
      if let scalar = Unicode.Scalar(character.scalar) { unicodeScalars.append(scalar) }
    }
  }
}
