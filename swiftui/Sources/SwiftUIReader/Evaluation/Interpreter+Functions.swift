import SwiftSyntax

extension Interpreter {
  /// What a closure gives for values.
  func call(_ closure: Closure, _ values: [Value]) -> Value {
    let result = deeper { () -> Value in
      let scope = Scope(parent: closure.scope)
      for (number, value) in values.enumerated() { scope["$\(number)"] = value }
      if closure.parameters.count > 1, values.count == 1, case .tuple(let items) = values[0] {
        for (name, item) in zip(closure.parameters, items) { scope[plain(name)] = item.value }
      } else {
        for (index, name) in closure.parameters.enumerated() {
          scope[plain(name)] =
            values.indices.contains(index) ? values[index] : unknown(plain(name), at: closure.node)
        }
      }
      return value(of: closure.statements, scope)
    }
    return result ?? unknown("…", at: closure.node)
  }

  private func plain(_ name: String) -> String { name.hasPrefix("$") ? String(name.dropFirst()) : name }

  /// What one of several functions gives whose parameters fit the arguments; `nil` where none does.
  func call(
    _ functions: [FunctionDeclSyntax], _ receiver: Value?, _ arguments: [Argument],
    _ node: some SyntaxProtocol,
    _ outer: Scope? = nil
  ) -> Value? {
    for function in functions {
      guard let body = function.body,
        let places = ParameterMatch.places(of: arguments, in: function.signature.parameterClause)
      else { continue }
      if let text = lookedUp(function, arguments, places) { return .string(text) }
      let scope = outer.map { Scope(parent: $0) } ?? scope(of: receiver, path: index.path(of: function))
      bind(function.signature.parameterClause, arguments, places, scope)
      guard let value = deeper({ self.value(of: body.statements, scope) }) else { return nil }
      return coerced(value, to: function.signature.returnClause?.type, scope)
    }
    return nil
  }

  /// The text that a function looks up in a table, as generators of code write it: one with a key and a table.
  private func lookedUp(
    _ function: FunctionDeclSyntax, _ arguments: [Argument], _ places: [[Int]]
  ) -> TextValue? {
    guard let type = function.signature.returnClause?.type.ownText, type.hasPrefix("String") else {
      return nil
    }
    let parameters = Array(function.signature.parameterClause.parameters)
    let value = { (names: String...) -> TextValue? in
      let place = parameters.firstIndex { names.contains(($0.secondName ?? $0.firstName).text) }
      return place.flatMap { places[$0].first }.flatMap { arguments[$0].value.text }
    }
    guard let key = value("key"), let table = value("table", "tableName"), !key.isPartial else { return nil }
    var filling: [Argument] = []
    for (parameter, place) in zip(parameters, places) where parameter.ellipsis != nil {
      filling += place.map { arguments[$0] }
    }
    if filling.count == 1, case .array(let items) = filling[0].value {
      filling = items.map { Argument(value: $0, node: filling[0].node) }
    }
    return LibraryFunction.text(
      key.text, table: table.text, filling, fallback: value("value", "fallback", "defaultValue")?.text, self)
  }

  private func scope(of receiver: Value?, path: String) -> Scope {
    switch receiver {
    case .object(let object): Scope(receiver: receiver, type: object.type, path: path)
    case .enumeration(let value): Scope(receiver: receiver, type: value.type, path: path)
    case .type(let type): Scope(receiver: nil, type: type, path: path)
    default: Scope(receiver: receiver, type: nil, path: path)
    }
  }

  func bind(
    _ clause: FunctionParameterClauseSyntax, _ arguments: [Argument], _ places: [[Int]], _ scope: Scope
  ) {
    for (parameter, place) in zip(clause.parameters, places) {
      let name = (parameter.secondName ?? parameter.firstName).text.withoutQuotes
      if parameter.ellipsis != nil {
        scope[name] = .array(place.map { coerced(arguments[$0].value, to: parameter.type, scope) })
      } else if let first = place.first {
        let value = coerced(arguments[first].value, to: parameter.type, scope)
        // A closure that SwiftUI calls by itself where the parameter is one is a value here.
        if arguments[first].isTrailing, !ParameterMatch.isFunction(parameter.type),
          case .closure(let closure) = value
        {
          scope[name] = call(closure, [])
        } else {
          scope[name] = value
        }
      } else if let value = parameter.defaultValue {
        scope[name] = coerced(evaluate(value.value, scope), to: parameter.type, scope)
      } else {
        scope[name] = unknownValue(of: parameter.type, name, scope, parameter)
      }
    }
    bindGenerics(of: clause, scope)
  }
}

/// How the arguments of a call belong to parameters.
enum ParameterMatch {
  /// The numbers of the arguments for each parameter; `nil` where they do not fit.
  static func places(of arguments: [Argument], in clause: FunctionParameterClauseSyntax) -> [[Int]]? {
    var places: [[Int]] = []
    var next = 0
    for parameter in clause.parameters {
      let name = parameter.firstName.text.withoutQuotes
      let label = name == "_" ? nil : name
      var taken: [Int] = []
      if next < arguments.count, fits(arguments[next], label, parameter) {
        taken.append(next)
        next += 1
        while parameter.ellipsis != nil, next < arguments.count, arguments[next].label == nil,
          !arguments[next].isTrailing
        {
          taken.append(next)
          next += 1
        }
      } else if parameter.defaultValue == nil, parameter.ellipsis == nil {
        return nil
      }
      places.append(taken)
    }
    return next == arguments.count ? places : nil
  }

  private static func fits(
    _ argument: Argument, _ label: String?, _ parameter: FunctionParameterSyntax
  ) -> Bool {
    guard argument.isTrailing else { return argument.label == label }
    return isFunction(parameter.type) || parameter.attributes.hasAttribute("ViewBuilder")
  }

  /// Whether a type is that of a function.
  static func isFunction(_ type: TypeSyntax) -> Bool {
    switch type.as(TypeSyntaxEnum.self) {
    case .functionType: true
    case .attributedType(let inner): isFunction(inner.baseType)
    case .optionalType(let inner): isFunction(inner.wrappedType)
    case .tupleType(let tuple):
      tuple.elements.count == 1 && (tuple.elements.first.map { isFunction($0.type) } ?? false)
    default: type.ownText.contains("->") || type.ownText.hasSuffix("Action")
    }
  }
}
