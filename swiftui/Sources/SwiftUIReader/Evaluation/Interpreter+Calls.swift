import SwiftSyntax

extension Interpreter {
  /// The value of a call.
  func evaluate(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Value {
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text.withoutQuotes
      let base: Value?
      if let expression = access.base {
        base = evaluate(expression, scope)
      } else {
        base = postfixBase
        postfixBase = nil
      }
      let arguments = arguments(of: call, scope)
      guard let base else {
        return name == "init" ? .library("init", arguments) : .implicit(name, arguments)
      }
      return self.call(name, of: base, arguments, scope, call)
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return self.call(named: reference.baseName.text.withoutQuotes, arguments(of: call, scope), scope, call)
    }
    return apply(evaluate(callee, scope), arguments(of: call, scope), call)
  }

  /// The arguments of a call, closures behind it included.
  func arguments(of call: FunctionCallExprSyntax, _ scope: Scope) -> [Argument] {
    var arguments = arguments(call.arguments, scope)
    if let trailing = call.trailingClosure {
      arguments.append(
        Argument(value: .closure(closure(trailing, scope)), node: ExprSyntax(trailing), isTrailing: true))
    }
    for element in call.additionalTrailingClosures {
      arguments.append(
        Argument(
          label: element.label.text, value: .closure(closure(element.closure, scope)),
          node: ExprSyntax(element.closure)))
    }
    return arguments
  }

  func arguments(_ list: LabeledExprListSyntax, _ scope: Scope) -> [Argument] {
    list.map { Argument(label: $0.label?.text, value: evaluate($0.expression, scope), node: $0.expression) }
  }

  private func call(
    named name: String, _ arguments: [Argument], _ scope: Scope, _ node: FunctionCallExprSyntax
  ) -> Value {
    if let value = scope[name] { return apply(value, arguments, node) }
    if let receiver = scope.receiver, let value = ownMember(name, of: receiver, node) {
      return apply(value, arguments, node)
    }
    var type = scope.type
    while let current = type {
      if let value = staticMember(name, of: current, node) { return apply(value, arguments, node) }
      type = current.outer
    }
    if name.first?.isUppercase == true {
      // A model named List or Group is not meant where a view is made.
      if let type = self.type(named: name, from: scope.path, inside: scope.type), type.kind != .interface,
        type.isView || !ViewCatalog.names.contains(name)
      {
        return instance(of: type, arguments, node)
      }
      return made(name, arguments, node)
    }
    if case .view? = scope.receiver, let receiver = scope.receiver {
      return call(name, of: receiver, arguments, scope, node)
    }
    let global = index.global(named: name)
    if !global.functions.isEmpty, let value = call(global.functions, nil, arguments, node) { return value }
    return LibraryFunction.call(name, arguments, node, self) ?? unknown(node.written, at: node)
  }

