import SwiftSyntax

/// The types of a project, each file of which is parsed when something of it is first asked for.
final class ProjectIndex {
  /// The folder of the project.
  let root: String
  let settings: BuildSettings
  /// What was found more than once and as near, by name, with the path that was taken.
  private(set) var ambiguities: [String: String] = [:]

  private let mainPath: String
  private var texts: [String: SourceText] = [:]
  private var textsByRoot: [SyntaxIdentifier: SourceText] = [:]
  private var bytes: [String: [UInt8]] = [:]
  private var types: [String: TypeDeclaration] = [:]
  private var misses: Set<String> = []
  private var topLevel: [String: [TypeDeclaration]] = [:]
  private var declared: Set<String> = []
  /// The files that declare a name at their top level, and those that extend it.
  private lazy var mentions: (declarations: [String: [String]], extensions: [String: [String]]) = scan()
  private let extraRoots: [String]
  private var globals: [String: (functions: [FunctionDeclSyntax], properties: [TypeDeclaration.Property])] =
    [:]

  /// The index of the project of a file, whose contents have been read.
  init(path: String, bytes: [UInt8], root: String, further: [String] = [], settings: BuildSettings) {
    (mainPath, self.root, extraRoots, self.settings) = (path, root, further, settings)
    self.bytes[path] = bytes
  }

  /// The main file as a tree.
  var main: SourceText? { text(of: mainPath) }

  /// A file as a tree; `nil` where it cannot be read.
  func text(of path: String) -> SourceText? {
    if let text = texts[path] { return text }
    guard let bytes = bytes.removeValue(forKey: path) ?? ProjectFolder.contents(of: path) else { return nil }
    let text = SourceText(path: path, bytes: bytes)
    texts[path] = text
    textsByRoot[text.tree.id] = text
    return text
  }

  /// Where a part of any tree stands.
  func place(of node: some SyntaxProtocol) -> Place? {
    textsByRoot[Syntax(node).root.id]?.place(of: node)
  }

  /// The path of the file that a part of a tree stands in.
  func path(of node: some SyntaxProtocol) -> String {
    textsByRoot[Syntax(node).root.id]?.path ?? mainPath
  }

  /// The types at the top level of a file, in its order.
  func types(in path: String) -> [TypeDeclaration] {
    declare(path)
    return topLevel[path] ?? []
  }

  /// A type by its name, as seen from a file; `nil` where the project has none.
  func type(named name: String, from path: String? = nil) -> TypeDeclaration? {
    if let own = types(in: path ?? mainPath).first(where: { $0.name == name }) { return whole(own) }
    if let type = types[name] { return type }
    guard !misses.contains(name) else { return nil }
    let near = path ?? mainPath
    var candidates: [TypeDeclaration] = []
    for file in (mentions.declarations[name] ?? []).prefix(12) {
      if let type = types(in: file).first(where: { $0.name == name }) { candidates.append(type) }
    }
    let ranked = candidates.map { ($0, ProjectIndex.nearness($0.path, near)) }
    guard let best = ranked.max(by: { $0.1 < $1.1 }) else {
      misses.insert(name)
      return nil
    }
    if ranked.filter({ $0.1 == best.1 }).count > 1 { ambiguities[name] = best.0.path }
    types[name] = best.0
    return whole(best.0)
  }

