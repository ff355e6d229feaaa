import SwiftSyntax

/// Names of types that follow from arguments, and static members that follow from protocols.
extension Interpreter {
  /// Gives the generic parameters of a function the types of the values that its parameters have.
  func bindGenerics(of clause: FunctionParameterClauseSyntax, _ scope: Scope) {
    let owner = clause.parent?.parent
    guard
      let generic = owner?.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? owner?.as(InitializerDeclSyntax.self)?.genericParameterClause
    else { return }
    let names = Set(generic.parameters.map(\.name.text))
    for parameter in clause.parameters {
      guard let (name, isList) = parameter.type.generic(of: names), scope[name] == nil,
        var value = scope[(parameter.secondName ?? parameter.firstName).text.withoutQuotes]
      else { continue }
      if isList, let first = value.items?.first { value = first }
      scope[name] = type(of: value, from: scope.path)
    }
  }

  /// The type of a value; `nil` where it is not known.
  private func type(of value: Value, from path: String) -> Value? {
    switch value {
    case .enumeration(let value): .type(value.type)
    case .object(let object): .type(object.type)
    case .type, .libraryType: value
    case .string: .libraryType("String")
    case .int: .libraryType("Int")
    case .double: .libraryType("Double")
    case .bool: .libraryType("Bool")
    case .unknown(let unknown):
      unknown.type.flatMap { type(named: String($0.prefix { $0 != "?" }), from: path) }.map(Value.type)
    default: nil
    }
  }

  /// What protocols that a type conforms to give it under a static name, as `allTitles` of the cases of an enumeration.
  func inheritedStatic(_ name: String, of type: TypeDeclaration) -> Value? {
    var names = type.inherited
    var seen: Set<String> = []
    while let next = names.popLast(), seen.count < 12 {
      guard seen.insert(next).inserted, let parent = self.type(named: next, from: type.path),
        parent.kind == .interface || parent.kind == .reference
      else { continue }
      let whole = index.whole(parent, for: name)
      if let property = whole.statics[name], property.getter != nil || property.value != nil {
        type.staticValues[name] = unknown("\(type.name).\(name)", at: property.node)
        let scope = Scope(receiver: nil, type: type, path: index.path(of: property.node))
        let value = deeper { self.value(of: property, scope, "\(type.name).\(name)") }
        type.staticValues[name] = property.getter == nil || type.kind == .enumeration ? value : nil
        return value
      }
      if let functions = whole.staticFunctions[name]?.filter({ $0.body != nil }), !functions.isEmpty {
        return .function(functions, receiver: .type(type), scope: nil)
      }
      names += whole.inherited
    }
    return nil
  }

  /// Whether a value is one of a type; `nil` where that is not known.
  func isOne(_ value: Value, of type: TypeSyntax) -> Bool? {
    let name = type.ownText
    let own: TypeDeclaration
    switch value {
    case .none: return false
    case .string: return name == "String"
    case .int: return name == "Int"
    case .double: return name == "Double"
    case .bool: return name == "Bool"
    case .object(let object): own = object.type
    case .enumeration(let value): own = value.type
    default: return nil
    }
    var names = [own.name, own.fullName]
    var seen: Set<String> = []
    while let next = names.popLast(), seen.count < 24 {
      guard seen.insert(next).inserted else { continue }
      if next == name { return true }
      names += self.type(named: next, from: own.path)?.inherited ?? []
    }
    // What is known by its type alone may be one of a class below it.
    return value.object?.guess == nil ? false : nil
  }
}

extension TypeSyntax {
  /// The generic parameter that a type names: of `T`, `T?`, `Binding<T>`, `T.Type` and lists of it; `nil` for others.
  fileprivate func generic(of names: Set<String>) -> (name: String, isList: Bool)? {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      if names.contains(type.name.text) { return (type.name.text, false) }
      guard let inner = type.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self),
        let (name, isList) = inner.generic(of: names)
      else { return nil }
      return (name, isList || ["Array", "Set"].contains(type.name.text))
    case .arrayType(let type): return type.element.generic(of: names).map { ($0.name, true) }
    case .optionalType(let type): return type.wrappedType.generic(of: names)
    case .metatypeType(let type): return type.baseType.generic(of: names)
    case .attributedType(let type): return type.baseType.generic(of: names)
    default: return nil
    }
  }
}
