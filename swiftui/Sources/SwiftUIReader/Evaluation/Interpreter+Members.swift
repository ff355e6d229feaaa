import SwiftSyntax

extension Interpreter {
  /// The value that a value has under a name.
  func member(_ name: String, of base: Value, _ scope: Scope, _ node: some SyntaxProtocol) -> Value {
    if let value = ownMember(name, of: base, node) { return value }
    // What SwiftGen and Tuist call the picture of an asset.
    if name == "swiftUIImage" { return .view(picture(of: base, node)) }
    switch base {
    case .none: return .none
    case .unknown(let unknown): return member(name, of: unknown, scope, node)
    case .libraryType(let type): return member(name, ofType: type, scope, node)
    case .implicit(let first, _) where name == "isAccessibilitySize":
      return .bool(first.hasPrefix("accessibility"))
    case .implicit(let first, let arguments): return .implicit("\(first).\(name)", arguments)
    case .library("Range", _):
      return LibraryFunction.property(name, of: base, self) ?? unknown(node.written, at: node)
    case .library(let first, let arguments):
      if ["Color", "Font"].contains(where: { first.hasPrefix($0) }) || name == "swiftUIColor" {
        return .library("\(first).\(name)", arguments)
      }
      if let asset = asset(name, of: base, node) { return asset }
      if let value = added(name, to: base) { return value }
      // A value of another library has what it was made of: `Setting(title: "Sound").title`.
      if let made = arguments.first(where: { $0.label == name }) { return made.value }
      return fact("\(first).\(name)", node) ?? unknown(node.written, at: node)
    case .type(let type):
      return name == "self" ? base : .library("\(type.name).\(name)", [])
    case .object(let object):
      if ["wrappedValue", "projectedValue", "self"].contains(name) { return base }
      if let value = dynamicMember(name, of: object, node) { return value }
      let what = object.guess.map { "\($0.what).\(name)" } ?? node.written
      return unknown(what, at: node)
    case .view(let view):
      return view.argument(name)?.value ?? unknown(node.written, at: node)
    default: break
    }
    if let value = added(name, to: base) { return value }
    return LibraryFunction.property(name, of: base, self) ?? unknown(node.written, at: node)
  }

  /// What of a value that is not known can be told by its type: members of the project's types, and lists are empty.
  private func member(
    _ name: String, of unknown: Unknown, _ scope: Scope, _ node: some SyntaxProtocol
  ) -> Value {
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
      if LibraryFunction.keepsItems(name) { return .unknown(unknown) }
    }
    if ["wrappedValue", "projectedValue"].contains(name) { return .unknown(unknown) }
    return self.unknown("\(unknown.what).\(name)", at: node)
  }

  /// The value that a type has under a name that the project does not declare.
  private func member(
    _ name: String, ofType type: String, _ scope: Scope, _ node: some SyntaxProtocol
  ) -> Value {
    // R.swift names each text behind that of its table: `R.string.localizable.title()`.
    if type == "R" && name == "string" || type == "R.string" { return .libraryType("\(type).\(name)") }
    if let property = index.extensionProperty(named: name, of: type, isStatic: true) {
      let scope = Scope(
        receiver: nil, type: index.library(named: type, for: name), path: index.path(of: property.node))
      return deeper { self.value(of: property, scope, "\(type).\(name)") }
        ?? unknown(node.written, at: node)
    }
    if name == "self" { return .libraryType(type) }
    // Colours are styles, too: `extension ShapeStyle where Self == Color`.
    if type == "Color", let own = extended(name, [], of: ["ShapeStyle"]) { return own }
    if let nested = index.library(named: type, for: name)?.nested[name] { return .type(nested) }
    if name.first?.isUppercase == true {
      // A type behind the name of its module.
      return (type.contains(".") ? nil : self.type(named: name, from: scope.path)).map(Value.type)
        ?? .libraryType("\(type).\(name)")
    }
    if type.contains(".") || LibraryFunction.isStringType(type),
      let key = strings.key(named: LibraryFunction.textPath(type) + [name])
    {
      return .string(LibraryFunction.text(key.key, table: key.table, [], self))
    }
    return LibraryFunction.member(name, of: type)
      ?? fact("\(type).\(name)", node) ?? .library("\(type).\(name)", [])
  }

  /// The colour or the picture of a catalog by the code that generators write for UIKit: `Asset.Images.logo.image`.
  private func asset(_ name: String, of base: Value, _ node: some SyntaxProtocol) -> Value? {
    guard case .library(let path, let arguments) = base, arguments.isEmpty, path.contains(".") else {
      return nil
    }
    switch name {
    case "color": return base
    case "image": return .view(picture(of: base, node))
    default: return nil
    }
  }

  /// The picture of an asset, which is named by its path.
  private func picture(of asset: Value, _ node: some SyntaxProtocol) -> ViewNode {
    let place = ExprSyntax(node) ?? ExprSyntax(NilLiteralExprSyntax())
    return ViewNode("Image", [Argument(value: asset, node: place)], node: Syntax(node))
  }

  /// What the project adds to values of a type of the library under a name; `nil` where that is nothing.
  private func added(_ name: String, to base: Value) -> Value? {
    for type in LibraryFunction.typeNames(of: base) {
      guard let property = index.extensionProperty(named: name, of: type, isStatic: false),
        let getter = property.getter
      else { continue }
      let value = deeper {
        self.value(of: getter, Scope(receiver: base, type: nil, path: index.path(of: property.node)))
      }
      if let value { return value }
    }
    return nil
  }

  /// What is known of the phone and the app; what the app's version is stands in no source, and is told.
  func fact(_ path: String, _ node: some SyntaxProtocol) -> Value? {
    let fact = LibraryFunction.fact(path, system: options.system)
    if case .dictionary? = fact { guess("the app’s version is shown as 1.0 (1)", at: node) }
    return fact
  }

  /// The item of a list, or the value of a key.
  func element(of base: Value, at arguments: [Argument], _ node: some SyntaxProtocol) -> Value {
    guard let place = arguments.first?.value else { return unknown(node.written, at: node) }
    if arguments.first?.label == "keyPath", case .keyPath(let names) = place {
      return names.reduce(base) { member($1, of: $0, Scope(receiver: nil, type: nil, path: ""), node) }
    }
    switch (base, place) {
    case (.libraryType("Defaults"), .implicit(let key, _)):
      return keyed(key) ?? unknown(node.written, at: node)
    case (.array(let items), .int(let number)):
      return items.indices.contains(number) ? items[number] : unknown(node.written, at: node)
    case (.dictionary(let pairs), _):
      guard place.unknown == nil else { return unknown(node.written, at: node) }
      return pairs.last { areSame($0.key, place) == true }?.value ?? .none
    case (.none, _): return .none
    case (_, .string(let key)):
      // Generators read the property list of the app, whose version stands in no source.
      guard
        case .dictionary(let pairs)? = LibraryFunction.fact(
          "Bundle.main.infoDictionary", system: options.system),
        pairs.contains(where: { $0.key.text?.text == key.text }),
        let facts = fact("Bundle.main.infoDictionary", node)
      else { return unknown(node.written, at: node) }
      return element(of: facts, at: arguments, node)
    default: return unknown(node.written, at: node)
    }
  }
}
