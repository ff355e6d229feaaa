import Glibc
import SwiftSyntax

/// A screen that was read from a Swift file.
public struct Reading: Sendable {
  /// The screen as a spec.
  public var document: JSON
  /// What was guessed, in the order of the file.
  public var guesses: [Guess]
  /// What was decided and what was not.
  public var tally: Tally
  /// The name of the view or preview that is shown.
  public var shown: String
  /// The files of the project that the screen was made of, besides its own.
  public var files: [String] = []
  /// The folder in which most of its texts are found in the languages of the project; `nil` where none are.
  public var strings: String?
  /// The language that the view gives all of its texts; `nil` where it says none.
  public var language: String?
  /// The names that the user gave values to and nothing asked for.
  public var unused: [String] = []
  /// The names of the pictures that are shown, and the paths of symbols that stand for such names.
  public var (pictures, symbols): ([String], [String]) = ([], [])
}

/// Why a file gives no screen.
public struct ReadingFailure: Error, Sendable {
  /// The reason, as a sentence without a full stop.
  public var message: String
  /// What can be done about it.
  public var hint: String?
  /// The line that it is about; `nil` for the whole file.
  public var place: Place?
}

/// Reads the screen of a Swift file.
public struct Reader {
  private let options: ReaderOptions
  private let kept: KeptSources

  /// A reader of what is asked for.
  public init(_ options: ReaderOptions = ReaderOptions()) { self.init(options, kept: KeptSources()) }

  /// A reader that looks only into files that have changed since others with the same sources did.
  init(_ options: ReaderOptions, kept: KeptSources) { (self.options, self.kept) = (options, kept) }

  /// The screen of a file at a path, with what the project around it declares.
  ///
  /// - Throws: A `ReadingFailure` where the file cannot be read or has no view.
  public func read(_ path: String) throws -> Reading {
    guard let bytes = ProjectFolder.contents(of: path) else {
      throw ReadingFailure(message: "cannot be read, or is larger than \(ProjectFolder.mostBytes) bytes")
    }
    let root = options.root ?? ProjectFolder.root(of: ProjectFolder.absolute(path))
    return try read(bytes, at: path, root: root)
  }

  /// The screen of a file whose contents are known.
  public func read(_ bytes: [UInt8], at path: String, root: String) throws -> Reading {
    do {
      return try read(bytes, at: path, root: root, conditions: options.conditions)
    } catch {
      // Screens for developers alone are there while they debug.
      guard
        let reading = try? read(bytes, at: path, root: root, conditions: options.conditions.union(["DEBUG"]))
      else { throw error }
      return reading
    }
  }

  private func read(
    _ bytes: [UInt8], at path: String, root: String, conditions: Set<String>
  ) throws -> Reading {
    if let line = BracketDepth.lineOfTooDeep(in: bytes) {
      throw ReadingFailure(
        message:
          "nests brackets too deeply in line \(line): at most \(BracketDepth.mostOfAll), \(BracketDepth.most) of them square"
      )
    }
    var settings = BuildSettings()
    settings.conditions = conditions
    let listing = ProjectListing([root] + options.further)
    let index = ProjectIndex(path: path, bytes: bytes, listing, settings: settings, kept: kept)
    let tables = Tables(
      strings: StringTables(listing), catalogs: ColorCatalogs(listing, mainPath: ProjectFolder.absolute(path))
    )
    let roots = RootFinder(index, options, path)
    let budget = StepBudget(options.steps)
    let read = { (root: RootFinder.Root, presumes: Bool, appears: Bool, rows: Int) in
      self.read(root, index, tables, path, budget, presumes: presumes, appears: appears, sampleRows: rows)
    }
    if let name = options.preview { return read(try roots.preview(named: name), false, false, 0) }
    let view = try roots.view()
    // What a screen does when it appears is done in its picture, unless it then waits for what never comes.
    var readings = view.doesAppear ? [read(view, false, true, 0)] : []
    readings.append(read(view, false, false, 0))
    // What a preview gives a view is often more than its declarations do; the one with fewer holes is shown.
    if readings.allSatisfy({ $0.tally.isOpen }), options.view == nil {
      for preview in roots.previews().filter({ $0.mentions(view.name) }).prefix(3) where !budget.isExhausted {
        readings.append(read(preview, false, false, 0))
      }
    }
    // A screen that waits for what an app loads is drawn as if that were there.
    if readings.allSatisfy(\.isBare) {
      if view.doesAppear, !budget.isExhausted { readings.append(read(view, true, true, 0)) }
      if !budget.isExhausted { readings.append(read(view, true, false, 0)) }
    }
    let best =
      readings.enumerated().min { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }?.element
      ?? readings[0]
    guard best.isBare, best.hasNoRows || best.tally.knownTexts <= 1, options.sampleRows == nil,
      !budget.isExhausted
    else { return best }
    // A list without any data shows how its rows are made.
    let filled = read(view, true, view.doesAppear, 3)
    return filled.texts > best.texts ? filled : best
  }

