import SwiftSyntax

/// A type of the project with all that is declared of it, extensions included.
final class TypeDeclaration {
  enum Kind { case structure, reference, enumeration, interface, other }

  /// A property as it is declared.
  struct Property {
    var name: String
    /// The type that is written; `nil` where it follows from the value.
    var type: TypeSyntax?
    var value: ExprSyntax?
    var getter: CodeBlockItemListSyntax?
    /// The names of its wrappers, such as `State`.
    var wrappers: [AttributeSyntax]
    var isConstant: Bool
    var node: Syntax
  }

  /// A case of an enumeration.
  struct Case {
    var name: String
    var labels: [String?]
    /// The types of what it carries.
    var types: [TypeSyntax] = []
    var rawValue: ExprSyntax?
  }

  let name: String
  let kind: Kind
  let node: DeclSyntax
  let path: String
  /// The type that it lies in.
  let outer: TypeDeclaration?

  private(set) var inherited: [String] = []
  private(set) var properties: [String: Property] = [:]
  /// The names of the stored properties, in the order of the memberwise initialiser.
  private(set) var stored: [String] = []
  private(set) var statics: [String: Property] = [:]
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]
  private(set) var staticFunctions: [String: [FunctionDeclSyntax]] = [:]
  private(set) var initializers: [InitializerDeclSyntax] = []
  private(set) var subscripts: [SubscriptDeclSyntax] = []
  private(set) var cases: [Case] = []
  private(set) var nested: [String: TypeDeclaration] = [:]
  private(set) var aliases: [String: TypeSyntax] = [:]
  /// The extensions that have not been looked into; `nil` before they have been looked for.
  var extensions: ExtensionList?
  /// Values of static properties, once they are known.
  var staticValues: [String: Value] = [:]

  init(name: String, kind: Kind, node: DeclSyntax, path: String, outer: TypeDeclaration?) {
    (self.name, self.kind, self.node, self.path, self.outer) = (name, kind, node, path, outer)
  }

  /// The name with those of the types around it: `Settings.RootView`.
  var fullName: String { outer.map { "\($0.fullName).\(name)" } ?? name }

  /// Whether it says that it is a view, or has all that makes one.
  var isView: Bool {
    guard kind == .structure, let body = properties["body"], body.getter != nil else { return false }
    // Scenes and the logic of stores have bodies, too.
    let made = body.type?.ownText.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
    return !made.hasPrefix("Reduce") && !["Scene", "WidgetConfiguration", "Commands"].contains(made)
      && !inherited.contains { ["ViewModifier", "App", "Scene", "Widget", "ButtonStyle"].contains($0) }
  }

  /// Notes what it inherits, by names without what they are made generic by.
  func inherit(_ clause: InheritanceClauseSyntax?) {
    inherited +=
      clause?.inheritedTypes.map { $0.type.ownText.prefix { $0 != "<" } }.map(String.init) ?? []
  }

  /// Notes members, of the declaration or of an extension.
  func add(_ members: MemberBlockItemListSyntax, path: String, _ settings: BuildSettings) {
    for member in members {
      if let config = member.decl.as(IfConfigDeclSyntax.self) {
        if case .decls(let chosen)? = settings.chosen(config) { add(chosen, path: path, settings) }
        continue
      }
      add(member.decl, path: path, settings)
    }
  }

  private func add(_ declaration: DeclSyntax, path: String, _ settings: BuildSettings) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      let isStatic = TypeDeclaration.isStatic(variable.modifiers)
      for property in TypeDeclaration.properties(of: variable) {
        if isStatic {
          statics[property.name] = property
        } else {
          if properties[property.name] == nil, property.getter == nil { stored.append(property.name) }
          properties[property.name] = property
        }
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      let name = function.name.text
      if TypeDeclaration.isStatic(function.modifiers) {
        staticFunctions[name, default: []].append(function)
      } else {
        functions[name, default: []].append(function)
      }
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      initializers.append(initializer)
    } else if let found = declaration.as(SubscriptDeclSyntax.self) {
      subscripts.append(found)
    } else if let enumeration = declaration.as(EnumCaseDeclSyntax.self) {
      cases += enumeration.elements.map { element in
        Case(
          name: element.name.text.withoutQuotes,
          labels: element.parameterClause?.parameters.map { $0.firstName?.text } ?? [],
          types: element.parameterClause?.parameters.map(\.type) ?? [],
          rawValue: element.rawValue?.value)
      }
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      aliases[alias.name.text] = alias.initializer.value
    } else if let type = TypeDeclaration.make(declaration, path: path, outer: self, settings) {
      nested[type.name] = type
    }
  }

  /// The type that a declaration makes; `nil` where it makes none.
  static func make(
    _ declaration: DeclSyntax, path: String, outer: TypeDeclaration?, _ settings: BuildSettings
  ) -> TypeDeclaration? {
    let found: (TokenSyntax, Kind, InheritanceClauseSyntax?, MemberBlockSyntax)?
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): found = (type.name, .structure, type.inheritanceClause, type.memberBlock)
    case .classDecl(let type): found = (type.name, .reference, type.inheritanceClause, type.memberBlock)
    case .actorDecl(let type): found = (type.name, .reference, type.inheritanceClause, type.memberBlock)
    case .enumDecl(let type): found = (type.name, .enumeration, type.inheritanceClause, type.memberBlock)
    case .protocolDecl(let type): found = (type.name, .interface, type.inheritanceClause, type.memberBlock)
    default: found = nil
    }
    guard let (name, kind, inheritance, members) = found else { return nil }
    let type = TypeDeclaration(name: name.text, kind: kind, node: declaration, path: path, outer: outer)
    type.inherit(inheritance)
    type.add(members.members, path: path, settings)
    return type
  }

  static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// What gives the value of a computed property or a subscript; `nil` where none does.
  static func getter(of block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let items): items
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    }
  }

  /// The properties that a declaration makes.
  static func properties(of variable: VariableDeclSyntax) -> [Property] {
    let wrappers = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    var properties: [Property] = []
    for binding in variable.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let getter = getter(of: binding.accessorBlock)
      properties.append(
        Property(
          name: pattern.identifier.text.withoutQuotes, type: binding.typeAnnotation?.type,
          value: binding.initializer?.value, getter: getter, wrappers: wrappers,
          isConstant: variable.bindingSpecifier.text == "let", node: Syntax(binding)))
    }
    // A type that is written once holds for the names before it.
    for index in properties.indices.dropLast().reversed() where properties[index].type == nil {
      if properties[index].value == nil { properties[index].type = properties[index + 1].type }
    }
    return properties
  }
}

extension String {
  /// An identifier without the back quotes that keywords need.
  var withoutQuotes: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
