import TableModel

/// The source files that a user means by files, folders and patterns.
public struct InputExpansion: Sendable {
  /// The endings of files that are looked for in folders.
  package static let endings = SourceKind.specEndings + ["storyboard", "xib"]

  /// The files, in the order of the arguments and sorted by name inside a folder or pattern.
  ///
  /// A name that is no file is among them: reading it will say what is wrong with it.
  public private(set) var inputs: [InputFile] = []
  /// What could not be looked into, or holds no source files.
  public private(set) var problems: [Diagnostic] = []
  /// The folders that were looked into, in which further files may come to be.
  package private(set) var folders: [FilePath] = []

  /// How many names more patterns may lead to.
  package private(set) var namesLeft: Int

  private let strings: FilePath?
  private let data: SampleData?
  private let project: SourceReach.Scope
  /// What all must lie in that arguments name which come from a manifest.
  private let bounds: SourceReach?
  /// What may be reached from folders that arguments name.
  private var reaches: [FilePath: SourceReach] = [:]

  /// Expands the arguments of a call; `-` is standard input.
  ///
  /// `strings` is the folder of all inputs’ strings, where those beside them are not meant.
  public init(_ arguments: [FilePath], strings: FilePath? = nil) {
    self.init(arguments, strings: strings, project: .nearest)
  }

  /// Expands the arguments of a call in a project, out of which no link leads; `data` is the file of all inputs’ sample data.
  ///
  /// `namesLeft` is how many names patterns may lead to after those of other calls.
  package init(
    _ arguments: [FilePath], strings: FilePath? = nil, data: SampleData? = nil, project: SourceReach.Scope,
    namesLeft: Int = GlobMatches.mostNames
  ) {
    self.namesLeft = namesLeft
    self.strings = strings
    self.data = data
    self.project = project
    bounds = project.bounds
    for argument in arguments {
      if argument == SourceFile.standardInput {
        guard let reach = reach(around: .current, for: argument) else { continue }
        append(argument, named: "table", within: reach)
      } else if GlobMatches.isPattern(argument), !argument.exists {
        addMatches(of: argument)
      } else {
        add(argument)
      }
    }
  }

  /// Takes in what other arguments stand for.
  package mutating func append(_ other: InputExpansion) {
    inputs += other.inputs
    problems += other.problems
    folders += other.folders
    namesLeft = min(namesLeft, other.namesLeft)
  }

  /// Takes in what is wrong besides, once.
  package mutating func report(_ problem: Diagnostic) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// What may be reached from a folder that an argument names, or that a file lies in which one names; `nil` where a
  /// manifest may not name it, which is told.
  private mutating func reach(around folder: FilePath, for argument: FilePath) -> SourceReach? {
    let reach = reaches[folder] ?? SourceReach(around: folder, strings: strings, in: project)
    reaches[folder] = reach
    guard let bounds, !reach.places.allSatisfy(bounds.contains) else { return reach }
    report(
      argument, "the manifest names a path outside \(bounds)",
      hint: "name it on the command line, or pass the manifest with --manifest")
    return nil
  }

  private mutating func append(
    _ path: FilePath, named name: FilePath, isFound: Bool = false, isNamed: Bool = true,
    within reach: SourceReach
  ) {
    var input = InputFile(path: path, outputName: name, isFound: isFound, strings: strings)
    (input.isNamed, input.reach, input.data) = (isNamed, reach, data)
    inputs.append(input)
  }

  private mutating func addMatches(of pattern: FilePath) {
    let folder = GlobMatches.fixedFolder(of: pattern)
    guard let reach = reach(around: folder, for: pattern) else { return }
    folders.append(folder)
    guard let matches = GlobMatches(pattern: pattern, atMost: namesLeft) else {
      namesLeft = 0
      return reportTooMany(pattern)
    }
    namesLeft = matches.left
    if matches.paths.isEmpty { report(pattern, "no file matches this pattern") }
    // Many ways, by `..` or by links to folders, may lead to one place; a link to a file has a name that is another.
    var seen: Set<FilePath> = []
    for match in matches.paths where namesLeft >= 0 {
      let place = match.isFolder ? match.resolved : match.folder.resolved?.appending(match.name)
      if seen.insert(place ?? match).inserted { add(match, foundWithin: reach) }
    }
    guard namesLeft < 0 else { return }
    namesLeft = 0
    reportTooMany(pattern)
  }

  private mutating func reportTooMany(_ pattern: FilePath) {
    report(
      pattern, "this pattern and those before it lead to more than \(GlobMatches.mostNames) names",
      hint: "name a folder, whose sources are all found, or begin the pattern with one")
  }

