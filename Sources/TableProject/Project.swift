import TableModel
import TableRendering
import TableSources
import TableSpec

/// A folder with a `tablemock.yaml`, which says what is drawn and how, and where approved pictures and reviews lie.
public struct Project: Sendable {
  /// Inputs that are drawn in the same ways.
  public struct Group: Sendable {
    /// The sources.
    public var inputs: [InputFile]
    /// The looks, devices and so on in which each is drawn.
    public var matrix: VariantMatrix

    /// Sources, and the ways in which each is drawn.
    public init(inputs: [InputFile], matrix: VariantMatrix) {
      self.inputs = inputs
      self.matrix = matrix
    }
  }

  /// The path of the manifest.
  public let path: FilePath
  /// What the manifest says.
  public let manifest: BatchManifest
  /// What is to be said of the manifest.
  public let diagnostics: [Diagnostic]
  /// Whether there is a manifest; where there is none, the project says nothing, and its path is where one would be.
  package let hasManifest: Bool
  /// Which folder is the project's around what the manifest names.
  package let surroundings: SourceReach.Scope

  /// The project whose manifest a user names.
  ///
  /// - Throws: What is wrong with the manifest.
  package init(manifest path: FilePath, in surroundings: SourceReach.Scope) throws(ProjectError) {
    let result = SpecLoader(vocabulary: .all).loadManifest(path: path)
    try self.init(result, at: path, in: surroundings)
  }

  /// The project whose manifest was found, which leads no further than its repository.
  ///
  /// - Throws: What is wrong with the manifest.
  package init(
    foundAt path: FilePath, strings: FilePath? = nil, symbols: FilePath? = nil
  ) throws(ProjectError) {
    let result = SpecLoader(vocabulary: .all).loadManifest(foundAt: path)
    try self.init(result, at: path, in: .found(in: path.folder, strings: strings, symbols: symbols))
  }

  private init(
    _ result: DecodingResult<BatchManifest>, at path: FilePath, in surroundings: SourceReach.Scope
  ) throws(ProjectError) {
    guard var manifest = result.value else { throw ProjectError(diagnostics: result.diagnostics) }
    manifest.lint.file = path.text
    (self.path, self.manifest, diagnostics, hasManifest) = (path, manifest, result.diagnostics, true)
    do throws(Diagnostic) {
      self.surroundings = try surroundings.taking(symbols: manifest.symbols, from: path)
    } catch {
      throw ProjectError(diagnostics: [error])
    }
  }

  /// The project of a call without a manifest.
  package init(withoutManifest surroundings: SourceReach.Scope, _ diagnostics: [Diagnostic] = []) {
    (path, manifest, self.diagnostics) = (ManifestSearch.name, BatchManifest(), diagnostics)
    (hasManifest, self.surroundings) = (false, surroundings)
  }

  /// A project with what a call asks for instead of what its manifest says.
  package init(_ project: Project, saying manifest: BatchManifest) {
    (path, self.manifest, diagnostics) = (project.path, manifest, project.diagnostics)
    (hasManifest, surroundings) = (project.hasManifest, project.surroundings)
  }

  /// The project whose manifest a call names, else that around the current folder, else one without a manifest.
  ///
  /// - Throws: What is wrong with the manifest.
  package init(
    named path: FilePath?, _ search: ManifestSearch, strings: FilePath? = nil
  ) throws(ProjectError) {
    if let path {
      try self.init(manifest: path, in: search.surroundings)
    } else {
      self =
        try .nearest(search, strings: strings)
        ?? Project(
          withoutManifest: .found(in: .current, strings: strings, symbols: search.symbols))
    }
  }

  /// The project around a folder, for those who show one source at a time.
  ///
  /// Where its manifest has errors or may not be taken, that is all it says.
  package init(around folder: FilePath, _ search: ManifestSearch) {
    do throws(ProjectError) {
      self = try .nearest(to: folder, search) ?? Project(withoutManifest: search.surroundings)
    } catch {
      self.init(withoutManifest: search.surroundings, error.diagnostics)
    }
  }

