import ArgumentParser
import TableComparison
import TableModel
import TableProject
import TableRendering
import TableReview
import TableSources

/// What is compared, and how.
struct DiffOptions: ParsableArguments {
  @Argument(
    help:
      "A PNG picture, a spec, an Interface Builder document or a folder, or one of these in git, such as main:screens/. With --since, the default is the inputs of tablemock.yaml.",
    completion: Completions.sources)
  var old: String?

  @Argument(
    help: "What to compare it with, likewise. Leave it out with --since.", completion: Completions.sources)
  var new: String?

  @Option(help: "Compare with what the path was in this git revision.", completion: .list(["HEAD", "main"]))
  var since: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the report. Open its index.html.", valueName: "path"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Only these pictures: a name, a folder or a pattern. A ! before it excludes them. Repeat the option for more.",
      valueName: "glob"),
    completion: .file(extensions: []))
  var filter: [String] = []

  @Flag(help: "Ignore pixels that differ only in antialiasing, for pictures that tablemock did not draw.")
  var ignoreAntialiasing = false

  @Option(help: "The compression of PNG files in the folder: fast, or small, which takes longer.")
  var png: PNGEffort?

  func validate() throws {
    guard (new == nil) != (since == nil), old != nil || since != nil else {
      throw ValidationError("Give two things to compare, or one and --since.")
    }
    guard old != "-" || new != "-" else { throw ValidationError("Standard input can be one side only.") }
    guard since == nil || old != "-" else { throw ValidationError("Standard input has no git revisions.") }
  }
}

/// A call of `diff` with all that it says of both sides.
struct DiffCall {
  let options: DiffOptions
  let work: WorkOptions
  let strings: StringsOptions
  let projectOptions: ProjectOptions
  let tables: TableOptions
  let variants: VariantOptions

  /// The page of the report; `nil` where none is written.
  var page: FilePath? { options.output.map { ReviewFolder(path: ArgumentPaths.path(of: $0)).page } }

  /// What compares the two sides, or where a call names none, the inputs of the project in all its ways.
  ///
  /// Throws a failure where the project has no manifest that can be read, or one that names what lies elsewhere.
  func job(_ printer: DiagnosticPrinter) throws -> DiffSeries {
    guard let old = options.old.map(ArgumentPaths.path) else {
      let project = try project(printer)
      let inputs = try ownInputs(of: project, printer)
      return DiffSeries(
        joining: try inputs.map { input in
          do throws(Diagnostic) {
            try input.check(in: project.surroundings)
          } catch {
            throw VerifyFailure(error)
          }
          var options = jobOptions(as: Variant())
          options.strings = options.strings ?? input.strings
          options.data = options.data.joined(with: input.data)
          options.project = projectOptions.surroundings
          options.project.symbols = project.surroundings.symbols
          let job = job(input.path, options)
          return (input.path, DiffSeries(job, in: input.matrix(overriddenBy: variants.matrix)))
        })
    }
    var options = jobOptions(as: try variants.single("diff"))
    options.project = projectOptions.surroundings
    return DiffSeries([job(old, options)])
  }

  /// The inputs of a project that its own repository has, if a revision of that is asked for; others are told.
  ///
  /// Throws a failure where it has none.
  private func ownInputs(of project: Project, _ printer: DiagnosticPrinter) throws -> [Project.NamedInput] {
    let inputs = project.comparedInputs
    guard options.since != nil else { return inputs }
    let own = inputs.filter { !Submodule.holds($0.path, in: project.folder) }
    let skipped = inputs.filter { Submodule.holds($0.path, in: project.folder) }
      .map { Submodule.skipped($0.path) }
    guard skipped.isEmpty || !own.isEmpty else { throw VerifyFailure(findings: skipped) }
    printer.print(skipped)
    return own
  }

  /// The project; throws a failure where its manifest cannot be read.
  private func project(_ printer: DiagnosticPrinter) throws -> Project {
    do {
      return try Project.required(projectOptions.search, strings: strings.folder, found: printer.print)
    } catch let error as ProjectError {
      throw VerifyFailure(findings: error.diagnostics)
    }
  }

  private func jobOptions(as variant: Variant) -> DiffJob.Options {
    var options = DiffJob.Options(
      filter: NameFilter(ArgumentPaths.paths(of: options.filter)), table: tables.table,
      strings: strings.folder,
      variant: variant, comparison: ComparisonOptions(ignoresAntialiasing: options.ignoreAntialiasing),
      review: options.output.map(ArgumentPaths.path),
      pictures: PictureOptions(options.png, budget: work.workBudget),
      threads: Processors.available, version: TableMockVersion.text)
    options.data = strings.sampleData
    return options
  }

  private func job(_ old: FilePath, _ options: DiffJob.Options) -> DiffJob {
    if let since = self.options.since {
      return DiffJob(expected: .since(since, old), actual: .disk(old), options: options)
    }
    let new = self.options.new.map(ArgumentPaths.path) ?? old
    return DiffJob(expected: DiffOperand(old), actual: DiffOperand(new), options: options)
  }
}