  /// The folders that two paths share, from the root on.
  private static func nearness(_ path: String, _ other: String) -> Int {
    zip(path.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }

  /// The type with what extensions in other files say of it.
  func whole(_ type: TypeDeclaration) -> TypeDeclaration {
    guard !type.isWhole else { return type }
    type.isWhole = true
    let files = Set(mentions.extensions[type.name] ?? []).union([type.path]).sorted()
    for file in files.prefix(60) {
      for found in extensions(of: type.fullName, in: file) {
        type.inherit(found.inheritanceClause)
        type.add(found.memberBlock.members, path: file, settings)
      }
    }
    return type
  }

  /// The functions that extensions of views and of types of the library have by a name.
  func extensionFunctions(named name: String, of types: [String]) -> [FunctionDeclSyntax] {
    types.flatMap { library(named: $0)?.functions[name] ?? [] }
  }

  /// The properties that extensions of a type of the library have by a name.
  func extensionProperty(named name: String, of type: String, isStatic: Bool) -> TypeDeclaration.Property? {
    let library = library(named: type)
    return isStatic ? library?.statics[name] : library?.properties[name]
  }

  /// The functions and constants outside of types that have a name.
  func global(named name: String) -> (functions: [FunctionDeclSyntax], property: TypeDeclaration.Property?) {
    if let known = globals[name] { return (known.functions, known.properties.first) }
    var found: (functions: [FunctionDeclSyntax], properties: [TypeDeclaration.Property]) = ([], [])
    let files = [mainPath] + (mentions.declarations[name] ?? []).prefix(6)
    for file in files {
      for item in statements(of: file) {
        guard case .decl(let declaration) = item.item else { continue }
        if let function = declaration.as(FunctionDeclSyntax.self), function.name.text == name {
          found.functions.append(function)
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
          found.properties += TypeDeclaration.properties(of: variable).filter { $0.name == name }
        }
      }
    }
    globals[name] = found
    return (found.functions, found.properties.first)
  }

  /// What extensions declare of a type that is not the project's own.
  func library(named name: String) -> TypeDeclaration? {
    let key = "extension " + name
    if let type = types[key] { return type }
    guard !misses.contains(key) else { return nil }
    var library: TypeDeclaration?
    for file in Set(mentions.extensions[name] ?? []).sorted().prefix(120) {
      for found in extensions(of: name, in: file) {
        let type =
          library
          ?? TypeDeclaration(name: name, kind: .other, node: DeclSyntax(found), path: file, outer: nil)
        library = type
        type.inherit(found.inheritanceClause)
        type.add(found.memberBlock.members, path: file, settings)
      }
    }
    library?.isWhole = true
    if let library { types[key] = library } else { misses.insert(key) }
    return library
  }

  private func extensions(of name: String, in path: String) -> [ExtensionDeclSyntax] {
    statements(of: path).compactMap { item in
      guard case .decl(let declaration) = item.item, let found = declaration.as(ExtensionDeclSyntax.self)
      else { return nil }
      let extended = found.extendedType.trimmedDescription
      return extended == name || extended.hasSuffix(".\(name)") ? found : nil
    }
  }

  /// The statements of a file at its top level, with those that `#if` leaves.
  func statements(of path: String) -> [CodeBlockItemSyntax] {
    guard let text = text(of: path) else { return [] }
    return flat(text.tree.statements)
  }

  private func flat(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    items.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item, let config = declaration.as(IfConfigDeclSyntax.self)
      else { return [item] }
      guard case .statements(let chosen)? = settings.chosen(config) else { return [] }
      return flat(chosen)
    }
  }

  private func declare(_ path: String) {
    guard declared.insert(path).inserted else { return }
    var found: [TypeDeclaration] = []
    for item in statements(of: path) {
      guard case .decl(let declaration) = item.item else { continue }
      if let type = TypeDeclaration.make(declaration, path: path, outer: nil, settings) {
        found.append(type)
      } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
        found += nested(in: extended, path)
      }
    }
    topLevel[path] = found
  }

  /// The types that an extension declares, which are found by their own names, too.
  private func nested(in extended: ExtensionDeclSyntax, _ path: String) -> [TypeDeclaration] {
    let outer = TypeDeclaration(
      name: extended.extendedType.trimmedDescription, kind: .other, node: DeclSyntax(extended), path: path,
      outer: nil)
    return extended.memberBlock.members.compactMap {
      TypeDeclaration.make($0.decl, path: path, outer: outer, settings)
    }
  }

  private func scan() -> (declarations: [String: [String]], extensions: [String: [String]]) {
    var declarations: [String: [String]] = [:]
    var extensions: [String: [String]] = [:]
    let files = [root] + extraRoots
    for path in files.flatMap({ ProjectFolder.files(below: $0, endings: [".swift"]) }) {
      guard let contents = ProjectFolder.contents(of: path)
      else { continue }
      DeclarationScanner.scan(contents) { name, isExtension in
        if isExtension {
          extensions[name, default: []].append(path)
        } else if declarations[name]?.last != path {
          declarations[name, default: []].append(path)
        }
      }
    }
    return (declarations, extensions)
  }
}
