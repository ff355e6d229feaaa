import SwiftSyntax

extension Interpreter {
  /// A value in a place of a type: names without a type become members of it.
  func coerced(_ value: Value, to type: TypeSyntax?, _ scope: Scope) -> Value {
    guard let type else { return value }
    switch value {
    case .implicit(let name, let arguments):
      guard let declared = self.type(of: type, scope) else {
        return extended(name, arguments, of: [type.libraryName]) ?? value
      }
      guard let member = staticMember(name, of: declared, type) else { return value }
      if case .function(let functions, let receiver, _) = member {
        return call(functions, receiver, arguments, type) ?? value
      }
      if case .enumeration(let found) = member, !arguments.isEmpty { return carrying(arguments, found) }
      return member
    case .library("init", let arguments):
      guard let declared = self.type(of: type, scope) else { return value }
      return instance(of: declared, arguments, type)
    case .unknown(let unknown) where unknown.type == nil: return typed(unknown, type, scope)
    case .array, .tuple, .dictionary: return parts(of: value, as: type, scope)
    case .string(var text):
      let name = type.ownText.prefix { $0 != "?" && $0 != "!" }
      text.isKey = text.isKey && name != "String" || TextMaker.keyTypes.contains(String(name))
      return .string(text)
    case .int(let number):
      return ["Double", "CGFloat", "Float", "TimeInterval"].contains(type.ownText)
        ? .double(Double(number)) : value
    default: return value
    }
  }

  /// A list, a tuple or a dictionary in a place of a type that says what its parts are.
  private func parts(of value: Value, as type: TypeSyntax, _ scope: Scope) -> Value {
    switch (value, type.as(TypeSyntaxEnum.self)) {
    case (_, .optionalType(let optional)): return parts(of: value, as: optional.wrappedType, scope)
    case (.array(let items), .arrayType(let array)):
      return .array(items.map { coerced($0, to: array.element, scope) })
    case (.array(let items), .identifierType(let name)) where ["Set", "Array"].contains(name.name.text):
      guard let element = firstArgument(name.genericArgumentClause) else { return value }
      return .array(items.map { coerced($0, to: element, scope) })
    case (.tuple(let items), .tupleType(let tuple)) where tuple.elements.count == items.count:
      return .tuple(
        zip(items, tuple.elements).map {
          ($0.label ?? $1.firstName?.text, coerced($0.value, to: $1.type, scope))
        })
    case (.dictionary(let pairs), .dictionaryType(let dictionary)):
      return .dictionary(
        pairs.map {
          (coerced($0.key, to: dictionary.key, scope), coerced($0.value, to: dictionary.value, scope))
        })
    default: return value
    }
  }

  /// A case with arguments in the places of what it carries.
  func carrying(_ arguments: [Argument], _ value: EnumerationValue) -> Value {
    let types = value.type.cases.first { $0.name == value.name }?.types ?? []
    let scope = Scope(receiver: nil, type: value.type, path: value.type.path)
    var value = value
    value.payload = arguments.enumerated().map { place, argument in
      (argument.label, coerced(argument.value, to: types.indices.contains(place) ? types[place] : nil, scope))
    }
    return .enumeration(value)
  }