  /// Adds a file as it is, or what a folder holds; a name is never taken for a pattern here.
  ///
  /// What a pattern has found is within the reach of its folder.
  private mutating func add(_ path: FilePath, foundWithin found: SourceReach? = nil) {
    let name = path.components.last ?? path
    let isFound = found != nil
    if name.hasEnding(["bundle"]), let pane = SettingsBundlePane.first(in: path) {
      guard let reach = found ?? reach(around: path, for: path) else { return }
      return append(pane, named: name.stem, isFound: isFound, isNamed: false, within: reach)
    }
    guard path.isFolder else {
      guard let reach = found ?? reach(around: path.folder, for: path) else { return }
      let isNamed = !isFound && bounds == nil
      return append(path, named: name.stem, isFound: isFound, isNamed: isNamed, within: reach)
    }
    guard let reach = found ?? reach(around: path, for: path) else { return }
    let before = (inputs.count, problems.count)
    addFiles(in: path, below: "", within: reach, isMatch: isFound)
    guard before == (inputs.count, problems.count) else { return }
    report(
      path, "there are no spec files, Interface Builder documents or Settings bundles in this folder",
      hint: "they end in .yaml, .yml, .json, .storyboard or .xib, or are called Settings.bundle")
  }

  /// Adds the files below a folder, each named after the folders that lead to it from the first.
  ///
  /// A folder that matches a pattern may do so by many ways that lead to it, so what it holds is counted.
  private mutating func addFiles(
    in folder: FilePath, below prefix: FilePath, within reach: SourceReach, isMatch: Bool
  ) {
    let entries: [FolderEntry]
    folders.append(folder)
    do throws(SystemError) {
      entries = try reach.list(folder).entries()
    } catch {
      guard !error.isElsewhere else {
        let refusal = reach.refusal(of: error)
        return report(folder, refusal.message, hint: refusal.hint)
      }
      return report(
        folder, "the folder cannot be read: \(FileError(path: folder, code: error.number).reason)")
    }
    if isMatch { namesLeft -= 1 + entries.count }
    for entry in entries where !isMatch || namesLeft >= 0 {
      let path = folder.path(of: entry.name)
      switch entry.kind {
      case .file where InputExpansion.isTableOfStrings(path) || SampleDataFile.isOne(path): break
      case .file where entry.name.hasEnding(InputExpansion.endings) && !OwnRecord.isOne(path, within: reach):
        let name = prefix.appending(entry.name.stem)
        append(path, named: name, isFound: true, isNamed: false, within: reach)
      case .folder where !entry.name.hasEnding(InputExpansion.foreignEndings):
        if entry.name == SettingsBundlePane.folderName, let pane = SettingsBundlePane.first(in: path) {
          let name = prefix.appending(entry.name.stem)
          append(pane, named: name, isFound: true, isNamed: false, within: reach)
          continue
        }
        addFiles(in: path, below: prefix.appending(entry.name), within: reach, isMatch: isMatch)
      default: break
      }
    }
  }

  private mutating func report(_ path: FilePath, _ message: String, hint: String? = nil) {
    problems.append(Diagnostic(.error, at: SourceLocation(file: path.text), message, hint: hint))
  }

  /// Whether a path is that of the texts of specs in another language, `strings/de.yaml`, which are no spec.
  private static func isTableOfStrings(_ path: FilePath) -> Bool {
    guard path.folder.name == "strings", path.hasEnding(SourceKind.specEndings) else { return false }
    return path.name.stem.validText.flatMap { LanguageTag($0) } != nil
  }

  /// The endings of Xcode's folders, whose JSON files are no specs.
  private static let foreignEndings = ProjectMarkers.catalogEndings + ProjectMarkers.projectEndings
}

/// Files that the program itself writes about what it has drawn, which are no sources wherever they lie.
enum OwnRecord {
  /// What a record begins with, and what follows soon.
  private static let marks: [(start: String, inside: String)] = [
    (#"{"version": ""#, #", "results": ["#),
    (#"{"done": "#, #", "total": "#),
    (#"{"summary": {"#, #""planned": "#),
    (#"{"output": ""#, #", "key": ""#),
    (#"{"id": "#, #", "status": ""#),
    (#"{"file": ""#, #", "theme": ""#),
    (#"{"format": "tablemock "#, #""kind": ""#),
  ]

  /// The bytes of a file that are looked at.
  private static let lookedAt = 1 << 12

  /// Whether the file at a path is such a record: results, progress, a journal, a worker's answers, an inspection or a review.
  ///
  /// Only files in JSON are opened, and only their first bytes are read.
  static func isOne(_ path: FilePath, within reach: SourceReach) -> Bool {
    guard path.hasEnding(["json"]), let file = try? reach.open(path),
      let start = try? file.read(at: 0, count: 16)
    else { return false }
    let candidates = marks.filter { start.starts(with: $0.start.utf8.prefix(start.count)) }
    guard !candidates.isEmpty, let bytes = try? file.read(at: 0, count: lookedAt) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return candidates.contains { bytes.starts(with: $0.start.utf8) && text.contains($0.inside) }
  }
}
