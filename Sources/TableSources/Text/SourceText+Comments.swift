extension SourceText {
  /// The last colour before an offset that YAML takes for a comment inside brackets, which the comment leaves open.
  ///
  /// In `{backgroundColor: #fff}` the bracket is a part of the comment, and a parser notices only lines later.
  func commentedColor(before character: Int) -> (color: String, range: SourceRange)? {
    var line = lineNumber(of: character) - 1
    var seen = 0
    while line >= 0, seen < SourceText.mostLines {
      if let text = text(ofLine: line), let comment = CommentInBrackets(in: text) {
        let start = lineStarts[line].character + comment.column
        return (comment.color, SourceRange(start: start, end: start + comment.color.unicodeScalars.count))
      }
      line -= 1
      seen += 1
    }
    return nil
  }

  /// How many lines are looked through.
  private static let mostLines = 200
}

/// A comment in a line that begins as a colour does and stands inside brackets.
private struct CommentInBrackets {
  let color: String
  let column: Int

  init?(in line: String) {
    var depth = 0
    var quote: Unicode.Scalar?
    let scalars = Array(line.unicodeScalars)
    for (column, scalar) in scalars.enumerated() {
      if let open = quote {
        if scalar == open { quote = nil }
        continue
      }
      switch scalar {
      case "\"", "'": quote = scalar
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case "#" where depth > 0 && column > 0 && scalars[column - 1] == " ":
        let digits = scalars[(column + 1)...].prefix { $0.properties.isASCIIHexDigit }
        guard [3, 6, 8].contains(digits.count) else { return nil }
        self.column = column
        color = "#" + String(String.UnicodeScalarView(digits))
        return
      default: break
      }
    }
    return nil
  }
}