  /// The project that a folder lies in; `nil` where there is none.
  ///
  /// - Throws: What is wrong with the manifest, or that it is another user's.
  public static func nearest(
    to folder: FilePath = .current, _ search: ManifestSearch = ManifestSearch(), strings: FilePath? = nil
  ) throws(ProjectError) -> Project? {
    let path: FilePath?
    do throws(Diagnostic) {
      path = try search.manifest(of: folder)
    } catch {
      throw ProjectError(diagnostics: [error])
    }
    guard let path else { return nil }
    return try Project(foundAt: path, strings: strings, symbols: search.symbols)
  }

  /// The project around the current folder, which has to name sources; what is to be said of its manifest is told.
  ///
  /// - Throws: A ``ProjectError``, or ``MissingSources``.
  package static func required(
    _ search: ManifestSearch, strings: FilePath?, found: ([Diagnostic]) -> Void
  ) throws -> Project {
    guard let project = try nearest(search, strings: strings) else { throw MissingSources(in: nil) }
    found(project.diagnostics)
    guard !project.manifest.inputs.isEmpty else { throw MissingSources(in: project.path) }
    return project
  }

  /// The folder of the manifest, which its paths hold from.
  public var folder: FilePath { path.folder }

  /// The path of what the manifest names.
  package func path(of named: FilePath) -> FilePath { folder.path(of: named) }

  /// The files, folders and patterns that the manifest names.
  package var inputPaths: [FilePath] { manifest.inputs.map { path(of: $0.path) } }

  /// The folder of the texts in other languages; `nil` for that of each source.
  package var strings: FilePath? { manifest.settings.strings.map(path) }

  /// The file of the rows that apps show when they run; `nil` for that beside each document.
  package var data: SampleData? { surroundings.allowed(manifest.settings.data?.placed(path)) }

  /// The ways in which sources are drawn that have no own ones, with those of another matrix counting before them.
  package func matrix(overriddenBy other: VariantMatrix) -> VariantMatrix {
    var matrix = manifest.settings.matrix ?? VariantMatrix()
    matrix.override(by: other)
    return matrix
  }

  /// The sources that the manifest names, by the ways in which they are drawn, and what could not be looked into.
  ///
  /// The ways of a matrix count before those of the manifest, axis by axis, and so does a folder of the texts in other
  /// languages.
  package func groups(
    overriddenBy matrix: VariantMatrix, strings: FilePath?, data: SampleData? = nil
  ) -> (groups: [Group], problems: [Diagnostic]) {
    var groups: [Group] = []
    var problems: [Diagnostic] = []
    var namesLeft = GlobMatches.mostNames
    for entry in manifest.inputs {
      let expansion = expansion(of: entry, strings: strings, data: data, namesLeft: namesLeft)
      namesLeft = expansion.namesLeft
      for problem in lacks(of: entry, strings: strings, data: data) where !problems.contains(problem) {
        problems.append(problem)
      }
      var own = entry.settings.matrix ?? manifest.settings.matrix ?? VariantMatrix()
      own.override(by: matrix)
      problems += expansion.problems
      let inputs = expansion.inputs.drawn(as: own)
      if let last = groups.indices.last, groups[last].matrix == own {
        groups[last].inputs += inputs
      } else {
        groups.append(Group(inputs: inputs, matrix: own))
      }
    }
    return (groups, problems)
  }

  /// All that the manifest names, each with the strings and rows that are said of it, unless others are given.
  ///
  /// What is wrong with those is among the problems.
  package func expansion(strings: FilePath?, data: SampleData?) -> InputExpansion {
    var whole = InputExpansion([], project: surroundings)
    for entry in manifest.inputs {
      whole.append(expansion(of: entry, strings: strings, data: data, namesLeft: whole.namesLeft))
    }
    for entry in manifest.inputs {
      for problem in lacks(of: entry, strings: strings, data: data) { whole.report(problem) }
    }
    return whole
  }

  private func expansion(
    of entry: BatchManifest.Entry, strings: FilePath?, data: SampleData?, namesLeft: Int
  ) -> InputExpansion {
    let named = entry.settings.strings ?? manifest.settings.strings
    return InputExpansion(
      [path(of: entry.path)], strings: strings ?? named.map(path),
      data: data.joined(with: surroundings.allowed(ownData(of: entry))), project: surroundings,
      namesLeft: namesLeft)
  }

