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
        return value(ofStatic: property, name, of: type, property.node)
      }
      if let functions = whole.staticFunctions[name]?.filter({ $0.body != nil }), !functions.isEmpty {
        return .function(functions, receiver: .type(type), scope: nil)
      }
      names += whole.inherited
    }
    return nil
  }

  /// The value of a static property, which is kept where it is the same each time.
  func value(
    ofStatic property: TypeDeclaration.Property, _ name: String, of type: TypeDeclaration,
    _ node: some SyntaxProtocol
  ) -> Value? {
    let what = "\(type.name).\(name)"
    let scope = Scope(receiver: nil, type: type, path: index.path(of: property.node))
    type.staticValues[name] = unknown(what, at: node)
    let value = deeper { self.value(of: property, scope, what) }
    // What cases are made into is the same each time. Enumerations without any are names for all kinds of things.
    let isSame = property.getter == nil || !type.cases.isEmpty && value?.isPlain == true
    type.staticValues[name] = isSame ? value : nil
    return value
  }

  /// Whether a value is one of a type; `nil` where that is not known.
  func isOne(_ value: Value, of type: TypeSyntax, _ scope: Scope) -> Bool? {
    let type = plain(type, scope)
    var name = type.ownText
    if name.hasPrefix("Swift.") { name.removeFirst(6) }
    let number: Set = ["Int", "Double", "Float", "CGFloat"]
    let others: Set<String>
    switch value {
    case .none: return name == "Any" ? nil : false
    case .unknown, .implicit: return nil
    case _ where name == "Any": return true
    case .string: others = number.union(["Bool"])
    // Numbers are written as whole ones where others are asked for.
    case .int, .double: others = ["String", "Bool"]
    case .bool: others = number.union(["String"])
    case .object, .enumeration: others = number.union(["String", "Bool"])
    default: return nil
    }
    if others.contains(name) { return false }
    if case .libraryType(name)? = self.type(of: value, from: scope.path) { return true }
    guard let meant = self.type(of: type, scope) else { return nil }
    let isGeneric = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
    let found = isOne(value, of: meant)
    return isGeneric && found == true ? nil : found
  }

  /// Whether a value is one of a type of the project; `nil` where that is not known.
  private func isOne(_ value: Value, of meant: TypeDeclaration) -> Bool? {
    let own: TypeDeclaration
    switch value {
    case .object(let object): own = object.type
    case .enumeration(let value): own = value.type
    default:
      guard meant.kind == .interface else { return false }
      let types = LibraryFunction.typeNames(of: value)
      let names = types.flatMap { index.library(named: $0, for: meant.name)?.inherited ?? [] }
      return names.contains(meant.name) ? true : nil
    }
    var types = [index.whole(own, for: meant.name)]
    var seen: Set<ObjectIdentifier> = []
    while let next = types.popLast(), seen.count < 24 {
      if next === meant { return true }
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      let scope = Scope(receiver: nil, type: next.outer, path: next.path)
      for name in next.inherited {
        let written = plain(TypeSyntax(IdentifierTypeSyntax(name: .identifier(name))), scope)
        // Two protocols under one name, for example.
        if written.is(CompositionTypeSyntax.self) { return nil }
        if let parent = self.type(named: written.ownText, from: next.path, inside: next.outer) {
          types.append(parent)
        }
      }
    }
    // What is known by its type alone may be one of a class below it.
    return value.object?.guess == nil ? false : nil
  }

  /// A written type without the marks of optional ones, and what it stands for where it is an alias.
  private func plain(_ type: TypeSyntax, _ scope: Scope) -> TypeSyntax {
    var type = type
    for _ in 0..<12 {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let name = type.as(IdentifierTypeSyntax.self)?.name.text, let alias = alias(name, scope) {
        type = alias
      } else {
        break
      }
    }
    return type
  }

  /// What an alias stands for, as it is seen from a scope.
  private func alias(_ name: String, _ scope: Scope) -> TypeSyntax? {
    var type = scope.type
    while let current = type {
      if let alias = current.aliases[name] { return alias }
      type = current.outer
    }
    return index.alias(named: name)
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