  /// The texts and colours of a project.
  private struct Tables {
    var strings: StringTables
    var catalogs: ColorCatalogs
  }

  private func read(
    _ root: RootFinder.Root, _ index: ProjectIndex, _ tables: Tables, _ path: String, _ budget: StepBudget,
    presumes: Bool, appears: Bool, sampleRows: Int
  ) -> Reading {
    let interpreter = Interpreter(
      index: index, strings: tables.strings, catalogs: tables.catalogs, options: options, budget: budget,
      presumes: presumes, sampleRows: sampleRows)
    let maker = ScreenMaker(interpreter, mainPath: path)
    let view = root.view(interpreter)
    if appears { interpreter.appear(view) }
    let document = maker.screen(of: view)
    if interpreter.isExhausted {
      interpreter.guess("the evaluation took more than \(options.steps) steps and was ended", at: root.node)
    }
    if index.isCutShort {
      interpreter.guess("the project has more source than is read for one screen", at: root.node)
    }
    for path in index.tangled.sorted() {
      interpreter.guesses.append(
        Guess(
          place: nil,
          message: "\(path) is left out, as it nests brackets too deeply"
        ))
    }
    for (name, path) in index.ambiguities.sorted(by: { $0.key < $1.key }) {
      interpreter.guesses.append(
        Guess(place: nil, message: "several types are named \(name); the one of \(path) is taken"))
    }
    let folder = tables.strings.used.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return Reading(
      document: document, guesses: interpreter.guesses, tally: interpreter.tally, shown: root.name,
      files: (index.files + tables.catalogs.read).sorted(), strings: folder, language: interpreter.language,
      unused: options.values.keys.filter { !interpreter.asked.contains($0) }.sorted(),
      pictures: interpreter.pictures.filter { !$0.isSymbol }.map(\.text).sorted(),
      symbols: interpreter.pictures.filter(\.isSymbol).map(\.text).sorted())
  }
}

extension Tally {
  /// How many things are not known.
  public var holes: Int { partialTexts + unknownTexts + unknownConditions + unknownLists + boxes }
  /// How many things are.
  public var known: Int { knownTexts + knownConditions + knownLists }
  /// Whether a preview may show more.
  fileprivate var isOpen: Bool { holes > 0 || !isOfUse }
  /// Whether the screen says something: at least two texts are known, and no fewer than are not.
  public var isOfUse: Bool { knownTexts >= 2 && knownTexts >= unknownTexts }
}

extension Reading {
  /// Whether nothing is known that the screen shows but its title, and a word where it shows no list.
  fileprivate var isBare: Bool {
    hasNoRows
      || tally.knownTexts
        <= (document["navigationBar"]?["title"] == nil ? 0 : 1) + (document["collectionView"] == nil ? 1 : 0)
  }

  /// Whether it has a list that shows nothing at all.
  fileprivate var hasNoRows: Bool {
    guard let list = document["collectionView"], list["emptyState"] == nil else { return false }
    return list["sections"]?.items.allSatisfy { section in
      section["header"] == nil && section["footer"] == nil && section["rows"]?.items.isEmpty != false
    } ?? true
  }

  /// How many texts it shows, known or not.
  fileprivate var texts: Int { tally.knownTexts + tally.partialTexts + tally.unknownTexts }

  /// How much is missing, of all that there is.
  fileprivate var rank: Double {
    let share = Double(tally.holes) / Double(max(1, tally.holes + tally.known))
    return tally.knownTexts == 0 ? 4 : tally.isOfUse ? share : 2 + share
  }
}

/// Finds the view of a file that is its screen, and its previews.
struct RootFinder {
  /// A view to begin with.
  struct Root {
    var name: String
    var node: Syntax
    var view: (Interpreter) -> ViewNode

    func mentions(_ name: String) -> Bool { node.description.contains(name) }

    /// Whether it may do something when it appears.
    var doesAppear: Bool {
      ["onAppear", "task"].contains { DeclarationScanner.mentions(Array($0.utf8), in: node.syntaxTextBytes) }
    }
  }

  private let index: ProjectIndex
  private let options: ReaderOptions
  private let path: String

  init(_ index: ProjectIndex, _ options: ReaderOptions, _ path: String) {
    (self.index, self.options, self.path) = (index, options, path)
  }

