import ArgumentParser
import TableModel
import TableProject
import TableReview
import TableSources
import TableSpec

extension VerifyCommand {
  /// What the command line and the manifest say together; throws a failure where the manifest cannot be read.
  func project(of found: FilePath?, _ printer: DiagnosticPrinter) throws -> VerifyProject {
    let named = ArgumentPaths.paths(of: inputs)
    let surrounding = try surroundingProject(of: named, found)
    if let surrounding, surrounding.plan()?.part(of: named) != nil {
      return try project(named, in: surrounding, printer)
    }
    let path = manifest != nil || inputs.isEmpty ? found : nil
    guard path != nil || !inputs.isEmpty else {
      throw ValidationError("Give spec files or folders, or write a \(ManifestSearch.name) that names them.")
    }
    var manifest = BatchManifest()
    let around = path.map { self.surroundings(of: $0) } ?? projectOptions.surroundings
    if let path {
      let project = try loadedProject(path)
      printer.print(project.diagnostics)
      manifest = project.manifest
    }
    let folder = path.map(\.folder).flatMap { $0 == .current ? nil : $0 }
    let places = try places(manifest, path)
    var whole = surrounding.flatMap {
      $0.isApproved(in: places.baselines) ? $0.plan(in: places.baselines) : nil
    }
    if path != nil, hasOwnWays {
      whole = try? BatchPlan(
        manifest, inputFolder: folder, outputFolder: places.baselines, project: around)
    }
    manifest.inputs += named.map { BatchManifest.Entry(path: $0) }
    override(&manifest)
    return VerifyProject(
      manifest: manifest, whole: whole, isPart: hasOwnWays || path == nil,
      manifestPath: path ?? surrounding?.path, inputFolder: folder, surroundings: around,
      baseline: places.baselines, review: places.review)
  }

  /// Where approved pictures lie and the review goes; throws a failure where nobody has named places that lie elsewhere.
  private func places(_ manifest: BatchManifest?, _ path: FilePath?) throws -> ReviewPlaces {
    let folder = path?.folder ?? .current
    do throws(Diagnostic) {
      return try ReviewPlaces(
        baselines: baseline.map(ArgumentPaths.path), review: review.map(ArgumentPaths.path), manifest,
        in: folder, surroundings(of: path ?? ManifestSearch.name))
    } catch {
      throw VerifyFailure(error)
    }
  }

  /// The reports of the call, and what they must not take the place of as far as that is known before a manifest is read.
  func reports(of path: FilePath?) -> VerifyReports {
    let sources = ArgumentPaths.paths(of: inputs) + [path].compactMap(\.self)
    let below = { (name: FilePath) in
      path.map(\.folder).flatMap { $0 == .current ? nil : $0.appending(name) } ?? name
    }
    return VerifyReports(
      junit: junit.map(ArgumentPaths.path), summary: summary.map(ArgumentPaths.path),
      address: findings.reportURL, inputs: sources.map { InputFile(path: $0, outputName: "") },
      baseline: baseline.map(ArgumentPaths.path) ?? below("golden"),
      review: review.map(ArgumentPaths.path) ?? below("out/review"))
  }

  /// The project that named inputs may be of, by the manifest that was found; `nil` where none says anything of them.
  private func surroundingProject(of named: [FilePath], _ found: FilePath?) throws -> Project? {
    guard manifest == nil, !named.isEmpty, !named.contains(SourceFile.standardInput),
      let path = found
    else { return nil }
    let project = try loadedProject(path)
    return project.manifest.inputs.isEmpty ? nil : project
  }

  private func loadedProject(_ path: FilePath) throws -> Project {
    do throws(ProjectError) {
      return try manifest == nil
        ? Project(foundAt: path, strings: strings.folder)
        : Project(manifest: path, in: projectOptions.surroundings)
    } catch {
      throw VerifyFailure(findings: error.diagnostics)
    }
  }

  /// Whether a review lies where the user, or the project around, may have it.
  func isOwn(_ review: FilePath, _ path: FilePath?) -> Bool {
    self.review != nil || (try? surroundings(of: path ?? ManifestSearch.name).check(review, as: "")) != nil
  }

  /// Which folder is the project's around what a manifest names: its own, unless the user has named the manifest.
  private func surroundings(of path: FilePath) -> SourceReach.Scope {
    manifest == nil
      ? .found(in: path.folder, strings: strings.folder) : projectOptions.surroundings
  }

  /// A call for some inputs of a project, which are drawn as its manifest says.
  private func project(
    _ named: [FilePath], in project: Project, _ printer: DiagnosticPrinter
  ) throws -> VerifyProject {
    printer.print(project.diagnostics)
    let places = try places(project.manifest, project.path)
    var manifest = project.manifest
    override(&manifest)
    return VerifyProject(
      manifest: manifest, whole: project.plan(in: places.baselines), isPart: true,
      manifestPath: project.path, inputFolder: project.folder == .current ? nil : project.folder,
      only: named, surroundings: project.surroundings, baseline: places.baselines, review: places.review)
  }

  /// What “approve” has to be told as well, as it would not find it in the project by itself.
  func ownWords(of project: VerifyProject) -> [String] {
    let manifest = manifest.map(ArgumentPaths.path).flatMap { $0 == SourceFile.standardInput ? nil : $0 }
    let found = try? ApprovalProject(review: project.review, manifest: manifest)
    let isFound = found?.baselines.rooted == project.baseline.rooted
    let words: [(String, FilePath?)] = [
      ("--manifest", manifest), ("--baseline", isFound ? nil : project.baseline),
      ("--pattern", pattern.map { FilePath($0) }),
    ]
    return words.flatMap { option, word in word.map { [option, $0.shellWord] } ?? [] }
  }

  /// Options count before what a manifest says of all inputs and of some.
  private func override(_ manifest: inout BatchManifest) {
    override(&manifest.settings)
    strings.override(&manifest.settings)
    for index in manifest.inputs.indices where manifest.inputs[index].settings.strings != nil {
      strings.override(&manifest.inputs[index].settings)
    }
    for index in manifest.inputs.indices where manifest.inputs[index].settings.matrix != nil {
      override(&manifest.inputs[index].settings)
    }
  }

  /// Whether pictures are drawn in other ways than usual, or have other names.
  var hasOwnWays: Bool {
    !variants.matrix.axes.isEmpty || pattern != nil || pictureFormat != nil
  }

  /// Options count before what a manifest says; pictures of some of its ways keep the names that they have in all.
  private func override(_ settings: inout BatchManifest.Settings) {
    var matrix = settings.matrix ?? VariantMatrix()
    settings.namedAxes = matrix.varyingAxes
    matrix.override(by: variants.matrix)
    settings.matrix = matrix
    settings.output = pattern ?? settings.output
    settings.formats = pictureFormat?.elements ?? settings.formats
  }
}
