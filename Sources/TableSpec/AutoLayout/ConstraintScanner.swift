import TableModel
import TableSources

/// Reads the text of a constraint from the left to the right.
struct ConstraintScanner {
  /// Lengths and their multipliers, in both directions.
  static let lengths = NumberRange.from(-10_000, to: 10_000)
  /// How much a constraint may matter.
  static let priorities = NumberRange.from(1, to: 1_000)

  private let characters: [Unicode.Scalar]
  /// The number of characters that were read.
  private(set) var position = 0

  init(_ text: String) {
    characters = Array(text.unicodeScalars)
  }

  /// The character that comes next; `nil` at the end.
  var next: Unicode.Scalar? { characters.indices.contains(position) ? characters[position] : nil }

  /// Whether a number comes next.
  var isAtNumber: Bool { next.map { $0 == "." || $0.isDigit } ?? false }

  /// Whether some characters come next.
  func isAt(_ word: String) -> Bool {
    characters[position...].starts(with: word.unicodeScalars)
  }

  mutating func skipSpaces() {
    while next == " " { position += 1 }
  }

  /// Reads some characters if they come next.
  mutating func take(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    position += word.unicodeScalars.count
    return true
  }

  /// Reads some characters, or says that they are missing.
  mutating func require(_ word: String) throws(ConstraintSyntaxError) {
    guard take(word) else { throw unexpected(quoted(word)) }
  }

  /// Reads what may be a name: letters, digits, `_` and `-`.
  mutating func takeName() -> ParsedConstraints.Name {
    take { $0.isLetter || $0.isDigit || $0 == "_" || $0 == "-" }
  }

  /// Reads letters and digits.
  mutating func takeWord() -> ParsedConstraints.Name { take { $0.isLetter || $0.isDigit } }

  private mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> ParsedConstraints.Name {
    let start = position
    while let character = next, isPart(character) { position += 1 }
    return ParsedConstraints.Name(text: text(of: start..<position), range: start..<position)
  }

  /// Goes back to a place.
  mutating func goBack(to position: Int) {
    self.position = min(self.position, max(0, position))
  }

  /// Reads a number in a range; one with a sign where that may be.
  mutating func number(
    in range: NumberRange = ConstraintScanner.lengths, isSigned: Bool = false
  ) throws(ConstraintSyntaxError) -> Double {
    let start = position
    var isNegative = false
    if isSigned, take("-") {
      isNegative = true
    } else if isSigned {
      _ = take("+")
    }
    skipSpaces()
    let digits = take { $0.isDigit || $0 == "." }
    guard !digits.text.isEmpty else { throw unexpected("a number") }
    guard let size = SpecScalar(text: digits.text, style: .plain).number,
      range.contains(isNegative ? -size : size)
    else {
      throw ConstraintSyntaxError(
        "a constraint needs a number \(range) here, not \(quoted(text(of: start..<position)))",
        start..<position)
    }
    return isNegative ? -size : size
  }

  /// That something else was to come next.
  func unexpected(_ wanted: String, hint: String? = nil) -> ConstraintSyntaxError {
    let end = min(characters.count, position + 1)
    let found = next == nil ? "its end" : quoted(text(of: position..<end))
    return ConstraintSyntaxError(
      "a constraint needs \(wanted) here, not \(found)",
      position < end ? position..<end : max(0, position - 1)..<position, hint: hint)
  }

  private func text(of range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: characters[range])
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
