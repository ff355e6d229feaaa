import SwiftSyntax

/// The types of a project, each file of which is parsed when something of it is first asked for.
final class ProjectIndex {
  let settings: BuildSettings
  /// What was found more than once and as near, by name, with the path that was taken.
  private(set) var ambiguities: [String: String] = [:]

  /// The bytes of source that are parsed for one screen; parsing them takes about a second.
  static let mostParsedBytes = 8 << 20
  private var parsedBytes = 0
  /// Whether files were left out, since they would have taken too long.
  var isCutShort: Bool { parsedBytes >= ProjectIndex.mostParsedBytes }
  /// The files that were left out since their brackets lie too deep in one another.
  private(set) var tangled: Set<String> = []

  private let mainPath: String
  private var texts: [String: SourceText] = [:]
  private var textsByRoot: [SyntaxIdentifier: SourceText] = [:]
  private let mainBytes: [UInt8]
  private var types: [String: TypeDeclaration] = [:]
  private var misses: Set<String> = []
  private var aliases: [String: TypeSyntax?] = [:]
  private var topLevel: [String: [TypeDeclaration]] = [:]
  private var declared: Set<String> = []
  /// The statements of files without those that `#if` leaves out, as deciding each anew takes long.
  private var flattened: [String: [CodeBlockItemSyntax]] = [:]
  /// The files that declare a name at their top level, and those that extend it.
  private lazy var mentions: (declarations: [String: [String]], extensions: [String: [String]]) = scan()
  private let listing: ProjectListing
  private let kept: KeptSources
  private var globals: [String: (functions: [FunctionDeclSyntax], properties: [TypeDeclaration.Property])] =
    [:]

  /// The index of the project of a file, whose contents have been read.
  init(
    path: String, bytes: [UInt8], _ listing: ProjectListing, settings: BuildSettings,
    kept: KeptSources = KeptSources()
  ) {
    (mainPath, self.listing, self.settings, self.kept) = (path, listing, settings, kept)
    mainBytes = bytes
  }

  /// The files that have been looked into, but for the main one.
  var files: [String] { texts.keys.filter { $0 != mainPath }.sorted() }

  /// The main file as a tree.
  var main: SourceText? { text(of: mainPath) }

  /// A file as a tree; `nil` where it cannot be read, or where so much has been read that the next would take too long.
  func text(of path: String) -> SourceText? {
    if let text = texts[path] { return text }
    if path == mainPath {
      parsedBytes += mainBytes.count
      return note(SourceText(path: path, bytes: mainBytes))
    }
    guard parsedBytes < ProjectIndex.mostParsedBytes, !tangled.contains(path) else { return nil }
    let found = kept.text(of: path) { bytes in
      guard BracketDepth.lineOfTooDeep(in: bytes) == nil else {
        tangled.insert(path)
        return nil
      }
      return SourceText(path: path, bytes: bytes)
    }
    guard let found else { return nil }
    parsedBytes += found.bytes
    return note(found.text)
  }