  /// Something that is not known in a place that says its type: an instance of a type of the project has its defaults.
  private func typed(_ unknown: Unknown, _ type: TypeSyntax, _ scope: Scope) -> Value {
    if type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self),
      let declared = self.type(of: type, scope), !declared.isView,
      declared.kind == .structure || declared.kind == .reference
    {
      return .object(Object(declared, node: unknown.node, guess: unknown))
    }
    guard !type.is(SomeOrAnyTypeSyntax.self) else { return .unknown(unknown) }
    return .unknown(Unknown(what: unknown.what, type: type.ownText, node: unknown.node))
  }

  /// What the project adds to types of the library under a name that is written without them, as in `Text(.localized("Done"))`
  /// or `.foregroundStyle(.brand)`; `nil` where that is nothing.
  func extended(_ name: String, _ arguments: [Argument], of types: [String]) -> Value? {
    for type in types {
      if let property = index.extensionProperty(named: name, of: type, isStatic: true) {
        let scope = Scope(
          receiver: nil, type: ownType(around: property.node) ?? index.library(named: type, for: name),
          path: index.path(of: property.node))
        return deeper { value(of: property, scope, "\(type).\(name)") }
      }
      guard let functions = index.library(named: type, for: name)?.staticFunctions[name],
        let first = functions.first,
        let value = call(
          functions, ownType(around: Syntax(first)).map(Value.type) ?? .libraryType(type), arguments, first),
        value.unknown == nil
      else { continue }
      return value
    }
    return nil
  }

  /// The type of the project that `Self` is in an extension: `extension LabelStyle where Self == TileStyle`; `nil` for
  /// other places.
  private func ownType(around node: Syntax) -> TypeDeclaration? {
    var around = node.parent
    while let place = around, !place.is(ExtensionDeclSyntax.self) { around = place.parent }
    for requirement in around?.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement, same.leftType.ownText == "Self",
        let type = same.rightType.as(TypeSyntax.self)
      else { continue }
      return self.type(of: type, Scope(receiver: nil, type: nil, path: index.path(of: node)))
    }
    return nil
  }

  /// The type of the project that a written type names, without wrappers and marks of optional ones.
  func type(of type: TypeSyntax, _ scope: Scope) -> TypeDeclaration? {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let inner): return self.type(of: inner.wrappedType, scope)
    case .implicitlyUnwrappedOptionalType(let inner): return self.type(of: inner.wrappedType, scope)
    case .attributedType(let inner): return self.type(of: inner.baseType, scope)
    case .someOrAnyType(let inner): return self.type(of: inner.constraint, scope)
    case .identifierType(let name):
      if Interpreter.holders.contains(name.name.text), let inner = firstArgument(name.genericArgumentClause) {
        return self.type(of: inner, scope)
      }
      if name.name.text == "Self" { return scope.type }
      if case .type(let generic)? = scope[name.name.text] { return generic }
      if let found = self.type(named: name.name.text, from: scope.path, inside: scope.type) { return found }
      return state(of: name, scope) ?? alias(name.name.text, scope)
    case .memberType(let member):
      let base = self.type(of: member.baseType, scope)
      return base?.nested[member.name.text].map { index.whole($0) }
        ?? (base == nil ? index.type(named: member.name.text, from: scope.path) : nil)
    default: return nil
    }
  }

  /// The state of a feature, whose members its store of The Composable Architecture has; `nil` for other types.
  private func state(of store: IdentifierTypeSyntax, _ scope: Scope) -> TypeDeclaration? {
    guard ["Store", "ViewStore", "StoreOf", "ViewStoreOf"].contains(store.name.text),
      let held = firstArgument(store.genericArgumentClause).flatMap({ self.type(of: $0, scope) })
    else { return nil }
    return store.name.text.hasSuffix("Of")
      ? index.whole(held, for: "State").nested["State"].map { index.whole($0) } : held
  }

  private func alias(_ name: String, _ scope: Scope) -> TypeDeclaration? {
    var type = scope.type
    while let current = type {
      if let alias = current.aliases[name], alias.ownText != name {
        return deeper { self.type(of: alias, Scope(receiver: nil, type: current.outer, path: current.path)) }
          ?? nil
      }
      type = current.outer
    }
    return nil
  }

  private static let holders: Set<String> = ["Binding", "Published", "State", "Optional", "ObservedObject"]

  private func firstArgument(_ clause: GenericArgumentClauseSyntax?) -> TypeSyntax? {
    clause?.arguments.first?.argument.as(TypeSyntax.self)
  }

  /// What is taken for a value of which nothing is known but the type.
  func unknownValue(
    of type: TypeSyntax, _ what: String, _ scope: Scope, _ node: some SyntaxProtocol
  ) -> Value {
    if let given = given(what) { return coerced(given, to: type, scope) }
    switch type.as(TypeSyntaxEnum.self) {
    case .implicitlyUnwrappedOptionalType(let inner):
      return unknownValue(of: inner.wrappedType, what, scope, node)
    case .optionalType(let inner):
      if presumes { return unknownValue(of: inner.wrappedType, what, scope, node) }
      guess("\(what) is optional, taken as nil", at: node)
      return .none
    case .attributedType(let inner): return unknownValue(of: inner.baseType, what, scope, node)
    case .arrayType: return samples(of: type, what, scope, node)
    case .functionType: return .library("function", [])
    case .identifierType(let name):
      if name.name.text == "Optional" {
        guess("\(what) is optional, taken as nil", at: node)
        return .none
      }
      if Interpreter.holders.contains(name.name.text), let inner = firstArgument(name.genericArgumentClause) {
        return unknownValue(of: inner, what, scope, node)
      }
      if name.name.text == "FetchedResults" || name.name.text == "Results" || name.name.text == "Set" {
        return samples(of: type, what, scope, node)
      }
    default: break
    }
    if let declared = self.type(of: type, scope), declared.kind == .structure || declared.kind == .reference {
      return .object(
        Object(
          declared, node: Syntax(node), guess: Unknown(what: what, type: declared.name, node: Syntax(node))))
    }
    return .unknown(Unknown(what: what, type: type.ownText, node: Syntax(node)))
  }

  /// What the items of a list are called by: `items` of `model.items.filter { $0.isShown }`.
  static func listName(of what: String) -> String {
    let path = what.prefix { $0.isLetter || $0.isNumber || "._$".contains($0) }
    var names = path.split(separator: ".")
    if path.count < what.count, names.count > 1 { names.removeLast() }
    return names.last.map(String.init) ?? what
  }

  /// A list whose items are not known: as many as the user asked for, or a list that is not known.
  private func samples(
    of type: TypeSyntax, _ what: String, _ scope: Scope, _ node: some SyntaxProtocol
  ) -> Value {
    let unknown = Value.unknown(Unknown(what: what, type: type.ownText, node: Syntax(node)))
    guard sampleRows > 0 else { return unknown }
    guess("\(what) is not known, taken as \(sampleRows) items", at: node)
    let element =
      type.as(ArrayTypeSyntax.self)?.element
      ?? firstArgument(type.as(IdentifierTypeSyntax.self)?.genericArgumentClause)
    let name = Interpreter.listName(of: what)
    return .array(
      (1...sampleRows).map { number in
        element.map { unknownValue(of: $0, "\(name)[\(number)]", scope, node) }
          ?? .unknown(Unknown(what: "\(name)[\(number)]", type: nil, node: Syntax(node)))
      })
  }
}