  /// What a value gives that is called.
  func apply(_ value: Value, _ arguments: [Argument], _ node: some SyntaxProtocol) -> Value {
    switch value {
    case .closure(let closure): return call(closure, arguments.map(\.value))
    case .function(let functions, let receiver, let scope):
      return call(functions, receiver, arguments, node, scope) ?? unknown(node.written, at: node)
    case .type(let type): return instance(of: type, arguments, node)
    case .libraryType(let name): return made(name, arguments, node)
    case .enumeration(var value):
      value.payload = arguments.map { ($0.label, $0.value) }
      return .enumeration(value)
    case .object(let object):
      if let value = property("callAsFunction", of: object, node) { return apply(value, arguments, node) }
      return unknown(node.written, at: node)
    case .keyPath(let names):
      return names.reduce(arguments.first?.value ?? .void) {
        member($1, of: $0, Scope(receiver: nil, type: nil, path: ""), node)
      }
    case .library, .none, .void: return .void
    default: return unknown(node.written, at: node)
    }
  }

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
      let scope = outer.map { Scope(parent: $0) } ?? scope(of: receiver, path: index.path(of: function))
      bind(function.signature.parameterClause, arguments, places, scope)
      guard let value = deeper({ self.value(of: body.statements, scope) }) else { return nil }
      return coerced(value, to: function.signature.returnClause?.type, scope)
    }
    return nil
  }

  private func scope(of receiver: Value?, path: String) -> Scope {
    switch receiver {
    case .object(let object): Scope(receiver: receiver, type: object.type, path: path)
    case .enumeration(let value): Scope(receiver: receiver, type: value.type, path: path)
    case .type(let type): Scope(receiver: nil, type: type, path: path)
    default: Scope(receiver: receiver, type: nil, path: path)
    }
  }

  private func bind(
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
  }

  /// An instance of a type of the project, or the view that it is.
  func instance(of declared: TypeDeclaration, _ arguments: [Argument], _ node: some SyntaxProtocol) -> Value {
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

  /// Runs the initialiser that fits the arguments, or gives the stored properties their values.
  func initialize(_ object: Object, _ arguments: [Argument], _ node: some SyntaxProtocol) {
    let scope = Scope(receiver: .object(object), type: object.type, path: object.type.path)
    for initializer in object.type.initializers {
      let clause = initializer.signature.parameterClause
      guard let body = initializer.body, let places = ParameterMatch.places(of: arguments, in: clause) else {
        continue
      }
      bind(clause, arguments, places, scope)
      var collected: [Value] = []
      _ = run(body.statements, scope, &collected)
      return
    }
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
        || property.wrappers.contains { $0.attributeName.trimmedDescription == "ViewBuilder" }
    }
  }

  /// What a name gives that begins with a capital letter and is no type of the project.
  func made(_ name: String, _ arguments: [Argument], _ node: some SyntaxProtocol) -> Value {
    if ViewCatalog.names.contains(name) { return .view(ViewNode(name, arguments, node: Syntax(node))) }
    if let library = index.library(named: name) {
      for initializer in library.initializers {
        guard ParameterMatch.places(of: arguments, in: initializer.signature.parameterClause) != nil else {
          continue
        }
        break
      }
    }
    return LibraryFunction.call(name, arguments, node, self) ?? .library(name, arguments)
  }

  /// What a function that a value has gives.
  func call(
    _ name: String, of base: Value, _ arguments: [Argument], _ scope: Scope, _ node: FunctionCallExprSyntax
  ) -> Value {
    if name == "callAsFunction" { return apply(base, arguments, node) }
    switch base {
    case .view(let view):
      if !ViewCatalog.modifiers.contains(name) {
        let functions = index.extensionFunctions(named: name, of: ["View", view.name])
        if !functions.isEmpty, let value = call(functions, base, arguments, node) { return value }
        if let object = view.object, let value = property(name, of: object, node) {
          return apply(value, arguments, node)
        }
      }
      if name == "modifier", case .object(let object)? = arguments.first?.value,
        let body = property("body", of: object, node)
      {
        let made = apply(body, [Argument(label: "content", value: base, node: ExprSyntax(node))], node)
        if made.view != nil { return made }
      }
      return .view(view.modified(name, arguments, node: Syntax(node)))
    case .object(let object):
      if name == "init" {
        _ = deeper { initialize(object, arguments, node) }
        return .void
      }
      if let value = property(name, of: object, node) { return apply(value, arguments, node) }
      return unknown(node.written, at: node)
    case .type(let type):
      if name == "init" { return instance(of: type, arguments, node) }
      if let value = staticMember(name, of: type, node) { return apply(value, arguments, node) }
      return .library("\(type.name).\(name)", arguments)
    case .libraryType(let type):
      if name == "init" { return made(type, arguments, node) }
      if let library = index.library(named: type), let functions = library.staticFunctions[name],
        let value = call(functions, .libraryType(type), arguments, node)
      {
        return value
      }
      if name.first?.isUppercase == true { return made(name, arguments, node) }
      if let key = strings.key(named: (type.split(separator: ".").dropFirst().map(String.init)) + [name]) {
        return .string(LibraryFunction.text(key.key, table: key.table, arguments, self))
      }
      return LibraryFunction.call("\(type).\(name)", arguments, node, self)
        ?? .library("\(type).\(name)", arguments)
    case .implicit(let first, let firstArguments):
      return .implicit("\(first).\(name)", firstArguments + arguments)
    case .library(let type, let firstArguments):
      if ViewCatalog.modifiers.contains(name), !LibraryFunction.isPlain(type) {
        let view = ViewNode(type, firstArguments, node: Syntax(node))
        return .view(view.modified(name, arguments, node: Syntax(node)))
      }
      return .library("\(type).\(name)", firstArguments + arguments)
    case .unknown(let unknown) where name == "map" || name == "flatMap" || name == "compactMap":
      return .unknown(Unknown(what: unknown.what, type: unknown.type, node: Syntax(node)))
    case .unknown(let unknown) where unknown.type?.hasPrefix("[") == true && LibraryFunction.keepsItems(name):
      return base
    default: break
    }
    if let value = ownMember(name, of: base, node) { return apply(value, arguments, node) }
    for type in LibraryFunction.typeNames(of: base) {
      if let functions = index.library(named: type)?.functions[name],
        let value = call(functions, base, arguments, node)
      {
        return value
      }
    }
    if base.isNone { return .none }
    return LibraryFunction.method(name, of: base, arguments, self) ?? unknown(node.written, at: node)
  }

  /// The value that a value has under a name.
  func member(_ name: String, of base: Value, _ scope: Scope, _ node: some SyntaxProtocol) -> Value {
    if let value = ownMember(name, of: base, node) { return value }
    switch base {
    case .none: return .none
    case .unknown(let unknown):
      if let type = unknown.type?.replacing("?", with: ""),
        let found = self.type(named: type, from: scope.path), found.kind != .interface,
        found.kind != .enumeration
      {
        let object = Object(found, node: Syntax(node), guess: unknown)
        if let value = property(name, of: object, node) { return value }
      }
      if unknown.type?.hasPrefix("[") == true {
        if name == "isEmpty" || name == "count" {
          guess("\(unknown.what) is not known, taken as empty", at: node)
          return name == "isEmpty" ? .bool(true) : .int(0)
        }
        if name == "first" || name == "last" { return .none }
        if LibraryFunction.keepsItems(name) { return base }
      }
      if ["wrappedValue", "projectedValue"].contains(name) { return base }
      return self.unknown("\(unknown.what).\(name)", at: node)
    case .libraryType(let type):
      if let property = index.extensionProperty(named: name, of: type, isStatic: true) {
        let scope = Scope(
          receiver: nil, type: index.library(named: type), path: index.path(of: property.node))
        return deeper { self.value(of: property, scope, "\(type).\(name)") }
          ?? unknown(node.written, at: node)
      }
      if name == "self" { return base }
      if let nested = index.library(named: type)?.nested[name] { return .type(nested) }
      if name.first?.isUppercase == true { return .libraryType("\(type).\(name)") }
      if type.contains(".") || LibraryFunction.isStringType(type),
        let key = strings.key(named: type.split(separator: ".").dropFirst().map(String.init) + [name])
      {
        return .string(LibraryFunction.text(key.key, table: key.table, [], self))
      }
      return LibraryFunction.member(name, of: type) ?? .library("\(type).\(name)", [])
    case .implicit(let first, let arguments): return .implicit("\(first).\(name)", arguments)
    case .library(let first, let arguments):
      if ["Color", "Font"].contains(where: { first.hasPrefix($0) }) {
        return .library("\(first).\(name)", arguments)
      }
      return unknown(node.written, at: node)
    case .type(let type):
      return name == "self" ? base : .library("\(type.name).\(name)", [])
    case .object(let object):
      if ["wrappedValue", "projectedValue", "self"].contains(name) { return base }
      let what = object.guess.map { "\($0.what).\(name)" } ?? node.written
      return unknown(what, at: node)
    case .view(let view):
      return view.argument(name)?.value ?? unknown(node.written, at: node)
    default: break
    }
    for type in LibraryFunction.typeNames(of: base) {
      guard let property = index.extensionProperty(named: name, of: type, isStatic: false),
        let getter = property.getter
      else { continue }
      let value = deeper {
        self.value(of: getter, Scope(receiver: base, type: nil, path: index.path(of: property.node)))
      }
      if let value { return value }
    }
    return LibraryFunction.property(name, of: base, self) ?? unknown(node.written, at: node)
  }

  /// The item of a list, or the value of a key.
  func element(of base: Value, at arguments: [Argument], _ node: some SyntaxProtocol) -> Value {
    guard let place = arguments.first?.value else { return unknown(node.written, at: node) }
    switch (base, place) {
    case (.array(let items), .int(let number)):
      return items.indices.contains(number) ? items[number] : unknown(node.written, at: node)
    case (.dictionary(let pairs), _):
      guard place.unknown == nil else { return unknown(node.written, at: node) }
      return pairs.last { $0.key.equals(place) == true }?.value ?? .none
    case (.none, _): return .none
    default: return unknown(node.written, at: node)
    }
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
    default: type.trimmedDescription.contains("->") || type.trimmedDescription.hasSuffix("Action")
    }
  }
}
