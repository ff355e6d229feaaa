/// A text between quotation marks, shortened so that a message stays readable.
package func quoted(_ text: String) -> String {
  let longest = 40
  let scalars = text.unicodeScalars
  guard scalars.prefix(longest + 1).count > longest else { return "“\(text)”" }
  return "“\(String(scalars.prefix(longest - 1)))…”"
}

/// Words as a sentence lists them: `a, b and c`.
package func listed(_ words: [String], _ conjunction: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