  /// The view that was asked for, or the one with a list that the file is named after, or the first.
  func view() throws -> Root {
    let all = allTypes(index.types(in: path))
    let views = all.filter { index.whole($0).isView }
    if let name = options.view {
      guard let view = views.first(where: { $0.name == name || $0.fullName == name }) else {
        let names = views.map(\.name).joined(separator: ", ")
        throw ReadingFailure(
          message: "has no view named “\(name)”", hint: names.isEmpty ? nil : "its views are \(names)")
      }
      return root(view)
    }
    guard !views.isEmpty else {
      throw ReadingFailure(
        message: "has no view of SwiftUI", hint: "name a file with a type that has “var body: some View”")
    }
    let stem = ProjectFolder.name(of: path).split(separator: ".").first.map(String.init) ?? ""
    let ranked = views.enumerated().map { offset, view -> (Int, Int, TypeDeclaration) in
      let body = view.properties["body"]?.getter?.syntaxTextBytes ?? []
      let hasList = ["List", "Form"].contains { DeclarationScanner.mentions(Array($0.utf8), in: body) }
      let isNamed = view.name == stem || stem.hasPrefix(view.name) && view.name.count > 3
      let isPreview = view.inherited.contains("PreviewProvider")
      return ((isNamed ? 4 : 0) + (hasList ? 3 : 0) - (isPreview ? 8 : 0), -offset, view)
    }
    guard let best = ranked.max(by: { ($0.0, $0.1) < ($1.0, $1.1) }) else {
      throw ReadingFailure(message: "has no view of SwiftUI")
    }
    return root(best.2)
  }

  private func allTypes(_ types: [TypeDeclaration]) -> [TypeDeclaration] {
    types.flatMap { type in [type] + allTypes(index.whole(type).nested.values.sorted { $0.name < $1.name }) }
  }

  private func root(_ type: TypeDeclaration) -> Root {
    Root(name: type.name, node: Syntax(type.node)) { interpreter in
      let object = Object(index.whole(type), node: Syntax(type.node))
      object.isRoot = true
      let view = ViewNode(type.name, node: Syntax(type.node))
      // What its own initialiser would do is done with arguments that are not known.
      if let initializer = type.initializers.first, let body = initializer.body {
        interpreter.run(initializer, body, of: object)
      }
      view.object = object
      return view
    }
  }

  /// The preview of a name, or of a number from 1 on.
  func preview(named name: String) throws -> Root {
    let previews = previews()
    if let preview = previews.first(where: { $0.name == name }) { return preview }
    if let number = Int(name), number > 0, let preview = previews.dropFirst(number - 1).first {
      return preview
    }
    let names = previews.map(\.name).joined(separator: ", ")
    throw ReadingFailure(
      message: "has no preview named “\(name)”",
      hint: names.isEmpty ? "it has no previews" : "it has: \(names)")
  }

  /// The previews of the file: `#Preview` and those of a `PreviewProvider`.
  func previews() -> [Root] {
    var roots: [Root] = []
    for item in index.statements(of: path) {
      let expansion: (name: String, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?)?
      switch item.item {
      case .decl(let declaration):
        expansion = declaration.as(MacroExpansionDeclSyntax.self).map {
          ($0.macroName.text, $0.arguments, $0.trailingClosure)
        }
      case .expr(let expression):
        expansion = expression.as(MacroExpansionExprSyntax.self).map {
          ($0.macroName.text, $0.arguments, $0.trailingClosure)
        }
      default: expansion = nil
      }
      guard let expansion, expansion.name == "Preview", let closure = expansion.closure else { continue }
      let name =
        expansion.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.segments.ownText
        ?? "\(roots.count + 1)"
      roots.append(
        Root(name: name, node: Syntax(closure)) { interpreter in
          let scope = Scope(receiver: nil, type: nil, path: path)
          return made(interpreter.value(of: closure.statements, scope), interpreter, Syntax(closure))
        })
    }
    for type in index.types(in: path) where type.inherited.contains("PreviewProvider") {
      guard let getter = type.statics["previews"]?.getter else { continue }
      roots.append(
        Root(name: type.name, node: Syntax(getter)) { interpreter in
          let scope = Scope(receiver: nil, type: index.whole(type), path: path)
          let view = made(interpreter.value(of: getter, scope), interpreter, Syntax(getter))
          // Of a group of previews the first is shown.
          return view.name == "Group" ? view.children.first ?? view : view
        })
    }
    return roots
  }

  private func made(_ value: Value, _ interpreter: Interpreter, _ node: Syntax) -> ViewNode {
    interpreter.view(of: value) ?? ViewNode("EmptyView", node: node)
  }
}

extension Interpreter {
  /// Runs an initialiser with arguments of which nothing is known but their types.
  func run(_ initializer: InitializerDeclSyntax, _ body: CodeBlockSyntax, of object: Object) {
    let scope = Scope(receiver: .object(object), type: object.type, path: object.type.path)
    for parameter in initializer.signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text.withoutQuotes
      let isOpen = presumes && parameter.defaultValue?.value.is(NilLiteralExprSyntax.self) == true
      scope[name] =
        given(name)
        ?? (isOpen ? nil : parameter.defaultValue).map {
          coerced(evaluate($0.value, scope), to: parameter.type, scope)
        } ?? unknownValue(of: parameter.type, name, scope, parameter)
    }
    var collected: [Value] = []
    _ = deeper { run(body.statements, scope, &collected) }
    // What the user says of a property wins over what the initialiser makes of it.
    for name in object.type.stored { if let given = given(name) { object.properties[name] = given } }
  }
}
