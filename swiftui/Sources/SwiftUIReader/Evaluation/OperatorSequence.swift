import SwiftSyntax

/// Expressions with operators between them, put together by how strongly each binds.
struct OperatorSequence {
  private let elements: [ExprSyntax]
  private let scope: Scope
  private let interpreter: Interpreter
  private let sequence: SequenceExprSyntax

  init(_ sequence: SequenceExprSyntax, _ scope: Scope, _ interpreter: Interpreter) {
    elements = Array(sequence.elements)
    (self.scope, self.interpreter, self.sequence) = (scope, interpreter, sequence)
  }

  /// The value of all.
  func value() -> Value {
    guard elements.count <= OperatorSequence.mostElements else {
      return interpreter.unknown("…", at: sequence)
    }
    return value(from: 0, to: elements.count)
  }

  /// How many operators and operands one expression may have.
  private static let mostElements = 1_000

  private static let strengths: [String: Int] = [
    "=": 1, "+=": 1, "-=": 1, "*=": 1, "/=": 1, "?:": 2, "||": 3, "&&": 4, "==": 5, "!=": 5, "<": 5, "<=": 5,
    ">": 5, ">=": 5, "===": 5, "!==": 5, "~=": 5, "is": 6, "as": 6, "??": 7, "..<": 8, "...": 8, "+": 9,
    "-": 9,
    "|": 9, "^": 9, "*": 10, "/": 10, "%": 10, "&": 10,
  ]

  private func name(of element: ExprSyntax) -> String? {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let binary): binary.operator.text
    case .assignmentExpr: "="
    case .unresolvedTernaryExpr: "?:"
    case .unresolvedAsExpr: "as"
    case .unresolvedIsExpr: "is"
    default: nil
    }
  }

  private func value(from start: Int, to end: Int) -> Value {
    guard end > start else { return .void }
    guard end - start > 1 else { return interpreter.evaluate(elements[start], scope) }
    // The operator that binds least comes last; of equal ones the last, but of those that bind to the right the first.
    var best: (place: Int, name: String, strength: Int)?
    for place in start..<end {
      guard let name = name(of: elements[place]) else { continue }
      let strength = OperatorSequence.strengths[name] ?? 9
      let bindsRight = strength <= 2 || name == "??"
      if let known = best, strength > known.strength || strength == known.strength && bindsRight { continue }
      best = (place, name, strength)
    }
    guard let best else { return interpreter.evaluate(elements[start], scope) }
    return value(best.name, best.place, start, end)
  }

  private func value(_ name: String, _ place: Int, _ start: Int, _ end: Int) -> Value {
    let left = { self.value(from: start, to: place) }
    let right = { self.value(from: place + 1, to: end) }
    switch name {
    case "=":
      interpreter.assign(right(), to: elements[start], scope)
      return .void
    case "+=", "-=", "*=", "/=":
      let result = Arithmetic.value(String(name.prefix(1)), left(), right())
      interpreter.assign(result ?? unknown(start, end), to: elements[start], scope)
      return .void
    case "?:":
      guard let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self) else { return .void }
      return interpreter.decide(left(), at: elements[start])
        ? interpreter.evaluate(ternary.thenExpression, scope) : right()
    case "||": return logical(left(), right, stop: true, start)
    case "&&": return logical(left(), right, stop: false, start)
    case "??": return coalesced(left(), right, start)
    case "as":
      let value = left()
      guard isTry(place), let type = type(at: place + 1) else { return value }
      return interpreter.isOne(value, of: type, scope) == false ? .none : value
    case "is":
      guard let type = type(at: place + 1) else { return unknown(start, end) }
      return interpreter.isOne(left(), of: type, scope).map(Value.bool) ?? unknown(start, end)
    default: return value(name, left(), right(), place, start, end)
    }
  }

  /// What an operator gives that needs both sides.
  private func value(
    _ name: String, _ a: Value, _ b: Value, _ place: Int, _ start: Int, _ end: Int
  ) -> Value {
    switch name {
    case "..<", "...":
      let made = Arithmetic.value(name, a, b) ?? unknown(start, end, a.unknown ?? b.unknown)
      return interpreter.walk(made.items?.count ?? 0) ? made : unknown(start, end)
    // Parts of 255 and the like are written so where a Double is asked for: `Color(red: 52 / 255, …)`.
    case "/" where interpreter.dividesExactly && isInteger(place - 1) && isInteger(place + 1):
      if let dividend = a.number, let divisor = b.number, divisor != 0,
        dividend / divisor != (dividend / divisor).rounded()
      {
        return .double(dividend / divisor)
      }
      return Arithmetic.value(name, a, b) ?? unknown(start, end)
    case "==", "===", "~=": return compared(a, b, start, end) { $0 }
    case "!=", "!==": return compared(a, b, start, end) { !$0 }
    default: return Arithmetic.value(name, a, b) ?? unknown(start, end, a.unknown ?? b.unknown)
    }
  }

  private func coalesced(_ value: Value, _ right: () -> Value, _ start: Int) -> Value {
    if value.isNone { return right() }
    guard let known = value.unknown else { return value }
    let other = right()
    if other.unknown != nil { return value }
    interpreter.guess("\(known.what) is not known, taken as nil", at: elements[start])
    return other
  }

  /// The type behind an `is` or an `as`.
  private func type(at place: Int) -> TypeSyntax? {
    elements.indices.contains(place) ? elements[place].as(TypeExprSyntax.self)?.type : nil
  }

  private func isTry(_ place: Int) -> Bool {
    elements[place].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?"
  }

  private func isInteger(_ place: Int) -> Bool {
    elements.indices.contains(place) && elements[place].is(IntegerLiteralExprSyntax.self)
  }

  private func compared(
    _ left: Value, _ right: Value, _ start: Int, _ end: Int, _ result: (Bool) -> Bool
  ) -> Value {
    if let same = interpreter.areSame(left, right) { return .bool(result(same)) }
    if left.isNone || right.isNone, let known = left.unknown ?? right.unknown {
      // What is not known is taken as the lack of a value, unless its type says that it has one.
      let isOptional = known.type.map { $0.hasSuffix("?") } ?? true
      interpreter.guess("\(known.what) is not known, taken as nil", at: elements[start])
      return .bool(result(isOptional))
    }
    return unknown(start, end)
  }

  private func logical(_ left: Value, _ right: () -> Value, stop: Bool, _ start: Int) -> Value {
    let first = left.bool ?? interpreter.isTrue(left, at: elements[start])
    return first == stop ? .bool(stop) : right()
  }

  private func unknown(_ start: Int, _ end: Int, _ cause: Unknown? = nil) -> Value {
    let what = elements[start..<end].map(\.written).joined(separator: " ")
    return .unknown(Unknown(what: what, type: cause?.type, node: Syntax(elements[start])))
  }
}

