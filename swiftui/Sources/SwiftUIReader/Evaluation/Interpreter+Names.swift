import SwiftSyntax

extension Interpreter {
  /// The value of a name as it is seen from a scope.
  func value(named name: String, _ scope: Scope, _ node: some SyntaxProtocol) -> Value {
    if name.hasPrefix("$"), name.dropFirst().first?.isNumber == false {
      return value(named: String(name.dropFirst()), scope, node)
    }
    if name == "self" { return scope.receiver ?? scope.type.map(Value.type) ?? .void }
    if name == "Self" { return scope.type.map(Value.type) ?? .void }
    if let value = scope[name] { return value }
    if let receiver = scope.receiver, let value = ownMember(name, of: receiver, node) { return value }
    var type = scope.type
    while let current = type {
      if let value = staticMember(name, of: current, node) { return value }
      type = current.outer
    }
    if name.first?.isUppercase == true || name == "_" {
      if let type = self.type(named: name, from: scope.path, inside: scope.type) { return .type(type) }
      return ViewCatalog.names.contains(name) ? .libraryType(name) : global(name, node) ?? .libraryType(name)
    }
    if name.hasPrefix("_"), let receiver = scope.receiver,
      let value = ownMember(String(name.dropFirst()), of: receiver, node)
    {
      return value
    }
    if let value = global(name, node) ?? ownMember(name, ofLibrary: scope, node) { return value }
    return LibraryFunction.names.contains(name) ? .libraryType(name) : unknown(name, at: node)
  }

  /// What a value of the library has under a name, in an extension of its type; `nil` where that is not known.
  private func ownMember(_ name: String, ofLibrary scope: Scope, _ node: some SyntaxProtocol) -> Value? {
    guard let receiver = scope.receiver, !receiver.isNone, !LibraryFunction.typeNames(of: receiver).isEmpty
    else { return nil }
    let value = member(name, of: receiver, scope, node)
    return value.unknown == nil ? value : nil
  }

  /// What the project has under a name outside of types; `nil` where that is nothing.
  private func global(_ name: String, _ node: some SyntaxProtocol) -> Value? {
    let found = index.global(named: name)
    if !found.functions.isEmpty { return .function(found.functions, receiver: nil, scope: nil) }
    guard let property = found.property else { return nil }
    if let known = globals[name] { return known }
    if let given = given(name) { return given }
    globals[name] = unknown(name, at: node)
    let value = deeper {
      self.value(of: property, Scope(receiver: nil, type: nil, path: index.path(of: property.node)))
    }
    globals[name] = property.getter == nil ? value : nil
    return value ?? unknown(name, at: node)
  }

  /// A type by its name, which may lie in others.
  func type(named name: String, from path: String, inside outer: TypeDeclaration? = nil) -> TypeDeclaration? {
    var type = outer
    while let current = type {
      if let nested = index.whole(current, for: name).nested[name] { return index.whole(nested) }
      if current.name == name { return current }
      type = current.outer
    }
    if name.contains(".") {
      var parts = name.split(separator: ".").map(String.init)[...]
      guard let first = parts.popFirst(), var found = self.type(named: first, from: path, inside: outer)
      else { return nil }
      while let next = parts.popFirst() {
        guard let nested = index.whole(found, for: next).nested[next] else { return nil }
        found = index.whole(nested)
      }
      return found
    }
    return index.type(named: name, from: path)
  }

  /// The member of an instance or a case of a type of the project; `nil` where it has none of the name.
  func ownMember(_ name: String, of receiver: Value, _ node: some SyntaxProtocol) -> Value? {
    switch receiver {
    case .object(let object): return property(name, of: object, node)
    case .enumeration(let value):
      let type = index.whole(value.type, for: name)
      if let property = type.properties[name], let getter = property.getter {
        let scope = Scope(receiver: receiver, type: type, path: index.path(of: property.node))
        return deeper { coerced(self.value(of: getter, scope), to: property.type, scope) }
      }
      if let functions = type.functions[name] { return .function(functions, receiver: receiver, scope: nil) }
      return inherited(name, type, receiver) ?? (name == "rawValue" ? rawValue(of: value) : nil)
    case .type(let type): return staticMember(name, of: type, node)
    case .view(let view):
      guard let property = index.extensionProperty(named: name, of: "View", isStatic: false) else {
        return view.object.flatMap { self.property(name, of: $0, node) }
      }
      return property.getter.flatMap { getter in
        deeper {
          self.value(of: getter, Scope(receiver: receiver, type: nil, path: index.path(of: property.node)))
        }
      }
    default: return nil
    }
  }

