import SwiftSyntax

/// How statements ended.
enum Flow {
  case next
  case returned(Value)
  case broken
  case continued
}

extension Interpreter {
  /// What the body of a function, a property or a closure gives: what it returns, or the views that stand in it.
  func value(of items: CodeBlockItemListSyntax, _ scope: Scope) -> Value {
    var collected: [Value] = []
    let isWhole = items.count == 1
    if case .returned(let value) = run(items, scope, &collected) { return value }
    return joined(collected, isWhole: isWhole)
  }

  /// Values of statements as one: a group where there are several views.
  func joined(_ values: [Value], isWhole: Bool) -> Value {
    if values.count == 1, let only = values.first, isWhole || only.view != nil { return only }
    guard values.contains(where: { $0.view != nil }) else {
      return values.count == 1 ? values[0] : .void
    }
    let views = values.compactMap { view(of: $0) }
    guard let first = views.first else { return .void }
    return .view(ViewNode("Group", [], children: views, node: first.node))
  }

  /// The view that a value is; a box where it is not known.
  func view(of value: Value) -> ViewNode? {
    switch value {
    case .view(let view): return view
    case .unknown(let unknown):
      let node = ViewNode("", [], node: unknown.node)
      node.unknown = unknown
      return node
    case .object(let object) where object.type.isView:
      let node = ViewNode(object.type.name, [], node: object.node)
      node.object = object
      return node
    case .array(let items):
      let views = items.compactMap { view(of: $0) }
      return views.first.map { ViewNode("Group", [], children: views, node: $0.node) }
    case .library(let name, let arguments) where name.hasPrefix("Color"):
      return arguments.first.map { ViewNode(name, arguments, node: Syntax($0.node)) }
    default: return nil
    }
  }

  /// Runs statements, and collects what they give.
  func run(_ items: CodeBlockItemListSyntax, _ scope: Scope, _ collected: inout [Value]) -> Flow {
    for item in items {
      guard step() else { return .next }
      let flow: Flow
      switch item.item {
      case .decl(let declaration): flow = declare(declaration, scope, &collected)
      case .stmt(let statement): flow = run(statement, scope, &collected)
      case .expr(let expression): flow = run(expression, scope, &collected)
      }
      if case .next = flow { continue }
      return flow
    }
    return .next
  }

  private func run(_ expression: ExprSyntax, _ scope: Scope, _ collected: inout [Value]) -> Flow {
    if let choice = expression.as(IfExprSyntax.self) { return run(choice, scope, &collected) }
    if let choice = expression.as(SwitchExprSyntax.self) { return run(choice, scope, &collected) }
    let value = evaluate(expression, scope)
    if case .void = value { return .next }
    collected.append(value)
    return .next
  }