/// Operators on numbers and texts.
enum Arithmetic {
  /// What an operator gives; `nil` where it is not known.
  static func value(_ name: String, _ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.int(let a), .int(let b)):
      switch name {
      case "+": return checked(a.addingReportingOverflow(b))
      case "-": return checked(a.subtractingReportingOverflow(b))
      case "*": return checked(a.multipliedReportingOverflow(by: b))
      case "/": return b == 0 ? nil : checked(a.dividedReportingOverflow(by: b))
      case "%": return b == 0 ? nil : checked(a.remainderReportingOverflow(dividingBy: b))
      case "..<", "...":
        // Ends that lie further apart than there are numbers have no length.
        let (length, isLong) = b.subtractingReportingOverflow(a)
        guard a <= b, !isLong, length < 10_000 || name == "..<" && length == 10_000 else { return nil }
        return .array(name == "..<" ? (a..<b).map(Value.int) : (a...b).map(Value.int))
      default: return number(name, Double(a), Double(b))
      }
    case (.string(let a), .string(let b)):
      switch name {
      case "+":
        guard a.text.utf8.count + b.text.utf8.count <= Mutation.mostBytes else { return nil }
        var text = TextValue(a.text + b.text)
        text.isPartial = a.isPartial || b.isPartial
        return .string(text)
      case "<": return .bool(a.text < b.text)
      case ">": return .bool(a.text > b.text)
      default: return nil
      }
    case (.array(let a), .array(let b)):
      return name == "+" && a.count + b.count <= Mutation.mostItems ? .array(a + b) : nil
    case (.implicit(let a, _), .implicit(let b, _)):
      // Sizes of text are compared with that of the phone.
      guard let a = sizes.firstIndex(of: a), let b = sizes.firstIndex(of: b) else { return nil }
      return number(name, Double(a), Double(b))
    case (.view(let a), .view(let b))
    where name == "+" && a.name.hasPrefix("Text") && ["Text", "Text+"].contains(b.name):
      return .view(ViewNode("Text+", [], children: [a, b], node: a.node))
    default:
      guard let a = left.number, let b = right.number else { return nil }
      return number(name, a, b)
    }
  }

  private static let sizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  private static func checked(_ result: (partialValue: Int, overflow: Bool)) -> Value? {
    result.overflow ? nil : .int(result.partialValue)
  }

  private static func finite(_ result: Double) -> Value? { result.isFinite ? .double(result) : nil }

  private static func number(_ name: String, _ a: Double, _ b: Double) -> Value? {
    switch name {
    case "+": finite(a + b)
    case "-": finite(a - b)
    case "*": finite(a * b)
    case "/": finite(a / b)
    case "<": .bool(a < b)
    case "<=": .bool(a <= b)
    case ">": .bool(a > b)
    case ">=": .bool(a >= b)
    case "...", "..<": a <= b ? Value.range(a, b) : nil
    default: nil
    }
  }
}
