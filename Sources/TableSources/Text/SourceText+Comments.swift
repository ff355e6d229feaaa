extension SourceText {
  /// The first colour before an offset that YAML takes for a comment inside brackets, which are open there still.
  ///
  /// In `{backgroundColor: #fff}` the bracket is a part of the comment, and a parser notices only lines later.
  func commentedColor(before character: Int) -> (color: String, range: SourceRange)? {
    let last = lineNumber(of: character) - 1
    var state = CommentInBrackets()
    for line in max(0, last - SourceText.mostLines)...max(0, last) {
      let start = lines.characterStart(of: line)
      guard let text = text(ofLine: line) else { continue }
      state.read(Array(text.unicodeScalars), startingAt: start, before: character)
    }
    guard let color = state.color, let start = state.start else { return nil }
    return (color, SourceRange(start: start, end: start + color.unicodeScalars.count))
  }

  /// How many lines are looked through.
  private static let mostLines = 200
}

/// A comment that begins as a colour does and stands inside brackets, as long as these are not closed.
///
/// Brackets outside of one line count only behind such a comment: plain text may have them too.
private struct CommentInBrackets {
  /// What looks like a colour.
  private(set) var color: String?
  /// Where it begins in the text.
  private(set) var start: Int?
  /// How many brackets are open behind it.
  private var depth = 0

  /// Goes on with a line, up to an offset in the text.
  mutating func read(_ line: [Unicode.Scalar], startingAt lineStart: Int, before end: Int) {
    if color == nil { depth = 0 }
    var quote: Unicode.Scalar?
    for (column, scalar) in line.enumerated() {
      guard lineStart + column < end else { return }
      if let open = quote {
        if scalar == open { quote = nil }
        continue
      }
      let before = column > 0 ? line[column - 1] : " "
      switch scalar {
      case "\"" where Self.begins(after: before), "'" where Self.begins(after: before): quote = scalar
      case "{", "[": depth += 1
      case "}", "]": close()
      case "#" where Self.begins(after: before):
        return noteComment(line[(column + 1)...], at: lineStart + column)
      default: break
      }
    }
  }

  /// Whether a quotation mark or a comment begins behind a character, and is no part of a text.
  private static func begins(after scalar: Unicode.Scalar) -> Bool {
    " \t[{,".unicodeScalars.contains(scalar)
  }

  private mutating func close() {
    depth = max(0, depth - 1)
    if depth == 0 { (color, start) = (nil, nil) }
  }

  private mutating func noteComment(_ text: ArraySlice<Unicode.Scalar>, at offset: Int) {
    let digits = text.prefix { $0.properties.isASCIIHexDigit }
    guard color == nil, depth > 0, [3, 6, 8].contains(digits.count) else { return }
    color = "#" + String(String.UnicodeScalarView(digits))
    start = offset
  }
}
