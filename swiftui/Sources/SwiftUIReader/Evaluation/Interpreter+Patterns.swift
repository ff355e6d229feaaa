import SwiftSyntax

extension Interpreter {
  /// Gives the names of a pattern their values.
  func bind(_ pattern: PatternSyntax, _ value: Value, _ scope: Scope) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name): scope[name.identifier.text.withoutQuotes] = value
    case .valueBindingPattern(let binding): bind(binding.pattern, value, scope)
    case .tuplePattern(let tuple):
      guard case .tuple(let items) = value, items.count == tuple.elements.count else {
        for element in tuple.elements { bind(element.pattern, unknown(value, element), scope) }
        return
      }
      for (element, item) in zip(tuple.elements, items) { bind(element.pattern, item.value, scope) }
    default: break
    }
  }

  private func unknown(_ value: Value, _ element: TuplePatternElementSyntax) -> Value {
    unknown(element.written, at: element)
  }

  /// Whether a value has the form of a pattern, whose names it gives values to; `nil` where that is not known.
  func matches(_ pattern: PatternSyntax, _ value: Value, _ scope: Scope, binds: Bool) -> Bool? {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return true
    case .identifierPattern:
      bind(pattern, value, scope)
      return true
    case .valueBindingPattern(let binding): return matches(binding.pattern, value, scope, binds: true)
    case .tuplePattern(let tuple):
      guard case .tuple(let items) = value, items.count == tuple.elements.count else {
        bind(pattern, value, scope)
        return binds ? true : nil
      }
      return all(zip(tuple.elements, items)) { matches($0.pattern, $1.value, scope, binds: binds) }
    case .expressionPattern(let pattern): return matches(pattern.expression, value, scope, binds: binds)
    default: return nil
    }
  }

  private func matches(_ expression: ExprSyntax, _ value: Value, _ scope: Scope, binds: Bool) -> Bool? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return matches(inner.pattern, value, scope, binds: binds)
    case .optionalChainingExpr(let chain):
      return value.isNone ? false : matches(chain.expression, value, scope, binds: binds)
    case .discardAssignmentExpr: return true
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { break }
      return matches(access, call.arguments, value, scope, binds: binds)
    case .memberAccessExpr(let access) where access.base == nil:
      let name = access.declName.baseName.text.withoutQuotes
      if value.isNone { return name == "none" }
      if name == "some" { return value.unknown == nil ? true : nil }
      return value.memberName.map { $0 == name } ?? (value.unknown == nil ? false : nil)
    case .declReferenceExpr(let reference) where binds:
      scope[reference.baseName.text.withoutQuotes] = value
      return true
    case .tupleExpr(let tuple) where tuple.elements.count > 1:
      guard case .tuple(let items) = value, items.count == tuple.elements.count else { return nil }
      return all(zip(tuple.elements, items)) { matches($0.expression, $1.value, scope, binds: binds) }
    default: break
    }
    let other = evaluate(expression, scope)
    if case .array(let items) = other, value.items == nil {
      return items.contains { areSame($0, value) == true }
    }
    return areSame(other, value)
  }

  /// Whether a value is a case of an enum whose payload has the form of a pattern: `.failed(let error)`.
  private func matches(
    _ access: MemberAccessExprSyntax, _ patterns: LabeledExprListSyntax, _ value: Value, _ scope: Scope,
    binds: Bool
  ) -> Bool? {
    let name = access.declName.baseName.text.withoutQuotes
    if name == "some", access.base?.ownText ?? "" == "" {
      guard let inner = patterns.first else { return nil }
      return value.isNone ? false : matches(inner.expression, value, scope, binds: binds)
    }
    guard let member = value.memberName else { return value.unknown == nil ? false : nil }
    guard member == name else { return false }
    let payload: [Value]
    switch value {
    case .enumeration(let enumeration): payload = enumeration.payload.map(\.value)
    case .implicit(_, let arguments), .library(_, let arguments): payload = arguments.map(\.value)
    default: return true
    }
    return all(patterns.enumerated()) { index, pattern in
      let item = payload.indices.contains(index) ? payload[index] : unknown(pattern.written, at: pattern)
      return matches(pattern.expression, item, scope, binds: binds)
    }
  }

  /// Whether all parts match: the first that does not ends it, and one that is not known leaves it open.
  private func all<Parts: Sequence>(_ parts: Parts, _ match: (Parts.Element) -> Bool?) -> Bool? {
    var isKnown = true
    for part in parts {
      switch match(part) {
      case false: return false
      case nil: isKnown = false
      default: break
      }
    }
    return isKnown ? true : nil
  }

  /// Gives the names of a pattern values of which nothing is known.
  func bindUnknown(_ pattern: PatternSyntax, _ unknown: Unknown, _ scope: Scope) {
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind,
        token.parent?.is(IdentifierPatternSyntax.self) == true
          || token.parent?.parent?.is(PatternExprSyntax.self) == true
      else { continue }
      scope[name] = .unknown(Unknown(what: name, type: nil, node: unknown.node))
    }
  }
}
