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
      "A picture (PNG), a spec, an Interface Builder document, a folder, or a git revision of one such as main:screens/. With --since, the default is what tablemock.yaml names.",
    completion: Completions.sources)
  var old: String?

  @Argument(
    help: "What it is compared with, likewise; left out with --since.", completion: Completions.sources)
  var new: String?

  @Option(help: "Compare with what the path was in this git revision.", completion: .list(["HEAD", "main"]))
  var since: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A folder for what is found: open index.html there.", valueName: "path"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The pictures that are looked at: a name, the folder of several, or a pattern; with ! before it, all others. It may be given several times.",
      valueName: "glob"),
    completion: .file(extensions: []))
  var filter: [String] = []

  @Flag(help: "Set pixels aside that differ only in how an edge is smoothed, for pictures of other origin.")
  var ignoreAntialiasing = false

  @Option(help: "How PNG files in the folder are compressed: fast, or small, which takes longer.")
  var png: PNGEffort?

  @OptionGroup var work: WorkOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup(
    title: "The way of drawing both sides, one value each; several where the project says what is compared")
  var variants: VariantOptions

  func validate() throws {
    guard (new == nil) != (since == nil), old != nil || since != nil else {
      throw ValidationError("Give two things to compare, or one and --since.")
    }
    guard old != "-" || new != "-" else { throw ValidationError("Standard input can be one side only.") }
    guard since == nil || old != "-" else { throw ValidationError("Standard input has no git revisions.") }
    if old != nil { _ = try variants.single("diff") }
  }

  /// What compares the two sides, or where a call names none, the inputs of the project in all its ways.
  ///
  /// Throws a failure where the project has no manifest that can be read, or one that names what lies elsewhere.
  func job(_ printer: DiagnosticPrinter) throws -> DiffSeries {
    guard let old = old.map(ArgumentPaths.path) else {
      let project = try project(printer)
      return DiffSeries(
        joining: try project.comparedInputs.map { input in
          do throws(Diagnostic) {
            try input.check(in: project.surroundings)
          } catch {
            throw VerifyFailure(error)
          }
          var options = jobOptions(as: Variant())
          options.strings = options.strings ?? input.strings
          options.data = options.data ?? input.data
          options.project = projectOptions.surroundings
          let job = job(input.path, options)
          return (input.path, DiffSeries(job, in: input.matrix(overriddenBy: variants.matrix)))
        })
    }
    var options = jobOptions(as: try variants.single("diff"))
    options.project = projectOptions.surroundings
    return DiffSeries([job(old, options)])
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
      filter: NameFilter(ArgumentPaths.paths(of: filter)), table: tables.table, strings: strings.folder,
      variant: variant, comparison: ComparisonOptions(ignoresAntialiasing: ignoreAntialiasing),
      review: output.map(ArgumentPaths.path), pictures: PictureOptions(png, budget: work.workBudget),
      threads: Processors.available, version: TableMockVersion.text)
    options.data = strings.dataFile
    return options
  }

  private func job(_ old: FilePath, _ options: DiffJob.Options) -> DiffJob {
    if let since { return DiffJob(expected: .since(since, old), actual: .disk(old), options: options) }
    let new = new.map(ArgumentPaths.path) ?? old
    return DiffJob(expected: DiffOperand(old), actual: DiffOperand(new), options: options)
  }
}
