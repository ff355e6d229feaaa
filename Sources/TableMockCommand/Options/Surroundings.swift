import TableModel
import TableProject
import TableSources

/// The project around inputs that a call names, as the nearest manifest has it.
struct Surroundings {
  /// What the manifest says.
  let manifest: BatchManifest
  /// The path of the manifest.
  let path: FilePath
  /// What is to be said of the manifest.
  let diagnostics: [Diagnostic]
  /// Which folder is the project's around what the manifest names.
  let project: SourceReach.Project
  /// All that the manifest has drawn, by names that hold nowhere.
  let plan: BatchPlan

  /// A project; `nil` where its manifest names no inputs that could be drawn.
  init?(
    _ manifest: BatchManifest, path: FilePath, _ diagnostics: [Diagnostic], in project: SourceReach.Project
  ) {
    self.project = project
    self.manifest = manifest
    self.path = path
    self.diagnostics = diagnostics
    let folder = path.folder == .current ? nil : path.folder
    guard !manifest.inputs.isEmpty, let plan = try? BatchPlan(manifest, inputFolder: folder, project: project)
    else {
      return nil
    }
    self.plan = plan
  }

  /// The folder of the manifest; `nil` for the current one.
  var folder: FilePath? { path.folder == .current ? nil : path.folder }

  /// The folder of pictures that the project has approved.
  var baseline: FilePath { path(of: manifest.baseline ?? "golden") }

  /// The path of what the manifest names.
  func path(of named: FilePath) -> FilePath { folder.map { $0.appending(named) } ?? named }

  /// All that the manifest has drawn, where it is approved in a folder; `nil` where that is another one.
  func plan(namedBelow baseline: FilePath) -> BatchPlan? {
    guard baseline.rooted == self.baseline.rooted else { return nil }
    return try? BatchPlan(manifest, inputFolder: folder, outputFolder: baseline, project: project)
  }
}
