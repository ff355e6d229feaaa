import TableModel

extension String {
  /// The text, or of a long one the beginning, so that a message stays readable.
  var shortened: String { replacingLineBreaks.shortened(to: 40) }

  /// The text on one line.
  var replacingLineBreaks: String {
    let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
    return String(String.UnicodeScalarView(unicodeScalars.map { breaks.contains($0) ? " " : $0 }))
  }

  /// The text without spaces at both ends.
  var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}

/// A length as a message says it: `1 point`, `14 points`, `22.5 points`.
func points(_ length: Double) -> String {
  let text = decimal(length)
  return text == "1" ? "1 point" : "\(text) points"
}

/// A number of points that is no less than a length, as “too wide by” says it.
func pointsOrMore(_ length: Double) -> String { points(max(1, length.rounded(.up))) }

/// Several things, or one: `1 row`, `3 rows`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// Words as a sentence lists them, no more than six of them: `2, 4 and 5`.
func listedBriefly(_ words: [String]) -> String { listed(words, atMost: 6) }
