import TableSources

/// A text with places for others in it: `Room {number}`.
struct PlaceholderText: Sendable {
  /// A stretch of the text.
  enum Part: Hashable, Sendable {
    case literal(String)
    /// A place for the text of a name, so many characters behind the beginning.
    case placeholder(name: String, offset: Int)
  }

  /// A brace that is not closed, so many characters behind the beginning.
  struct OpenBrace: Error {
    var offset: Int
  }

  /// The stretches from beginning to end.
  let parts: [Part]

  /// The name of the placeholder that is all of the text.
  var onlyName: String? {
    if parts.count == 1, case .placeholder(let name, _) = parts[0] { name } else { nil }
  }

  /// Finds the placeholders of a text; `{{` is a brace.
  init(_ text: String) throws(OpenBrace) {
    var parts: [Part] = []
    var literal = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "{" else {
        literal.append(scalars[index])
        index += 1
        continue
      }
      if index + 1 < scalars.count, scalars[index + 1] == "{" {
        literal.append("{")
        index += 2
        continue
      }
      guard let end = scalars[(index + 1)...].firstIndex(where: { $0 == "{" || $0 == "}" }),
        scalars[end] == "}"
      else { throw OpenBrace(offset: index) }
      if !literal.isEmpty { parts.append(.literal(String(literal))) }
      literal = String.UnicodeScalarView()
      let name = String(String.UnicodeScalarView(scalars[index + 1..<end]))
      parts.append(.placeholder(name: name, offset: index))
      index = end + 1
    }
    if !literal.isEmpty { parts.append(.literal(String(literal))) }
    self.parts = parts
  }
}
