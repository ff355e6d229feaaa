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
  mutating func takeName() -> ConstraintWord {
    take { $0.isLetter || $0.isDigit || $0 == "_" || $0 == "-" }
  }

  /// Reads letters and digits.
  mutating func takeWord() -> ConstraintWord { take { $0.isLetter || $0.isDigit } }

  private mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> ConstraintWord {
    let start = position
    while let character = next, isPart(character) { position += 1 }
    return ConstraintWord(text: text(of: start..<position), range: start..<position)
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

/// Writes constraints in anchors.
enum ConstraintText {
  /// The text of a constraint.
  static func text(of constraint: LayoutConstraint) -> String {
    var text = "\(anchor(constraint.firstItem, constraint.firstAttribute)) \(sign(of: constraint.relation)) "
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      text += anchor(item, attribute)
      if constraint.multiplier != 1 { text += " * " + number(constraint.multiplier) }
      if constraint.constant != 0 {
        text += (constraint.constant < 0 ? " - " : " + ") + number(abs(constraint.constant))
      }
    } else {
      text += number(constraint.constant)
    }
    return constraint.priority == 1_000 ? text : text + " @" + number(constraint.priority)
  }

  private static func anchor(_ item: String, _ attribute: LayoutAttribute) -> String {
    item == LayoutConstraint.Item.holder ? attribute.rawValue : "\(item).\(attribute.rawValue)"
  }

  private static func sign(of relation: LayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Numbers nearer to 0 are written with an exponent, which no constraint has.
  private static let least = 1e-4

  private static func number(_ number: Double) -> String { abs(number) < least ? "0" : plain(number) }
}

/// A word in the text of a constraint, and the characters that it is.
struct ConstraintWord {
  /// The word.
  var text: String
  /// Its characters, counted from the beginning of the text.
  var range: Range<Int>
}

/// What is wrong in the text of a constraint, and where.
struct ConstraintSyntaxError: Error {
  /// What is wrong.
  var message: String
  /// The characters that it is about, counted from the beginning of the text.
  var range: Range<Int>
  /// What to do about it.
  var hint: String?

  /// Something wrong with some characters.
  init(_ message: String, _ range: Range<Int>, hint: String? = nil) {
    self.message = message
    self.range = range
    self.hint = hint
  }
}

/// What constraints call a view.
enum ViewName {
  private static let longest = 64

  private static let kind = ValueKind.boundedText(
    TextForm(length: 1...longest, pattern: "^[A-Za-z_][A-Za-z0-9_-]*$"))

  static let coding = ValueCoding<String>(
    kind,
    encode: { name, _ in .text(name) },
    decode: { node, subject, context in
      guard let name = ValueCoding.text.decode(node, subject, context) else { return nil }
      guard isPermitted(name) else {
        context.mismatch(
          node, subject, mustBe: kind,
          hint: "write letters, digits, “_” and “-”, a letter first, \(longest) of them at most")
        return nil
      }
      return context.declareView(name, at: node.range) ? name : nil
    })

  private static func isPermitted(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= longest else { return false }
    return isLetter(first) && name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