  private func declare(_ declaration: DeclSyntax, _ scope: Scope, _ collected: inout [Value]) -> Flow {
    if let config = declaration.as(IfConfigDeclSyntax.self) {
      guard case .statements(let chosen)? = index.settings.chosen(config) else { return .next }
      return run(chosen, scope, &collected)
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      scope[function.name.text] = .function([function], receiver: scope.receiver, scope: scope)
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return .next }
    for binding in variable.bindings {
      var value: Value
      if let initializer = binding.initializer {
        value = coerced(evaluate(initializer.value, scope), to: binding.typeAnnotation?.type, scope)
        if case .object(let object) = value, object.type.kind == .structure { value = .object(object.copy()) }
      } else if let items = binding.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self) {
        value = self.value(of: items, Scope(parent: scope))
      } else {
        value = .none
      }
      bind(binding.pattern, value, scope)
    }
    return .next
  }

  private func run(_ statement: StmtSyntax, _ scope: Scope, _ collected: inout [Value]) -> Flow {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      return .returned(statement.expression.map { evaluate($0, scope) } ?? .void)
    case .expressionStmt(let statement): return run(statement.expression, scope, &collected)
    case .guardStmt(let statement):
      if holds(statement.conditions, scope) { return .next }
      return run(statement.body.statements, Scope(parent: scope), &collected)
    case .doStmt(let statement): return run(statement.body.statements, Scope(parent: scope), &collected)
    case .forStmt(let loop): return run(loop, scope, &collected)
    case .whileStmt(let loop):
      var rounds = 0
      while rounds < 1_000, step(), holds(loop.conditions, scope) {
        rounds += 1
        let flow = run(loop.body.statements, Scope(parent: scope), &collected)
        if case .broken = flow { break }
        if case .returned = flow { return flow }
      }
      return .next
    case .breakStmt: return .broken
    case .continueStmt: return .continued
    case .throwStmt: return .returned(.none)
    default: return .next
    }
  }

  private func run(_ loop: ForStmtSyntax, _ scope: Scope, _ collected: inout [Value]) -> Flow {
    let sequence = evaluate(loop.sequence, scope)
    guard let items = elements(of: sequence) else {
      if case .unknown(let unknown) = sequence {
        guess("\(unknown.what) is not known, taken as empty", at: loop.sequence)
      }
      return .next
    }
    for item in items {
      guard step() else { return .next }
      let inner = Scope(parent: scope)
      guard matches(loop.pattern, item, inner, binds: true) ?? false else { continue }
      if let clause = loop.whereClause, !decide(evaluate(clause.condition, inner), at: clause.condition) {
        continue
      }
      let flow = run(loop.body.statements, inner, &collected)
      if case .broken = flow { break }
      if case .returned = flow { return flow }
    }
    return .next
  }

  /// The items of a list, a dictionary or a text; `nil` where they are not known.
  func elements(of value: Value) -> [Value]? {
    switch value {
    case .array(let items): items
    case .dictionary(let pairs): pairs.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    case .string(let text): text.text.map { .string(TextValue(String($0))) }
    case .none: []
    default: nil
    }
  }

  func run(_ choice: IfExprSyntax, _ scope: Scope, _ collected: inout [Value]) -> Flow {
    let inner = Scope(parent: scope)
    if holds(choice.conditions, inner) { return run(choice.body.statements, inner, &collected) }
    switch choice.elseBody {
    case .ifExpr(let next): return run(next, scope, &collected)
    case .codeBlock(let block): return run(block.statements, Scope(parent: scope), &collected)
    case nil: return .next
    }
  }

  /// Whether all conditions hold; what they bind is known in the scope.
  func holds(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> Bool {
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        if !decide(evaluate(expression, scope), at: expression) { return false }
      case .availability(let availability):
        tally.knownConditions += 1
        if !isAvailable(availability) { return false }
      case .matchingPattern(let pattern):
        let value = evaluate(pattern.initializer.value, scope)
        let result = matches(pattern.pattern, value, scope, binds: false)
        if !decide(result.map(Value.bool) ?? unknown(pattern.written, at: pattern), at: pattern) {
          return false
        }
      case .optionalBinding(let binding):
        if !holds(binding, scope) { return false }
      }
    }
    return true
  }

  private func holds(_ binding: OptionalBindingConditionSyntax, _ scope: Scope) -> Bool {
    let value: Value
    if let initializer = binding.initializer {
      value = evaluate(initializer.value, scope)
    } else {
      let name = binding.pattern.trimmedDescription
      value = self.value(named: name, scope, binding.pattern)
    }
    if case .unknown(let unknown) = value, unknown.type?.hasSuffix("?") ?? true {
      tally.unknownConditions += 1
      guess("\(unknown.what) is not known, taken as nil", at: binding)
      return false
    }
    tally.knownConditions += 1
    guard !value.isNone else { return false }
    bind(binding.pattern, value, scope)
    return true
  }

  private func isAvailable(_ condition: AvailabilityConditionSyntax) -> Bool {
    let isNegative = condition.availabilityKeyword.text == "#unavailable"
    for argument in condition.availabilityArguments {
      guard case .availabilityVersionRestriction(let version) = argument.argument,
        version.platform.text == "iOS", let release = version.version
      else { continue }
      let parts = release.trimmedDescription.split(separator: ".").compactMap { Double($0) }
      let number = (parts.first ?? 0) + (parts.count > 1 ? parts[1] / 100 : 0)
      return (options.system >= number) != isNegative
    }
    return !isNegative
  }

  func run(_ choice: SwitchExprSyntax, _ scope: Scope, _ collected: inout [Value]) -> Flow {
    let subject = evaluate(choice.subject, scope)
    var fallback: SwitchCaseSyntax?
    var first: SwitchCaseSyntax?
    for item in flat(choice.cases) {
      first = first ?? item
      switch item.label {
      case .default: fallback = item
      case .case(let label):
        if subject.unknown != nil { continue }
        for pattern in label.caseItems {
          let inner = Scope(parent: scope)
          guard matches(pattern.pattern, subject, inner, binds: false) ?? false else { continue }
          if let clause = pattern.whereClause,
            !decide(evaluate(clause.condition, inner), at: clause.condition)
          {
            continue
          }
          tally.knownConditions += 1
          return unbroken(run(item.statements, inner, &collected))
        }
      }
    }
    if case .unknown(let unknown) = subject {
      tally.unknownConditions += 1
      let taken = fallback == nil ? "its first case" : "none of its cases"
      guess("\(unknown.what) is not known, taken as \(taken)", at: choice.subject)
    } else {
      tally.knownConditions += 1
    }
    guard let taken = fallback ?? (subject.unknown == nil ? nil : first) else { return .next }
    return unbroken(run(taken.statements, Scope(parent: scope), &collected))
  }

  private func unbroken(_ flow: Flow) -> Flow {
    if case .broken = flow { return .next }
    return flow
  }

  private func flat(_ cases: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    cases.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let item): return [item]
      case .ifConfigDecl(let config):
        guard case .switchCases(let chosen)? = index.settings.chosen(config) else { return [] }
        return flat(chosen)
      }
    }
  }

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
      var isKnown = true
      for (element, item) in zip(tuple.elements, items) {
        switch matches(element.pattern, item.value, scope, binds: binds) {
        case false: return false
        case nil: isKnown = false
        default: break
        }
      }
      return isKnown ? true : nil
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
      let name = access.declName.baseName.text.withoutQuotes
      if name == "some", access.base?.trimmedDescription ?? "" == "" {
        guard let inner = call.arguments.first else { return nil }
        return value.isNone ? false : matches(inner.expression, value, scope, binds: binds)
      }
      guard let member = value.memberName else { return value.unknown == nil ? false : nil }
      guard member == name else { return false }
      guard case .enumeration(let enumeration) = value else { return true }
      var isKnown = true
      for (index, argument) in call.arguments.enumerated() {
        let item =
          enumeration.payload.indices.contains(index)
          ? enumeration.payload[index].value : unknown(argument.written, at: argument)
        switch matches(argument.expression, item, scope, binds: binds) {
        case false: return false
        case nil: isKnown = false
        default: break
        }
      }
      return isKnown ? true : nil
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
      var isKnown = true
      for (element, item) in zip(tuple.elements, items) {
        switch matches(element.expression, item.value, scope, binds: binds) {
        case false: return false
        case nil: isKnown = false
        default: break
        }
      }
      return isKnown ? true : nil
    default: break
    }
    let other = evaluate(expression, scope)
    if case .array(let items) = other, value.items == nil {
      return items.contains { $0.equals(value) == true }
    }
    return other.equals(value)
  }
}
