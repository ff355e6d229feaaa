import TableDrawing
import TableModel
import TableProject
import TableRendering
import TableSources

/// What a user asks of a batch; what is left open the manifest says, or else it is as usual.
package struct BatchRequest: Sendable {
  /// The sources that are named besides those of the manifest.
  package var inputs: [FilePath] = []
  /// The manifest that is named; `nil` for that of the project where no inputs are named.
  package var manifest: FilePath?
  /// Finds the project.
  package var search = ManifestSearch()
  /// The folder that names of pictures are relative to.
  package var output: FilePath?
  /// What counts before what the manifest says.
  package var overrides = ManifestOverrides()
  /// How PNG files are compressed.
  package var png: PNGEffort?
  /// How SVG files are written.
  package var svg = SVGChoices()
  /// What a picture may use up.
  package var budget = WorkBudget()
  /// What boxes are written; `nil` for none.
  package var boxes: BoxesOptions?
  /// What is done besides drawing.
  package var options = BatchRun.Options()
  /// Whether the kernel is to refuse all but reading sources and writing pictures.
  package var isSandboxed = false
  /// The version of the program.
  package var version: String

  /// A request of all that the project says.
  package init(version: String) {
    self.version = version
  }

  /// In a sandbox nothing is looked for: what may be read is what the request says.
  private var surroundings: SourceReach.Scope {
    guard isSandboxed && search.project == nil else { return search.surroundings }
    var scope = SourceReach.Scope.none
    scope.symbols = search.symbols
    return scope
  }

  /// The project of the manifest that is named or, where no inputs are, of the nearest one, with what is asked for instead
  /// of what it says.
  fileprivate func project(_ observer: any JobObserver) throws -> Project {
    let project: Project
    if let manifest {
      project = try Project(manifest: manifest, in: surroundings)
      observer.found(project.diagnostics)
    } else if inputs.isEmpty {
      project = try Project.required(search, strings: overrides.strings, found: observer.found)
    } else {
      project = Project(withoutManifest: surroundings)
    }
    var manifest = project.manifest.overridden(by: overrides, adding: inputs)
    (manifest.png, manifest.svg) = (png ?? manifest.png, svg.over(manifest.svg))
    return Project(project, saying: manifest)
  }
}

/// A batch whose plan has been looked over.
package struct PreparedBatch {
  /// What draws it.
  package let run: BatchRun
  /// The folder of its records.
  package let folder: FilePath
  /// How its files are written.
  package let files: PlannedFiles
  /// Whether something that the plan names could not be looked into.
  package let hasProblems: Bool

  /// Looks over what is asked for, and tells an observer what is to be said of it; in a sandbox from then on.
  ///
  /// What strangers wrote is read once that is closed; the manifest, which says where it lies, has been read before.
  ///
  /// - Throws: A ``BatchFailure`` where nothing can be drawn, and ``MissingSources`` where nothing is named.
  package init(_ request: BatchRequest, _ observer: any JobObserver) throws {
    do {
      let project = try request.project(observer)
      let manifest = project.manifest
      let plan = try project.plan(in: request.output)
      // Where a manifest was found, somebody else may have written it.
      if project.hasManifest, request.manifest == nil, request.overrides.pattern == nil {
        try plan.checkFolders(in: project.surroundings, besides: request.output)
      }
      observer.found(plan.problems)
      if let junit = request.options.junit { _ = try ReportFile(path: junit, about: plan.inputs) }
      if request.isSandboxed { try plan.sandbox(report: request.options.junit).enter() }
      run = BatchRun(
        plan,
        settings: BatchSettings(
          pictures: PictureOptions(manifest.png, manifest.svg, budget: request.budget),
          version: request.version, boxes: request.boxes),
        options: request.options)
      var messages = run.problems.map(\.description)
      if plan.inputCount == 0, plan.problems.isEmpty {
        messages.append(
          "there is nothing to draw: the manifest names no inputs\n  hint: list them below “inputs:”")
      }
      guard messages.isEmpty, plan.inputCount > 0 else { throw BatchFailure(messages: messages) }
      (folder, hasProblems) = (plan.folder, !plan.problems.isEmpty)
      files = PlannedFiles(png: manifest.png, svg: manifest.svg)
    } catch {
      throw BatchFailure.of(error)
    }
  }
}

/// Why a batch cannot be drawn.
package struct BatchFailure: Error {
  /// What is wrong, at its places.
  package var findings: [Diagnostic] = []
  /// What is wrong that has no place, each in a sentence, perhaps with a hint in a second line.
  package var messages: [String] = []

  /// An error of any kind as a failure, but for sources that are missing.
  fileprivate static func of(_ error: any Error) -> any Error {
    switch error {
    case is BatchFailure, is MissingSources: error
    case let error as ProjectError: BatchFailure(findings: error.diagnostics)
    case let finding as Diagnostic: BatchFailure(findings: [finding])
    default: BatchFailure(messages: ["\(error)"])
    }
  }
}
