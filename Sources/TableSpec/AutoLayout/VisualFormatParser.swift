import TableModel
import TableSources

/// Reads a line of Apple's visual format: `H:|-[icon(29)]-12-[title]-|`.
struct VisualFormatParser {
  /// A distance, or a length of a view.
  private struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var constant = 0.0
    /// The view of the same length.
    var view: String?
    var priority = 1_000.0
  }

  /// What stands between two views, or between a view and the one that it is in.
  private enum Connection {
    case none
    case standard
    case predicates([Predicate])
  }

  private var scanner: ConstraintScanner
  private var isHorizontal = true
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var names: [ParsedConstraints.Name] = []

  /// The distance between two views of which nothing is said, in points.
  private static let standardSpace = 8.0

  /// Whether what a scanner has not read yet is in the visual format.
  static func begins(_ scanner: ConstraintScanner) -> Bool {
    ["H:", "V:", "|", "["].contains(where: scanner.isAt)
  }

  /// A parser of what a scanner has not read yet.
  init(_ scanner: ConstraintScanner) {
    self.scanner = scanner
  }

  /// Reads the line to its end.
  mutating func read() throws(ConstraintSyntaxError) {
    if scanner.take("V:") { isHorizontal = false } else { _ = scanner.take("H:") }
    scanner.skipSpaces()
    let start = scanner.take("|") ? try connection() : nil
    var before: String? = try view()
    if let start, let before { constrainStart(of: before, start) }
    scanner.skipSpaces()
    while let last = before, scanner.next != nil {
      let connection = try connection()
      if scanner.take("|") {
        constrainEnd(of: last, connection)
        before = nil
      } else {
        let next = try view()
        constrain(last, next, connection)
        before = next
      }
      scanner.skipSpaces()
    }
    if scanner.next != nil { throw scanner.unexpected("its end") }
  }

  // MARK: Reading

  private mutating func view() throws(ConstraintSyntaxError) -> String {
    scanner.skipSpaces()
    guard scanner.take("[") else {
      throw scanner.unexpected("a view in brackets", hint: "write H:|-[icon(29)]-12-[title]-|")
    }
    let name = scanner.takeName()
    guard !name.text.isEmpty else { throw scanner.unexpected("the id of a view") }
    names.append(name)
    if scanner.take("(") {
      let length = isHorizontal ? LayoutAttribute.width : .height
      for predicate in try predicates(takeViews: true) {
        constraints.append(
          LayoutConstraint(
            id: "", firstItem: name.text, firstAttribute: length, relation: predicate.relation,
            secondItem: predicate.view, secondAttribute: predicate.view.map { _ in length },
            constant: predicate.constant, priority: predicate.priority))
      }
    }
    try scanner.require("]")
    return name.text
  }

  private mutating func connection() throws(ConstraintSyntaxError) -> Connection {
    guard scanner.take("-") else { return .none }
    if scanner.take("(") {
      let predicates = try predicates(takeViews: false)
      try scanner.require("-")
      return .predicates(predicates)
    }
    guard scanner.isAtNumber else { return .standard }
    let predicate = try predicate(takesViews: false)
    try scanner.require("-")
    return .predicates([predicate])
  }

  /// Reads what stands between parentheses, the first of which was read.
  private mutating func predicates(takeViews: Bool) throws(ConstraintSyntaxError) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      predicates.append(try predicate(takesViews: takeViews))
      scanner.skipSpaces()
    } while scanner.take(",")
    try scanner.require(")")
    return predicates
  }

  private mutating func predicate(takesViews: Bool) throws(ConstraintSyntaxError) -> Predicate {
    var predicate = Predicate()
    scanner.skipSpaces()
    if scanner.take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if scanner.take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = scanner.take("==")
    }
    scanner.skipSpaces()
    if takesViews, !scanner.isAtNumber, scanner.next != "-" {
      let name = scanner.takeName()
      guard !name.text.isEmpty else { throw scanner.unexpected("a number or the id of a view") }
      names.append(name)
      predicate.view = name.text
    } else {
      predicate.constant = try scanner.number(isSigned: true)
    }
    scanner.skipSpaces()
    if scanner.take("@") { predicate.priority = try scanner.number(in: ConstraintScanner.priorities) }
    return predicate
  }

  // MARK: Constraining

  private typealias End = (item: String, attribute: LayoutAttribute)

  private var start: LayoutAttribute { isHorizontal ? .leading : .top }
  private var end: LayoutAttribute { isHorizontal ? .trailing : .bottom }

  private mutating func constrainStart(of view: String, _ connection: Connection) {
    let margin: LayoutAttribute = isHorizontal ? .leadingMargin : .topMargin
    constrain(
      (view, start), behind: (LayoutConstraint.Item.superview, start), connection,
      standard: ((LayoutConstraint.Item.superview, margin), 0))
  }

  private mutating func constrainEnd(of view: String, _ connection: Connection) {
    let superview = LayoutConstraint.Item.superview
    if case .standard = connection {
      let margin: LayoutAttribute = isHorizontal ? .trailingMargin : .bottomMargin
      constrain((superview, margin), behind: (view, end), .none, standard: ((view, end), 0))
    } else {
      constrain((superview, end), behind: (view, end), connection, standard: ((view, end), 0))
    }
  }

  private mutating func constrain(_ first: String, _ second: String, _ connection: Connection) {
    constrain(
      (second, start), behind: (first, end), connection,
      standard: ((first, end), VisualFormatParser.standardSpace))
  }

  private mutating func constrain(
    _ later: End, behind earlier: End, _ connection: Connection, standard: (end: End, space: Double)
  ) {
    let spaces: [(End, Predicate)] =
      switch connection {
      case .none: [(earlier, Predicate())]
      case .standard: [(standard.end, Predicate(constant: standard.space))]
      case .predicates(let predicates): predicates.map { (earlier, $0) }
      }
    for (earlier, space) in spaces {
      constraints.append(
        LayoutConstraint(
          id: "", firstItem: later.item, firstAttribute: later.attribute, relation: space.relation,
          secondItem: earlier.item, secondAttribute: earlier.attribute, constant: space.constant,
          priority: space.priority))
    }
  }
}
