import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableSources
import TableSpec

/// What is linted, and what the project says of it.
struct LintProject {
  /// What the manifest says of the linter.
  let configuration: LintConfiguration
  /// The folder of the manifest.
  let folder: FilePath
  /// The sources.
  let expansion: InputExpansion
  /// Which folder is the project's around what the manifest names.
  private let surroundings: SourceReach.Project

  /// Reads the manifest that is named, or that of the project; ends the program where that has errors.
  init(
    manifest: String?, inputs: [String], strings: FilePath?, _ options: ProjectOptions,
    _ printer: DiagnosticPrinter
  ) throws {
    let path: FilePath?
    do throws(Diagnostic) {
      path = try options.manifest(named: manifest)
    } catch {
      printer.print([error])
      throw ExitCode(2)
    }
    guard path != nil || !inputs.isEmpty else {
      throw ValidationError("Give spec files or folders, or write a \(ManifestSearch.name) that names them.")
    }
    var project = BatchManifest()
    if let path {
      let result = options.load(path, isNamed: manifest != nil)
      printer.print(result.diagnostics)
      guard let value = result.value else { throw ExitCode(2) }
      project = value
    }
    project.lint.file = path?.text
    configuration = project.lint
    folder = path?.folder ?? .current
    let named = project.lint.inputs.map { FilePath($0) }
    let own = named.isEmpty ? project.inputs.map(\.path) : named
    let folder = folder
    surroundings = manifest == nil ? .found(in: folder, strings: strings) : options.surroundings
    expansion = InputExpansion(
      inputs.isEmpty
        ? own.map { folder == .current ? $0 : folder.appending($0) } : ArgumentPaths.paths(of: inputs),
      strings: strings
        ?? project.settings.strings.map { folder == .current ? $0 : folder.appending($0) },
      project: inputs.isEmpty ? surroundings : options.surroundings)
    guard !inputs.isEmpty || !own.isEmpty else {
      throw ValidationError("Give spec files or folders, or name them in \(path?.shown ?? "the manifest").")
    }
  }

  /// The known findings that the manifest names; `nil` where it names none.
  func baseline() throws(Diagnostic) -> LintBaseline? {
    try LintBaseline(of: configuration, in: folder, surroundings)
  }
}
