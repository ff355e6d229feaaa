import TableModel
import TableSources

/// Reads a constraint in anchors: `title.leading >= icon.trailing * 2 + 8 @750`.
struct AnchorParser {
  private typealias Anchor = (item: String, attribute: LayoutAttribute, range: Range<Int>)

  private var scanner: ConstraintScanner
  /// The views that were named.
  private(set) var names: [ConstraintWord] = []

  /// A parser of what a scanner has not read yet.
  init(_ scanner: ConstraintScanner) {
    self.scanner = scanner
  }

  /// Reads the constraint to its end.
  mutating func constraint() throws(ConstraintSyntaxError) -> LayoutConstraint {
    let first = try anchor()
    var constraint = LayoutConstraint(
      id: "", firstItem: first.item, firstAttribute: first.attribute, relation: try relation())
    try readRightSide(of: &constraint, first)
    scanner.skipSpaces()
    if scanner.take("@") { constraint.priority = try scanner.number(in: ConstraintScanner.priorities) }
    scanner.skipSpaces()
    guard scanner.next == nil else {
      throw scanner.unexpected("its end", hint: "write a priority after an “@”, as in @750")
    }
    return constraint
  }

  private mutating func anchor() throws(ConstraintSyntaxError) -> Anchor {
    scanner.skipSpaces()
    var name = scanner.takeName()
    guard !name.text.isEmpty else {
      throw scanner.unexpected("an edge, a middle or an extent", hint: AnchorParser.example)
    }
    guard scanner.take(".") else {
      // An edge has no “-”, so that one begins what is taken away.
      if let sign = name.text.firstIndex(of: "-") {
        name.text = String(name.text[..<sign])
        name.range = name.range.lowerBound..<name.range.lowerBound + name.text.unicodeScalars.count
        scanner.goBack(to: name.range.upperBound)
      }
      return (LayoutConstraint.Item.holder, try attribute(name), name.range)
    }
    names.append(name)
    let word = scanner.takeWord()
    return (name.text, try attribute(word), name.range.lowerBound..<word.range.upperBound)
  }

  private func attribute(
    _ word: ConstraintWord
  ) throws(ConstraintSyntaxError) -> LayoutAttribute {
    if scanner.isAt(".") {
      throw ConstraintSyntaxError(
        "\(quoted(word.text)) has no further parts", word.range,
        hint: "margins are attributes of their view, as in superview.leadingMargin")
    }
    guard let attribute = LayoutAttribute(rawValue: word.text) else {
      let known = LayoutAttribute.allCases.map(\.rawValue)
      throw ConstraintSyntaxError(
        "unknown attribute \(quoted(word.text)) in a constraint", word.range,
        hint: Spelling.hint(for: word.text, among: known) ?? "there are \(listed(known, "and"))")
    }
    return attribute
  }

  private static let example = "write title.leading == superview.leading + 16"

  private mutating func relation() throws(ConstraintSyntaxError) -> LayoutConstraint.Relation {
    scanner.skipSpaces()
    if scanner.take("==") { return .equal }
    if scanner.take(">=") { return .greaterThanOrEqual }
    if scanner.take("<=") { return .lessThanOrEqual }
    throw scanner.unexpected("==, >= or <=", hint: AnchorParser.example)
  }

  // MARK: The right side

  private mutating func readRightSide(
    of constraint: inout LayoutConstraint, _ first: Anchor
  ) throws(ConstraintSyntaxError) {
    scanner.skipSpaces()
    let start = scanner.position
    if scanner.isAtNumber || scanner.next == "-" || scanner.next == "+" {
      let number = try scanner.number(isSigned: true)
      scanner.skipSpaces()
      guard scanner.take("*") else {
        constraint.constant = number
        guard first.attribute.positionAxis == nil else {
          throw ConstraintSyntaxError(
            "\(quoted(first.attribute.rawValue)) is a position, which needs a position of another view",
            first.range,
            hint: "write \(first.attribute.rawValue) == superview.\(first.attribute.rawValue) + 16")
        }
        return
      }
      constraint.multiplier = number
    }
    let second = try anchor()
    try readFactors(of: &constraint)
    constraint.secondItem = second.item
    constraint.secondAttribute = second.attribute
    guard second.attribute.positionAxis == first.attribute.positionAxis else {
      throw ConstraintSyntaxError(
        "\(quoted(first.attribute.rawValue)) and \(quoted(second.attribute.rawValue)) cannot be compared",
        second.range, hint: "compare horizontal positions, vertical positions, or sizes")
    }
    guard constraint.multiplier != 0 else {
      throw ConstraintSyntaxError(
        "a multiplier of 0 leaves the other view without effect", start..<scanner.position)
    }
    scanner.skipSpaces()
    guard scanner.next == "+" || scanner.next == "-" else { return }
    constraint.constant = try scanner.number(isSigned: true)
  }

  private mutating func readFactors(of constraint: inout LayoutConstraint) throws(ConstraintSyntaxError) {
    while true {
      scanner.skipSpaces()
      let start = scanner.position
      let isProduct = scanner.take("*")
      guard isProduct || scanner.take("/") else { return }
      scanner.skipSpaces()
      let factor = try scanner.number()
      constraint.multiplier = isProduct ? constraint.multiplier * factor : constraint.multiplier / factor
      guard ConstraintScanner.lengths.contains(constraint.multiplier) else {
        throw ConstraintSyntaxError(
          "a constraint needs a multiplier \(ConstraintScanner.lengths)", start..<scanner.position)
      }
    }
  }
}
