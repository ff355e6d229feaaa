extension String {
  /// The text, or of a long one the beginning, so that a message stays readable.
  var shortened: String {
    let longest = 40
    let line = replacingLineBreaks
    guard line.unicodeScalars.prefix(longest + 1).count > longest else { return line }
    return String(String.UnicodeScalarView(line.unicodeScalars.prefix(longest - 1))) + "…"
  }

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

/// A number with one digit behind the point, where it has any.
func decimal(_ value: Double) -> String {
  let tenths = (value * 10).rounded()
  guard tenths.magnitude < 1e15 else { return String(value) }
  let whole = tenths / 10
  return Int(exactly: whole).map(String.init) ?? String(whole)
}

/// Several things, or one: `1 row`, `3 rows`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// Words as a sentence lists them: `2, 4 and 5`.
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  let longest = 6
  guard words.count <= longest else {
    return words.prefix(longest - 1).joined(separator: ", ") + " and \(words.count - longest + 1) more"
  }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
