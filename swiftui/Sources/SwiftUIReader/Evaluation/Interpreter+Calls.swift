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
      if access.base?.is(SuperExprSyntax.self) == true, let type = scope.type,
        let parent = parent(of: type), case .object(let object)? = scope.receiver
      {
        if name == "init" { _ = deeper { initialize(object, as: parent, arguments, call) } }
        return name == "init" ? .void : self.call(name, of: .object(object), arguments, scope, call)
      }
      guard let base else {
        if name == "init", arguments.first?.label == "get",
          let binding = LibraryFunction.call("Binding", arguments, call, self)
        {
          return binding
        }
        // A binding is as what it is bound to: `isOn: .constant(true)`.
        if name == "constant", arguments.count == 1, arguments[0].label == nil { return arguments[0].value }
        return name == "init" ? .library("init", arguments) : .implicit(name, arguments)
      }
      if let target = access.base, let change = Mutation(name, of: base, arguments, self) {
        assign(change.value, to: target, scope)
        return change.result
      }
      return self.call(name, of: base, arguments, scope, call)
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return self.call(named: reference.baseName.text.withoutQuotes, arguments(of: call, scope), scope, call)
    }
    let arguments = arguments(of: call, scope)
    switch callee.as(ExprSyntaxEnum.self) {
    case .arrayExpr:
      // The type of a list, as in `[String]()`.
      return LibraryFunction.call("Array", arguments, call, self) ?? unknown(call.written, at: call)
    case .dictionaryExpr where arguments.isEmpty: return .dictionary([])
    default: return apply(evaluate(callee, scope), arguments, call)
    }
  }

  /// The arguments of a call, closures behind it included.
  func arguments(of call: FunctionCallExprSyntax, _ scope: Scope) -> [Argument] {
    var arguments = arguments(call.arguments, scope, of: call.calledExpression)
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
        type.isView || !ViewCatalog.names.contains(name) || isModifier(node)
      {
        return instance(of: type, arguments, node)
      }
      return made(name, arguments, node)
    }
    if case .view? = scope.receiver, let receiver = scope.receiver {
      return call(name, of: receiver, arguments, scope, node)
    }
    if let receiver = scope.receiver, !receiver.isNone, !LibraryFunction.typeNames(of: receiver).isEmpty,
      case let value = call(name, of: receiver, arguments, scope, node), value.unknown == nil
    {
      return value
    }
    let global = index.global(named: name)
    if !global.functions.isEmpty, let value = call(global.functions, nil, arguments, node) { return value }
    return LibraryFunction.call(name, arguments, node, self) ?? unknown(node.written, at: node)
  }

  /// Whether a call stands where a modifier is asked for, so that no view of the library can be meant.
  private func isModifier(_ node: FunctionCallExprSyntax) -> Bool {
    let outer = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    return outer?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "modifier"
      || outer?.as(DeclReferenceExprSyntax.self)?.baseName.text == "modifier"
  }

  /// What a value gives that is called.
  func apply(_ value: Value, _ arguments: [Argument], _ node: some SyntaxProtocol) -> Value {
    switch value {
    case .closure(let closure): return call(closure, arguments.map(\.value))
    case .function(let functions, let receiver, let scope):
      return call(functions, receiver, arguments, node, scope) ?? unknown(node.written, at: node)
    case .type(let type): return instance(of: type, arguments, node)
    case .libraryType(let name): return made(name, arguments, node)
    case .enumeration(let value): return carrying(arguments, value)
    case .object(let object):
      if let value = property("callAsFunction", of: object, node) { return apply(value, arguments, node) }
      return unknown(node.written, at: node)
    case .keyPath(let names):
      return names.reduce(arguments.first?.value ?? .void) {
        member($1, of: $0, Scope(receiver: nil, type: nil, path: ""), node)
      }
    case .library(let name, let made):
      return stack(name, made, arguments, node).map(Value.view) ?? .void
    case .none, .void: return .void
    default: return unknown(node.written, at: node)
    }
  }

  /// The stack or grid that a layout makes of views: `AnyLayout(HStackLayout()) { … }`; `nil` for other values.
  private func stack(
    _ name: String, _ made: [Argument], _ arguments: [Argument], _ node: some SyntaxProtocol
  ) -> ViewNode? {
    if name == "AnyLayout", case .library(let inner, let more)? = made.first?.value {
      return stack(inner, more, arguments, node)
    }
    guard name.hasSuffix("Layout"), arguments.contains(where: \.isTrailing),
      case let view = String(name.dropLast(6)), ["HStack", "VStack", "ZStack", "Grid"].contains(view)
    else { return nil }
    return ViewNode(view, made + arguments, node: Syntax(node))
  }

  /// What a new app has stored under a key, which is nothing, or says of itself; `nil` for other functions.
  private func stored(_ path: String, _ arguments: [Argument], _ node: some SyntaxProtocol) -> Value? {
    if path == "Bundle.main.object", let known = fact("Bundle.main.infoDictionary", node) {
      return element(of: known, at: arguments, node)
    }
    guard path.hasPrefix("UserDefaults."), arguments.first?.label == "forKey",
      let value = LibraryFunction.stored(path.split(separator: ".").last.map(String.init) ?? "")
    else { return nil }
    guess("\(node.written) is taken as it is before anything is stored", at: node)
    return value
  }

  /// What a store of unknown origin has under a key: only stores of what a user chooses are asked so.
  private func storedByItsKey(
    _ name: String, of base: Value, _ arguments: [Argument], _ node: some SyntaxProtocol
  ) -> Value? {
    guard arguments.count == 1, arguments[0].label == "forKey" else { return nil }
    switch base {
    case .unknown, .implicit("standard", _): return stored("UserDefaults.\(name)", arguments, node)
    default: return nil
    }
  }

  /// What a modifier of the project makes of a view; `nil` where that is not known.
  func modified(_ content: Value, by modifier: Value, _ node: some SyntaxProtocol) -> Value? {
    guard case .object(let object) = modifier, let body = property("body", of: object, node) else {
      return nil
    }
    let place = node.as(ExprSyntax.self) ?? ExprSyntax(NilLiteralExprSyntax())
    let made = apply(body, [Argument(label: "content", value: content, node: place)], node)
    return made.view != nil && made.view?.unknown == nil ? made : nil
  }

  /// What a function that a value has gives.
  func call(
    _ name: String, of base: Value, _ arguments: [Argument], _ scope: Scope, _ node: FunctionCallExprSyntax
  ) -> Value {
    if name == "callAsFunction" { return apply(base, arguments, node) }
    if name == "formatted", let own = added(name, to: base, arguments, node) { return own }
    if let text = DateText.made(name, of: base, arguments) {
      guess(DateText.message, at: node)
      return .string(TextValue(text))
    }
    if name == "formatted", DateText.isDate(base) { return unknown(node.written, at: node) }
    if let text = FormattedText.made(name, of: base, arguments, self) { return .string(TextValue(text)) }
    if let value = storedByItsKey(name, of: base, arguments, node) { return value }
    switch base {
    case .view(let view): return call(name, of: view, arguments, node)
    // Where no view is made, none is changed.
    case .void
    where ViewCatalog.modifiers.contains(name) || !index.extensionFunctions(named: name, of: ["View"]).isEmpty:
      return base
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
    case .libraryType(let type): return call(name, ofType: type, arguments, node)
    case .implicit(let first, let firstArguments):
      // Of which part of a style an argument is stands in its name alone.
      let named =
        FormattedText.isStyle(first)
        ? arguments.map { Argument(label: name, value: $0.value, node: $0.node) } : arguments
      return .implicit("\(first).\(name)", firstArguments + named)
    case .library(let type, let made): return call(name, ofLibrary: type, madeOf: made, arguments, node)
    case .unknown(let unknown):
      if let value = call(name, of: unknown, arguments, node) { return value }
    default: break
    }
    if let value = ownMember(name, of: base, node) { return apply(value, arguments, node) }
    if let value = added(name, to: base, arguments, node) { return value }
    if base.isNone { return .none }
    if let value = LibraryFunction.method(name, of: base, arguments, self) { return value }
    // What is cut off already gets no longer, and a long chain would be written anew for each of its calls.
    if let cut = base.unknown?.what, cut.hasSuffix("…") { return unknown(cut, at: node) }
    return unknown(node.written, at: node)
  }

  /// What a function or a modifier makes of a view.
  private func call(
    _ name: String, of view: ViewNode, _ arguments: [Argument], _ node: FunctionCallExprSyntax
  ) -> Value {
    let base = Value.view(view)
    if !ViewCatalog.modifiers.contains(name) {
      let functions = index.extensionFunctions(named: name, of: ["View", view.name])
      // What a function of the project makes of a view is that view where it cannot be told.
      if !functions.isEmpty, let value = call(functions, base, arguments, node), value.unknown == nil {
        return value
      }
      if let object = view.object, let value = property(name, of: object, node) {
        return apply(value, arguments, node)
      }
    }
    if name == "modifier", let made = arguments.first.flatMap({ modified(base, by: $0.value, node) }) {
      return made
    }
    return .view(view.modified(name, arguments, node: Syntax(node)))
  }

  /// What a function of a type gives that the project does not declare: its own extensions come first.
  private func call(
    _ name: String, ofType type: String, _ arguments: [Argument], _ node: FunctionCallExprSyntax
  ) -> Value {
    if name == "init" { return made(type, arguments, node) }
    if let library = index.library(named: type, for: name), let functions = library.staticFunctions[name],
      let value = call(functions, .libraryType(type), arguments, node)
    {
      return value
    }
    if name.first?.isUppercase == true { return made(name, arguments, node) }
    if let key = strings.key(named: LibraryFunction.textPath(type) + [name]) {
      return .string(LibraryFunction.text(key.key, table: key.table, arguments, self))
    }
    return LibraryFunction.call("\(type).\(name)", arguments, node, self)
      ?? .library("\(type).\(name)", arguments)
  }

  /// What a function gives of a value whose type the project does not declare.
  private func call(
    _ name: String, ofLibrary type: String, madeOf firstArguments: [Argument], _ arguments: [Argument],
    _ node: FunctionCallExprSyntax
  ) -> Value {
    switch type {
    case "JSONEncoder" where name == "encode" && arguments.count == 1: return arguments[0].value
    case "JSONDecoder" where name == "decode":
      // What was stored by the same source; other data are not known.
      if let data = arguments.first(where: { $0.label == "from" })?.value, !data.isNone {
        if case .library = data { break }
        return data
      }
      return .none
    case "DispatchQueue.main" where name.hasPrefix("async"):
      return LibraryFunction.call("DispatchQueue.main.async", arguments, node, self) ?? .void
    default: break
    }
    // A colour is a view as soon as something is put around it; a part of it is one more colour.
    let isColor = (type == "Color" || type.hasPrefix("Color.")) && name != "opacity"
    if ViewCatalog.modifiers.contains(name), isColor || !LibraryFunction.isPlain(type) {
      let view = ViewNode(type, firstArguments, node: Syntax(node))
      return .view(view.modified(name, arguments, node: Syntax(node)))
    }
    return stored("\(type).\(name)", arguments, node)
      ?? .library("\(type).\(name)", firstArguments + arguments)
  }

  /// What a function makes of what is not known; `nil` where its type says nothing.
  private func call(
    _ name: String, of unknown: Unknown, _ arguments: [Argument], _ node: FunctionCallExprSyntax
  ) -> Value? {
    let base = Value.unknown(unknown)
    if unknown.type.map(ViewCatalog.values.contains) == true && ViewCatalog.modifiers.contains(name) {
      guard let view = view(of: base) else { return base }
      return .view(view.modified(name, arguments, node: Syntax(node)))
    }
    if ["map", "flatMap", "compactMap"].contains(name) {
      return .unknown(Unknown(what: unknown.what, type: unknown.type, node: Syntax(node)))
    }
    return unknown.type?.hasPrefix("[") == true && LibraryFunction.keepsItems(name) ? base : nil
  }

  /// What a function gives that the project adds to a type of the library; `nil` where that is none.
  private func added(
    _ name: String, to base: Value, _ arguments: [Argument], _ node: FunctionCallExprSyntax
  ) -> Value? {
    for type in DateText.isDate(base) ? ["Date"] : LibraryFunction.typeNames(of: base) {
      if let functions = index.library(named: type, for: name)?.functions[name],
        let value = call(functions, base, arguments, node)
      {
        return value
      }
    }
    return nil
  }
}
