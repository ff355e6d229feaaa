extension TolerantReader {
  /// The next character; `nil` at the end.
  var next: Unicode.Scalar? { position < characters.count ? characters[position] : nil }

  /// The number of characters before the next one in its line.
  var column: Int {
    var start = position
    while start > 0, !characters[start - 1].isBreak { start -= 1 }
    return position - start
  }

  /// Whether there is nothing but a comment up to the end of the line.
  var isAtEndOfLine: Bool { next.map { $0.isBreak || $0 == "#" } ?? true }

  /// Whether an item of a list begins here.
  var isAtDash: Bool {
    next == "-" && (position + 1 >= characters.count || characters[position + 1].isSpace)
  }

  /// Whether a line begins here that stands between documents.
  var isAtMark: Bool {
    guard column == 0 else { return false }
    let line = characters[position...].prefix(4)
    return (line.starts(with: "---".unicodeScalars) || line.starts(with: "...".unicodeScalars))
      && (line.count < 4 || line.last?.isSpace == true)
  }

  /// Goes past spaces and tabs.
  mutating func skipBlanks() {
    while let character = next, character.isBlank { position += 1 }
  }

  /// Goes past the end of a line.
  mutating func skipBreak() {
    if next == "\r" { position += 1 }
    if next == "\n" { position += 1 }
  }

  /// Goes to the end of the line.
  mutating func goToEndOfLine() {
    while let character = next, !character.isBreak { position += 1 }
  }

  /// Goes to the next character that is no blank and in no comment; says whether there is one.
  mutating func goToContent() -> Bool {
    while let character = next {
      if character.isSpace {
        position += 1
      } else if character == "#", position == 0 || characters[position - 1].isSpace {
        goToEndOfLine()
      } else {
        return true
      }
    }
    return false
  }
}