  /// What an instance has under a name; `nil` where its type has nothing of it.
  func property(_ name: String, of object: Object, _ node: some SyntaxProtocol) -> Value? {
    if let known = object.properties[name] { return known }
    let type = index.whole(object.type, for: name)
    guard let property = type.properties[name] else {
      if let functions = type.functions[name] {
        return .function(functions, receiver: .object(object), scope: nil)
      }
      return inherited(name, type, .object(object))
    }
    if let given = given(path(to: name, of: object)) {
      object.properties[name] = given
      return given
    }
    guard object.pending.insert(name).inserted else { return unknown(name, at: node) }
    defer { object.pending.remove(name) }
    let scope = Scope(receiver: .object(object), type: type, path: index.path(of: property.node))
    if let getter = property.getter {
      let value = deeper { self.value(of: getter, scope) } ?? unknown(name, at: node)
      return coerced(value, to: property.type, scope)
    }
    let value =
      deeper { self.value(of: property, scope, path(to: name, of: object)) } ?? unknown(name, at: node)
    object.properties[name] = value
    return value
  }

  /// What a type with `@dynamicMemberLookup` has under a name of something else; `nil` where it is none.
  func dynamicMember(_ name: String, of object: Object, _ node: some SyntaxProtocol) -> Value? {
    for found in object.type.subscripts {
      let parameters = found.parameterClause.parameters
      guard let parameter = parameters.first, parameters.count == 1,
        parameter.firstName.text == "dynamicMember",
        let getter = TypeDeclaration.getter(of: found.accessorBlock),
        object.pending.insert("dynamic \(name)").inserted
      else { continue }
      defer { object.pending.remove("dynamic \(name)") }
      let scope = Scope(receiver: .object(object), type: object.type, path: index.path(of: found))
      scope[(parameter.secondName ?? parameter.firstName).text] = .keyPath([name])
      return deeper { value(of: getter, scope) }
    }
    return nil
  }

  /// The class that a class inherits from, where it is the project's own.
  func parent(of type: TypeDeclaration) -> TypeDeclaration? {
    guard type.kind == .reference else { return nil }
    for name in type.inherited {
      if let found = self.type(named: name, from: type.path, inside: type.outer), found !== type {
        return found.kind == .reference ? found : nil
      }
    }
    return nil
  }

  /// How a property is written from the view on: `model.isPro`.
  private func path(to name: String, of object: Object) -> String {
    object.guess.map { "\($0.what).\(name)" } ?? name
  }

  /// What classes and protocols that a type inherits from have under a name.
  private func inherited(_ name: String, _ type: TypeDeclaration, _ receiver: Value) -> Value? {
    var names = type.inherited
    var seen: Set<String> = []
    while let next = names.popLast(), seen.count < 12 {
      guard seen.insert(next).inserted, let parent = self.type(named: next, from: type.path) else { continue }
      if let property = parent.properties[name] {
        let scope = Scope(receiver: receiver, type: parent, path: index.path(of: property.node))
        if let getter = property.getter { return deeper { self.value(of: getter, scope) } }
        if parent.kind == .reference, case .object(let object) = receiver {
          let value = deeper { self.value(of: property, scope) }
          object.properties[name] = value
          return value
        }
      }
      if let functions = parent.functions[name]?.filter({ $0.body != nil }), !functions.isEmpty {
        return .function(functions, receiver: receiver, scope: nil)
      }
      names += parent.inherited
    }
    return nil
  }

  /// Whether a property is nil by its declaration, as all are that may be nil and change, in what was made as written.
  private func isDeclaredNil(_ property: TypeDeclaration.Property, _ scope: Scope) -> Bool {
    guard !presumes, !property.isConstant, property.type?.is(OptionalTypeSyntax.self) == true,
      case .object(let object)? = scope.receiver, object.guess == nil, !object.isRoot
    else { return false }
    return property.wrappers.allSatisfy { ["State", "Published"].contains($0.attributeName.ownText) }
  }

  /// The value that a property is declared with, or what its type says where there is none.
  func value(
    of property: TypeDeclaration.Property, _ scope: Scope, _ what: String? = nil
  ) -> Value {
    let what = what ?? property.name
    if let getter = property.getter { return coerced(value(of: getter, scope), to: property.type, scope) }
    if let value = property.value {
      let whole = exactly(property.type?.isDouble == true) { evaluate(value, scope) }
      let made = coerced(unwrapped(whole), to: property.type, scope)
      // A list that is declared empty waits for its items as one does of which nothing is known.
      guard sampleRows > 0, !property.isConstant, let type = property.type,
        made.items?.isEmpty == true
      else { return made }
      return unknownValue(of: type, what, scope, property.node)
    }
    if let known = environment(property) ?? keyed(property) { return known }
    if isDeclaredNil(property, scope) { return .none }
    if let type = property.type { return unknownValue(of: type, what, scope, property.node) }
    // Wrappers such as `@Environment(Model.self)` name the type.
    for wrapper in property.wrappers {
      guard case .argumentList(let arguments)? = wrapper.arguments, let first = arguments.first,
        let access = first.expression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "self", let base = access.base,
        let type = self.type(named: base.ownText, from: scope.path, inside: scope.type)
      else { continue }
      return .object(
        Object(type, node: property.node, guess: Unknown(what: what, type: type.name, node: property.node)))
    }
    return unknown(what, at: property.node)
  }

  /// A value that a wrapper of the library holds.
  private func unwrapped(_ value: Value) -> Value {
    guard case .library(let name, let arguments) = value, LibraryFunction.wrappers.contains(name) else {
      return value
    }
    return arguments.first?.value ?? value
  }