  /// What is wrong with the strings and the sample data that are said of an input, unless others are given.
  private func lacks(
    of entry: BatchManifest.Entry, strings: FilePath?, data: SampleData?
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if strings == nil {
      problems += [(entry.settings.strings ?? manifest.settings.strings).map(path)?.lackOfStrings]
        .compactMap(\.self)
    }
    if data?.file == nil, let ownData = ownData(of: entry) {
      do throws(Diagnostic) { try surroundings.check(ownData) } catch { problems.append(error) }
    }
    return problems
  }

  private func ownData(of entry: BatchManifest.Entry) -> SampleData? {
    entry.settings.data.joined(with: manifest.settings.data)?.placed(path)
  }

  /// An input as the manifest names it, be it there or not, and how it is drawn.
  package struct NamedInput {
    /// The file or folder; of a pattern the folder that all it stands for lie in.
    package var path: FilePath
    /// The folder of its texts in other languages; `nil` for its own.
    package var strings: FilePath?
    /// The file of its sample data; `nil` for that beside it.
    package var data: SampleData?
    fileprivate var matrix: VariantMatrix

    /// Throws where it lies outside of what a manifest may name.
    package func check(in project: SourceReach.Scope) throws(Diagnostic) {
      try project.check(path, as: "an input", hint: "if you want that, name it on the command line")
      if let strings {
        try project.check(
          strings, as: "the folder of strings",
          hint: "if you want that, pass --strings \(strings.shellWord)")
      }
      if let data { try project.check(data) }
    }

    /// The ways in which it is drawn, with those of another matrix counting before them.
    package func matrix(overriddenBy other: VariantMatrix) -> VariantMatrix {
      var matrix = matrix
      matrix.override(by: other)
      return matrix
    }
  }

  /// The inputs of the manifest, each once, for those who compare what they are with what they were.
  package var comparedInputs: [NamedInput] {
    var known: Set<FilePath> = []
    return manifest.inputs.compactMap { entry in
      let named = path(of: entry.path)
      let path = GlobMatches.isPattern(named) ? GlobMatches.fixedFolder(of: named) : named
      guard known.insert(path).inserted else { return nil }
      return NamedInput(
        path: path, strings: (entry.settings.strings ?? manifest.settings.strings).map(self.path),
        data: ownData(of: entry),
        matrix: entry.settings.matrix ?? manifest.settings.matrix ?? VariantMatrix())
    }
  }

  /// Whether what the manifest has drawn is approved in a folder.
  package func isApproved(in folder: FilePath) -> Bool {
    folder.rooted == path(of: manifest.baseline ?? "golden").rooted
  }

  /// All that the manifest has drawn, with pictures in a folder.
  ///
  /// - Throws: An error where names cannot be made or told apart.
  package func plan(in outputFolder: FilePath? = nil) throws(BatchPlanError) -> BatchPlan {
    try BatchPlan(
      manifest, inputFolder: folder == .current ? nil : folder, outputFolder: outputFolder,
      project: surroundings)
  }
}

extension SourceReach.Scope {
  /// The scope with the folder of symbols that a manifest names, unless the user has named one.
  ///
  /// - Throws: That there is no such folder, or that it lies where a manifest may not lead.
  package func taking(
    symbols named: FilePath?, from manifest: FilePath
  ) throws(Diagnostic) -> SourceReach.Scope {
    guard symbols == nil, let named else { return self }
    let folder = manifest.folder.path(of: named)
    try check(folder, as: "the folder of symbols", hint: "if you want that, pass --symbols")
    guard folder.isFolder else {
      throw Diagnostic(
        .error, at: SourceLocation(file: manifest.text),
        "there is no folder of symbols \(quoted(named.text))")
    }
    var scope = self
    scope.symbols = folder.resolved ?? folder
    return scope
  }
}

/// Why there is no project to speak of: its manifest has errors, or may not be taken.
public struct ProjectError: Error, Sendable {
  /// What is wrong; not empty.
  public let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

/// Why there is nothing to work on: neither a call nor a project around it names sources.
package struct MissingSources: Error, CustomStringConvertible {
  private let project: FilePath?

  /// Nothing is named by a call, nor by a manifest where there is one.
  package init(in project: FilePath?) {
    self.project = project
  }

  /// What a user can do about it, in a sentence.
  package var description: String {
    let place = project.map { "name them in \($0.shown)" }
    return "Give spec files or folders, or \(place ?? "write a \(ManifestSearch.name) that names them")."
  }
}
