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
    guard values.contains(where: { $0.view != nil || values.count > 1 && $0.isColor }) else {
      return values.count == 1 ? values[0] : .void
    }
    let views = values.compactMap { view(of: $0) ?? bareColor($0) }
    guard let first = views.first else { return .void }
    return .view(ViewNode("Group", [], children: views, node: first.node))
  }

  /// The view that a colour is among others, such as `Color.red`; it has no place of its own in the file.
  private func bareColor(_ value: Value) -> ViewNode? {
    guard case .library(let name, let arguments) = value, value.isColor, arguments.isEmpty else { return nil }
    return ViewNode(name, [], node: Syntax(NilLiteralExprSyntax()))
  }

  /// The view that a value is; a box where it is not known.
  func view(of value: Value) -> ViewNode? {
    switch value {
    case .view(let view): return view
    case .unknown(let unknown):
      if let type = unknown.type, ViewCatalog.values.contains(type) {
        let place = unknown.node.as(ExprSyntax.self) ?? ExprSyntax(NilLiteralExprSyntax())
        return ViewNode(type, [Argument(value: value, node: place)], node: unknown.node)
      }
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
    case .library(let name, let arguments) where value.isColor:
      return arguments.first.map { ViewNode(name, arguments, node: Syntax($0.node)) }
    case .library(let name, let arguments) where name.first?.isUppercase == true && !name.contains("."):
      // What other libraries make of views: `WithViewStore(store) { … }`.
      return arguments.first(where: \.isTrailing).map { ViewNode(name, arguments, node: Syntax($0.node)) }
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
        let type = binding.typeAnnotation?.type
        value = exactly(type?.isDouble == true) { evaluate(initializer.value, scope) }
        value = coerced(value, to: type, scope)
        if case .object(let object) = value, object.type.kind == .structure { value = .object(object.copy()) }
      } else if let items = binding.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self) {
        value = self.value(of: items, Scope(parent: scope))
      } else if variable.attributes.isEmpty {
        value = .none
      } else {
        // A wrapper, such as `@Dependency`, has a value.
        let name = binding.pattern.ownText
        value = coerced(unknown(name, at: binding), to: binding.typeAnnotation?.type, scope)
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
      if holds(statement.conditions, scope, presumed: presumes) { return .next }
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
    var choice = choice
    while step() {
      let inner = Scope(parent: scope)
      if holds(choice.conditions, inner, presumed: presumes && choice.elseBody == nil) {
        guard presumes, choice.elseBody != nil, choice.body.statements.isWaiting else {
          return run(choice.body.statements, inner, &collected)
        }
        tellWaiting(for: choice.conditions)
      }
      switch choice.elseBody {
      case .ifExpr(let next): choice = next
      case .codeBlock(let block):
        guard presumes, block.statements.isWaiting, !choice.body.statements.isWaiting else {
          return run(block.statements, Scope(parent: scope), &collected)
        }
        tellWaiting(for: choice.conditions)
        let inner = Scope(parent: scope)
        for case .optionalBinding(let binding) in choice.conditions.map(\.condition) {
          let what = binding.initializer?.value.written ?? binding.pattern.written
          bind(binding.pattern, .unknown(Unknown(what: what, node: Syntax(binding))), inner)
        }
        return run(choice.body.statements, inner, &collected)
      case nil: return .next
      }
    }
    return .next
  }

  /// Whether all conditions hold; what they bind is known in the scope, and one that is not known comes to `presumed`.
  func holds(_ conditions: ConditionElementListSyntax, _ scope: Scope, presumed: Bool = false) -> Bool {
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        if !decide(evaluate(expression, scope), at: expression, presumed: presumed) { return false }
      case .availability(let availability):
        tally.knownConditions += 1
        if !isAvailable(availability) { return false }
      case .matchingPattern(let pattern):
        let value = evaluate(pattern.initializer.value, scope)
        let result = matches(pattern.pattern, value, scope, binds: false)
        let decided = result.map(Value.bool) ?? unknown(pattern.written, at: pattern)
        if !decide(decided, at: pattern, presumed: presumed) { return false }
        if result == nil {
          bindUnknown(pattern.pattern, Unknown(what: pattern.written, node: Syntax(pattern)), scope)
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
      let name = binding.pattern.ownText
      value = self.value(named: name, scope, binding.pattern)
    }
    if case .unknown(let unknown) = value, unknown.type?.hasSuffix("?") ?? true {
      tally.unknownConditions += 1
      if presumes {
        guess("\(unknown.what) is not known, taken as there", at: binding)
        bind(binding.pattern, value, scope)
        return true
      }
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
      let parts = release.ownText.split(separator: ".").compactMap { Double($0) }
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
          if presumes, item.statements.isWaiting, let other = longest(of: choice, except: item) {
            tellWaiting(for: choice.subject)
            return run(other, Unknown(what: choice.subject.written, node: Syntax(choice)), &collected, scope)
          }
          return unbroken(run(item.statements, inner, &collected))
        }
      }
    }
    guard case .unknown(let unknown) = subject else {
      tally.knownConditions += 1
      guard let taken = fallback ?? first else { return .next }
      return unbroken(run(taken.statements, Scope(parent: scope), &collected))
    }
    tally.unknownConditions += 1
    // Of a state that is not known the case with most to show is of most use, but for one that is said to be the usual.
    let longest = longest(of: choice, except: fallback)
    let isUsual = fallback.map { !SwitchExprSyntax.showsNothing($0) } ?? false
    guard let taken = isUsual ? fallback : longest ?? fallback else { return .next }
    let name = taken.label.ownText.split(separator: "\n").first.map(String.init) ?? ""
    guess("\(unknown.what) is not known, taken as “\(name)”", at: choice.subject)
    return run(taken, unknown, &collected, scope)
  }

  private func tellWaiting(for node: some SyntaxProtocol) {
    guess("the screen waits for \(node.written), drawn as if it did not", at: node)
  }

  private func longest(of choice: SwitchExprSyntax, except item: SwitchCaseSyntax?) -> SwitchCaseSyntax? {
    flat(choice.cases).filter { $0 != item }.max {
      $0.statements.trimmedLength < $1.statements.trimmedLength
    }
  }

  /// Runs a case whose values are not known.
  private func run(
    _ item: SwitchCaseSyntax, _ unknown: Unknown, _ collected: inout [Value], _ scope: Scope
  ) -> Flow {
    let inner = Scope(parent: scope)
    if case .case(let label) = item.label, let pattern = label.caseItems.first?.pattern {
      bindUnknown(pattern, unknown, inner)
    }
    return unbroken(run(item.statements, inner, &collected))
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
}

extension SwitchExprSyntax {
  /// Whether a case shows nothing: it is empty, or has an `EmptyView` or `break` alone.
  fileprivate static func showsNothing(_ item: SwitchCaseSyntax) -> Bool {
    let text = item.statements.ownText
    return text.isEmpty || text == "break" || text.hasPrefix("EmptyView()") && item.statements.count == 1
  }
}

extension CodeBlockItemListSyntax {
  /// Whether views say that something is being waited for, and nothing else.
  fileprivate var isWaiting: Bool {
    let text = trimmedDescription
    return ["progressview", "loading"].contains { text.lowercased().contains($0) }
      && !["List", "Form", "Section", "ForEach"].contains { text.contains($0) }
  }
}