  /// What the environment has by default.
  private func environment(_ property: TypeDeclaration.Property) -> Value? {
    guard
      let wrapper = property.wrappers.first(where: { $0.attributeName.ownText == "Environment" }),
      case .argumentList(let arguments)? = wrapper.arguments,
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self)
    else { return nil }
    switch path.ownText.dropFirst(2) {
    case "colorScheme": return .implicit("light", [])
    case "horizontalSizeClass": return .implicit("compact", [])
    case "verticalSizeClass": return .implicit("regular", [])
    case "isEnabled", "isFocused": return .bool(true)
    case "isPresented", "isSearching", "isLuminanceReduced", "supportsMultipleWindows",
      "accessibilityReduceMotion", "accessibilityReduceTransparency", "accessibilityVoiceOverEnabled",
      "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors":
      return .bool(false)
    case "scenePhase": return .implicit("active", [])
    case "colorSchemeContrast": return .implicit("standard", [])
    case "controlSize": return .implicit("regular", [])
    case "displayScale": return .double(3)
    case "undoManager", "legibilityWeight": return Value.none
    case "redactionReasons": return .array([])
    case "layoutDirection": return .implicit("leftToRight", [])
    case "dynamicTypeSize", "sizeCategory": return .implicit("large", [])
    case "editMode": return Value.none
    case "dismiss", "openURL", "presentationMode", "dismissSearch", "openWindow", "locale":
      return .library("Environment", [])
    case let key: return ownEnvironment(String(key))
    }
  }

  /// What the project says that its own key of the environment is by default.
  private func ownEnvironment(_ key: String) -> Value? {
    guard let found = index.extensionProperty(named: key, of: "EnvironmentValues", isStatic: false) else {
      return nil
    }
    let scope = Scope(receiver: nil, type: nil, path: index.path(of: found.node))
    if let value = found.value {
      let made = deeper { coerced(evaluate(value, scope), to: found.type, scope) }
      guard presumes, made?.isNone == true, let declared = found.type else { return made }
      return unknownValue(of: declared, key, scope, found.node)
    }
    // `get { self[FontKey.self] }` says which type has the value.
    guard let getter = found.getter, getter.count == 1,
      let access = getter.first?.item.as(ExprSyntax.self)?.as(SubscriptCallExprSyntax.self),
      let place = access.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      place.declName.baseName.text == "self", let name = place.base?.ownText,
      let type = self.type(named: name, from: scope.path)
    else { return nil }
    let value = staticMember("defaultValue", of: type, found.node)
    guard presumes, value?.isNone == true, let declared = found.type else { return value }
    return unknownValue(of: declared, key, scope, found.node)
  }

  /// A static member of a type; `nil` where it has none of the name.
  func staticMember(_ name: String, of type: TypeDeclaration, _ node: some SyntaxProtocol) -> Value? {
    let type = index.whole(type, for: name)
    if let known = type.staticValues[name] { return known }
    if type.kind == .enumeration {
      if let found = type.cases.first(where: { $0.name == name }) {
        return .enumeration(EnumerationValue(type: type, name: found.name))
      }
      if name == "allCases", type.statics["allCases"] == nil {
        let plain = type.cases.filter(\.labels.isEmpty)
        return .array(plain.map { .enumeration(EnumerationValue(type: type, name: $0.name)) })
      }
    }
    if let property = type.statics[name] {
      if let given = given("\(type.name).\(name)") { return given }
      return value(ofStatic: property, name, of: type, node)
    }
    if let functions = type.staticFunctions[name] {
      return .function(functions, receiver: .type(type), scope: nil)
    }
    if let value = inheritedStatic(name, of: type) { return value }
    if let nested = type.nested[name] { return .type(index.whole(nested)) }
    if let alias = type.aliases[name] {
      return self.type(named: alias.ownText, from: type.path, inside: type.outer).map(Value.type)
    }
    return nil
  }

  /// Gives a name or a property another value.
  func assign(_ value: Value, to target: ExprSyntax, _ scope: Scope) {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text.withoutQuotes
      if scope.assign(name, value) { return }
      if case .object(let object)? = scope.receiver { set(name, of: object, value, scope) }
    } else if let access = target.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.text.withoutQuotes
      switch evaluate(base, scope) {
      case .object(let object): set(name, of: object, value, scope)
      case .library(let type, let says) where FormattedText.formatters.contains(type):
        let told = says.filter { $0.label != name } + [Argument(label: name, value: value, node: target)]
        assign(.library(type, told), to: base, scope)
      default: break
      }
    }
  }

  private func set(_ name: String, of object: Object, _ value: Value, _ scope: Scope) {
    if isAppearing, value.unknown != nil || value.isNone { return }
    let isProjected = name.hasPrefix("_") && object.type.properties[name] == nil
    let plain = isProjected ? String(name.dropFirst()) : name
    let property = index.whole(object.type).properties[plain]
    object.properties[plain] = coerced(unwrapped(value), to: property?.type, scope)
  }
}
