import ArgumentParser
import TableComparison
import TableModel
import TableProject
import TableRendering
import TableReview
import TableSources

/// Says in what pictures and what they show differ.
struct Diff: Verb {
  /// Status 1 says that something differs.
  static let failureStatus: Int32 = 2

  static let configuration = CommandConfiguration.verb(
    "diff",
    abstract:
      "Compares two pictures, sources or folders, or what they were in git, pixel by pixel and in words.",
    discussion: """
      EXAMPLE: tablemock diff screens/ --since main
      EXAMPLE: tablemock diff v1.2:screens/ main:screens/ --format markdown
      EXAMPLE: tablemock diff screenshot.png settings.yaml --ignore-antialiasing -o out/diff

      Sources are drawn in memory, those of a revision with its own images; git is only asked. The exit status is 0 \
      where nothing differs, 1 where anything does, and 2 where something could not be compared.
      """
  )

  @Argument(
    help:
      "A picture (PNG), a spec, an Interface Builder document, a folder, or a git revision of one such as main:screens/.",
    completion: Completions.sources)
  var old: String

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

  @OptionGroup var findings: FindingOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "The way of drawing both sides, one value each") var variants: VariantOptions

  func validate() throws {
    guard (new == nil) != (since == nil) else {
      throw ValidationError("Give two things to compare, or one and --since.")
    }
    guard old != "-" || new != "-" else { throw ValidationError("Standard input can be one side only.") }
    guard since == nil || old != "-" else { throw ValidationError("Standard input has no git revisions.") }
    _ = try variants.single("diff")
  }

  func run() throws {
    Interruption.watch()
    let display = JobDisplay(common)
    let printer = DiagnosticPrinter(common, annotating: findings.format == .github)
    let result: (record: ReviewRecord, signal: Int32?)
    let sides: [DiffOperand]
    do {
      let job = try job()
      sides = [job.expected, job.actual]
      result = try job.run(display)
    } catch let error as Diagnostic {
      display.clear()
      printer.print([error])
      throw ExitCode(2)
    } catch {
      display.clear()
      printer.print(error: "\(error)")
      throw ExitCode(2)
    }
    display.clear()
    let text = Array(ReviewPrinter.text(of: result.record, as: findings, sides: sides).utf8)
    let printing = Result { () throws(StandardOutput.Failure) in try StandardOutput.write(text) }
    if let signal = result.signal { throw ExitCode(128 + signal) }
    if let output { common.see(ReviewFolder(path: ArgumentPaths.path(of: output)).page) }
    try printing.get()
    if result.record.hasFailures { throw ExitCode(2) }
    if !result.record.isSame { throw ExitCode(1) }
  }

  private func job() throws -> DiffJob {
    let old = ArgumentPaths.path(of: old)
    var options = DiffJob.Options(
      filter: NameFilter(ArgumentPaths.paths(of: filter)), table: tables.table, strings: strings.folder,
      variant: try variants.single("diff"),
      comparison: ComparisonOptions(ignoresAntialiasing: ignoreAntialiasing),
      review: output.map(ArgumentPaths.path), pictures: PictureOptions(png, budget: work.workBudget),
      threads: Processors.available,
      version: Version.text)
    options.project = projectOptions.surroundings
    if let since {
      return DiffJob(expected: .since(since, old), actual: .disk(old), options: options)
    }
    let new = new.map(ArgumentPaths.path) ?? old
    return DiffJob(expected: DiffOperand(old), actual: DiffOperand(new), options: options)
  }
}
