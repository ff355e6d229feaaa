import SwiftSyntax

extension Interpreter {
  /// An instance of a type of the project, or the view that it is.
  func instance(of declared: TypeDeclaration, _ arguments: [Argument], _ node: some SyntaxProtocol) -> Value {
    // Within an extension of a type of the library its name is that type’s, as in `static let brand = Color("Brand")`.
    if declared.kind == .other { return made(declared.name, arguments, node) }
    let type = index.whole(declared)
    if type.kind == .enumeration { return enumeration(type, arguments, node) }
    let object = Object(type, node: Syntax(node))
    _ = deeper { initialize(object, arguments, node) }
    if type.isView || type.inherited.contains(where: { $0.hasSuffix("Representable") }) {
      let view = ViewNode(type.name, arguments, node: Syntax(node))
      view.object = object
      return .view(view)
    }
    return .object(object)
  }

  private func enumeration(
    _ type: TypeDeclaration, _ arguments: [Argument], _ node: some SyntaxProtocol
  ) -> Value {
    guard let raw = arguments.first, raw.label == "rawValue", raw.value.unknown == nil else {
      return .unknown(Unknown(what: node.written, type: type.name + "?", node: Syntax(node)))
    }
    for found in type.cases {
      let value = EnumerationValue(type: type, name: found.name)
      if rawValue(of: value)?.equals(raw.value) == true { return .enumeration(value) }
    }
    return .none
  }

  /// The raw value of a case; `nil` where the type has none.
  func rawValue(of value: EnumerationValue) -> Value? {
    if let property = value.type.properties["rawValue"], let getter = property.getter {
      return deeper {
        self.value(of: getter, Scope(receiver: .enumeration(value), type: value.type, path: value.type.path))
      }
    }
    var number = 0
    let isNumber = value.type.inherited.contains { ["Int", "UInt", "UInt8", "Int16", "Int32"].contains($0) }
    for found in value.type.cases {
      var raw: Value?
      if let expression = found.rawValue {
        raw = evaluate(expression, Scope(receiver: nil, type: value.type, path: value.type.path))
        if case .int(let given)? = raw { number = given }
      }
      if found.name == value.name {
        return raw ?? (isNumber ? .int(number) : .string(TextValue(found.name)))
      }
      number &+= 1
    }
    return nil
  }

  /// Runs the initialiser that fits the arguments, which classes inherit, or gives the stored properties their values.
  func initialize(
    _ object: Object, as type: TypeDeclaration? = nil, _ arguments: [Argument], _ node: some SyntaxProtocol
  ) {
    var next: TypeDeclaration? = type ?? object.type
    var generations = 0
    while let current = next, generations < 8 {
      for initializer in current.initializers {
        let clause = initializer.signature.parameterClause
        guard let body = initializer.body, let places = ParameterMatch.places(of: arguments, in: clause)
        else { continue }
        let scope = Scope(receiver: .object(object), type: current, path: index.path(of: initializer))
        bind(clause, arguments, places, scope)
        var collected: [Value] = []
        _ = run(body.statements, scope, &collected)
        return
      }
      next = parent(of: current)
      generations += 1
    }
    let scope = Scope(receiver: .object(object), type: object.type, path: object.type.path)
    for argument in arguments {
      let name = argument.label ?? firstOpenProperty(of: object)
      guard let name else { continue }
      let type = object.type.properties[name]?.type
      if argument.isTrailing, let type, !ParameterMatch.isFunction(type),
        case .closure(let closure) = argument.value
      {
        object.properties[name] = call(closure, [])
      } else {
        object.properties[name] = coerced(argument.value, to: type, scope)
      }
    }
  }

  /// The property that a closure behind the call is for.
  private func firstOpenProperty(of object: Object) -> String? {
    object.type.stored.first { name in
      guard let property = object.type.properties[name], property.value == nil,
        object.properties[name] == nil
      else { return false }
      return property.type.map { ParameterMatch.isFunction($0) } ?? false
        || property.wrappers.contains { $0.attributeName.ownText == "ViewBuilder" }
    }
  }

  /// What a name gives that begins with a capital letter and is no type of the project.
  func made(_ name: String, _ arguments: [Argument], _ node: some SyntaxProtocol) -> Value {
    if ViewCatalog.names.contains(name) {
      // Initialisers may hand on to each other for ever.
      if let own = ownInitializer(of: name, arguments, node), let made = deeper({ made(name, own, node) }) {
        return made
      }
      return .view(ViewNode(name, arguments.map { SafeSymbol.named($0, of: name) }, node: Syntax(node)))
    }
    if name == "ModifiedContent", arguments.count == 2,
      let made = modified(arguments[0].value, by: arguments[1].value, node)
    {
      return made
    }
    // A shape of any type is that shape; one that follows the edge around it is as round as a card.
    if name == "AnyShape", let shape = arguments.first { return shape.value }
    if name == "ConcentricRectangle" {
      let radius = Argument(label: "cornerRadius", value: .int(26), node: ExprSyntax(NilLiteralExprSyntax()))
      return .view(ViewNode("RoundedRectangle", [radius], node: Syntax(node)))
    }
    if let value = LibraryFunction.call(name, arguments, node, self) { return value }
    if name == "String" { return unknown(node.written, type: name, at: node) }
    // Some projects have functions with such names: `LocalizedString("Done", comment: "")`.
    return call(index.global(named: name).functions, nil, arguments, node) ?? .library(name, arguments)
  }
}

extension Interpreter {
  /// What an initialiser that the project adds to a view of the library hands on to one of the library’s; `nil` for others.
  private func ownInitializer(
    of name: String, _ arguments: [Argument], _ node: some SyntaxProtocol
  ) -> [Argument]? {
    guard let label = arguments.first?.label, !ViewCatalog.labels.contains(label),
      let added = index.library(named: name, for: "init")
    else { return nil }
    for initializer in added.initializers {
      let clause = initializer.signature.parameterClause
      guard
        let call = initializer.body?.statements.last?.item.as(ExprSyntax.self)?.as(
          FunctionCallExprSyntax.self),
        call.calledExpression.ownText == "self.init",
        let places = ParameterMatch.places(of: arguments, in: clause)
      else { continue }
      let scope = Scope(receiver: nil, type: nil, path: index.path(of: initializer))
      bind(clause, arguments, places, scope)
      let made = deeper { self.arguments(of: call, scope) }
      return made?.first?.label == label ? nil : made
    }
    return nil
  }
}

/// Symbols as SFSafeSymbols names them: `Label("Help", systemSymbol: .questionmarkCircle)`.
enum SafeSymbol {
  /// An argument of a view, which has the system's name of a symbol.
  static func named(_ argument: Argument, of view: String) -> Argument {
    guard argument.label == "systemSymbol", let name = argument.value.memberName else { return argument }
    var argument = argument
    argument.label = view == "Image" ? "systemName" : "systemImage"
    argument.value = .string(TextValue(plain(name)))
    return argument
  }

  /// The system's name: `hand.raised.fill` of `handRaisedFill`, `1.circle` of `_1Circle`.
  private static func plain(_ name: String) -> String {
    var plain = ""
    for letter in name where letter != "_" {
      let begins = letter.isUppercase || letter.isNumber && plain.last?.isNumber != true
      if begins, !plain.isEmpty { plain.append(".") }
      plain += letter.lowercased()
    }
    return plain
  }
}