  private func note(_ text: SourceText) -> SourceText {
    texts[text.path] = text
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
  static func nearness(_ path: String, _ other: String) -> Int {
    zip(path.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }

  /// The type with what extensions in other files say of it; `member` is the name of what is asked for.
  ///
  /// Types that are extended all over a project, such as those of its texts, get what is asked for alone.
  @discardableResult
  func whole(_ type: TypeDeclaration, for member: String? = nil) -> TypeDeclaration {
    if type.extensions == nil {
      let files = Set(mentions.extensions[type.name] ?? []).union([type.path]).sorted()
      let list = ExtensionList(name: type.fullName, files: files)
      type.extensions = list
      if files.count <= ExtensionList.mostAtOnce { complete(type, with: list.takeAll()) }
    }
    if let member, let list = type.extensions { complete(type, with: list.take(mentioning: member, read)) }
    return type
  }

  private func complete(_ type: TypeDeclaration, with files: [String]) {
    guard let name = type.extensions?.name else { return }
    for file in files {
      for found in extensions(of: name, in: file) {
        type.inherit(found.inheritanceClause)
        type.add(found.memberBlock.members, path: file, settings)
      }
    }
  }

  /// The contents of a file; what is known of the main one may lie on no disk.
  private func read(_ path: String) -> [UInt8]? {
    path == mainPath ? main?.tree.syntaxTextBytes : ProjectFolder.contents(of: path)
  }

  /// The functions that extensions of views and of types of the library have by a name.
  func extensionFunctions(named name: String, of types: [String]) -> [FunctionDeclSyntax] {
    types.flatMap { library(named: $0, for: name)?.functions[name] ?? [] }
  }

  /// The properties that extensions of a type of the library have by a name.
  func extensionProperty(named name: String, of type: String, isStatic: Bool) -> TypeDeclaration.Property? {
    let library = library(named: type, for: name)
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

  /// What a name outside of types is an alias of; `nil` where it is none.
  func alias(named name: String) -> TypeSyntax? {
    if let known = aliases[name] { return known }
    let files = [mainPath] + (mentions.declarations[name] ?? []).prefix(6)
    let found = files.lazy.flatMap { self.statements(of: $0) }.compactMap { item -> TypeSyntax? in
      guard case .decl(let declaration) = item.item,
        let alias = declaration.as(TypeAliasDeclSyntax.self), alias.name.text == name
      else { return nil }
      return alias.initializer.value
    }.first
    aliases[name] = .some(found)
    return found
  }

  /// What extensions declare of a type that is not the project's own, as far as `member` is asked for.
  func library(named name: String, for member: String) -> TypeDeclaration? {
    let key = "extension " + name
    guard !misses.contains(key) else { return nil }
    if let type = types[key] { return whole(type, for: member) }
    let files = Set([mainPath] + (mentions.extensions[name] ?? [])).sorted()
    guard let first = files.first(where: { !extensions(of: name, in: $0).isEmpty }),
      let node = extensions(of: name, in: first).first
    else {
      misses.insert(key)
      return nil
    }
    let type = TypeDeclaration(name: name, kind: .other, node: DeclSyntax(node), path: first, outer: nil)
    type.extensions = ExtensionList(name: name, files: files)
    types[key] = type
    return whole(type, for: member)
  }

  private func extensions(of name: String, in path: String) -> [ExtensionDeclSyntax] {
    statements(of: path).compactMap { item in
      guard case .decl(let declaration) = item.item, let found = declaration.as(ExtensionDeclSyntax.self)
      else { return nil }
      let extended = found.extendedType.libraryName
      return extended == name || extended.hasSuffix(".\(name)") ? found : nil
    }
  }

  /// The statements of a file at its top level, with those that `#if` leaves.
  func statements(of path: String) -> [CodeBlockItemSyntax] {
    if let known = flattened[path] { return known }
    guard let text = text(of: path) else { return [] }
    let statements = flat(text.tree.statements)
    flattened[path] = statements
    return statements
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
      name: extended.extendedType.ownText, kind: .other, node: DeclSyntax(extended), path: path,
      outer: nil)
    return extended.memberBlock.members.compactMap {
      TypeDeclaration.make($0.decl, path: path, outer: outer, settings)
    }
  }

  private func scan() -> (declarations: [String: [String]], extensions: [String: [String]]) {
    var declarations: [String: [String]] = [:]
    var extensions: [String: [String]] = [:]
    for path in listing.sources {
      for mention in kept.mentions(in: path) {
        if mention.isExtension {
          extensions[mention.name, default: []].append(path)
        } else if declarations[mention.name]?.last != path {
          declarations[mention.name, default: []].append(path)
        }
      }
    }
    return (declarations, extensions)
  }
}

/// The files with extensions of a type that have not been looked into yet.
final class ExtensionList {
  /// The name that extensions call the type by.
  let name: String
  private var files: [String]
  private var contents: [String: [UInt8]] = [:]

  /// The most files that are read at once, whatever is asked for.
  static let mostAtOnce = 6

  init(name: String, files: [String]) { (self.name, self.files) = (name, files) }

  /// All files.
  func takeAll() -> [String] {
    defer { files = [] }
    return files
  }

  /// The files that may declare something of a name.
  func take(mentioning member: String, _ read: (String) -> [UInt8]?) -> [String] {
    let word = Array(member.utf8)
    var taken: [String] = []
    files.removeAll { file in
      let bytes = contents[file] ?? read(file) ?? []
      guard DeclarationScanner.mentions(word, in: bytes) else {
        contents[file] = bytes
        return false
      }
      contents[file] = nil
      taken.append(file)
      return true
    }
    return taken
  }
}
