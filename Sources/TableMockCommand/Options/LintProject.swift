import ArgumentParser
import TableLinting
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
  private let surroundings: SourceReach.Scope

  /// Reads the manifest that is named, or that of the project; ends the program where that has errors.
  init(
    manifest: String?, inputs: [String], strings: FilePath?, _ options: ProjectOptions,
    _ printer: DiagnosticPrinter
  ) throws {
    let project: Project?
    do throws(ProjectError) {
      if let manifest {
        project = try Project(manifest: ArgumentPaths.path(of: manifest), in: options.surroundings)
      } else {
        project = try Project.nearest(options.search, strings: strings)
      }
    } catch {
      printer.print(error.diagnostics)
      throw ExitCode(2)
    }
    printer.print(project?.diagnostics ?? [])
    let linted = project?.manifest.lint.inputs.map { FilePath($0) } ?? []
    let own = linted.isEmpty ? project?.manifest.inputs.map(\.path) ?? [] : linted
    guard !inputs.isEmpty || !own.isEmpty else {
      let place = project.map { "name them in \($0.path.shown)" }
      throw ValidationError(
        "Give spec files or folders, or \(place ?? "write a \(ManifestSearch.name) that names them").")
    }
    configuration = project?.manifest.lint ?? LintConfiguration()
    folder = project?.folder ?? .current
    surroundings = project?.surroundings ?? .found(in: .current, strings: strings)
    expansion = InputExpansion(
      inputs.isEmpty ? own.map { project?.path(of: $0) ?? $0 } : ArgumentPaths.paths(of: inputs),
      strings: strings ?? project?.strings,
      project: inputs.isEmpty ? surroundings : options.surroundings)
  }

  /// The known findings that the manifest names; `nil` where it names none.
  func baseline() throws(Diagnostic) -> LintBaseline? {
    try LintBaseline(of: configuration, in: folder, surroundings)
  }
}
