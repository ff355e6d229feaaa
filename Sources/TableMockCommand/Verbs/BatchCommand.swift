import ArgumentParser
import TableBatch
import TableModel
import TableProject
import TableRendering
import TableSources
import TableSpec

/// Draws very many pictures.
struct BatchCommand: Verb {
  static let tellsPictures = true

  static let configuration = CommandConfiguration.verb(
    "batch",
    abstract: "Draws many sources in many ways on all processors.",
    discussion: """
      EXAMPLE: tablemock batch screens/ --theme ios6,ios7 --scale 1,2 --format png,svg -o out/
      EXAMPLE: tablemock batch --manifest sweep.yaml --incremental --prune
      EXAMPLE: tablemock batch --manifest sweep.yaml --shard 3/16

      Prints the path of every picture as it is written, and leaves results.json in the output folder. A picture \
      that cannot be made does not stop the others; the exit status is 1 then. Ctrl-C finishes the pictures at hand, \
      and --resume goes on later.
      """
  )

  /// How plans are printed.
  enum PlanFormat: String, Choice {
    case text, json
  }

  @Argument(
    help: "Spec files, Interface Builder documents, folders or patterns.", completion: Completions.sources)
  var inputs: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder that names are relative to. The default is the manifest’s folder, or this one.",
      valueName: "path"),
    completion: .directory)
  var output: String?

  @OptionGroup var options: BatchOptions

  @Flag(help: "Print what would be drawn, and draw nothing.")
  var plan = false

  @Option(help: "How a plan is printed: text, or json for a job of a worker on each line.")
  var planFormat: PlanFormat = .text

  @Option(
    help: ArgumentHelp("The number of threads. The default is one for each processor.", valueName: "threads"),
    completion: .list(["1", "2", "4", "8"]))
  var jobs: Int = Processors.available

  @Option(
    help: ArgumentHelp("Draw one of several parts of the plan, as in 3/16.", valueName: "part"),
    completion: .list(["1/2", "2/2"]))
  var shard: Shard = .whole

  @Flag(help: "Go on with a batch that was interrupted.")
  var resume = false

  @Flag(help: "Draw only what has changed since it was drawn last.")
  var incremental = false

  @Flag(help: "Delete pictures of earlier batches that are not in the plan any more.")
  var prune = false

  @Option(
    help: ArgumentHelp("Write the results as JUnit’s XML to this file, too.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @OptionGroup(title: "Datasets") var dataset: DatasetOptions

  @OptionGroup var safety: SafetyOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard (1...1024).contains(jobs) else { throw ValidationError("--jobs takes a number from 1 to 1024.") }
    if prune, shard != .whole { throw ValidationError("--prune needs the whole plan, so not --shard.") }
    if planFormat != .text, !plan { throw ValidationError("--plan-format needs --plan.") }
    if prune, plan { throw ValidationError("--plan draws nothing, so there is nothing to --prune.") }
  }

  private var work: WorkOptions { options.drawing.work }

  func run() throws {
    let run = try preparedRun()
    if plan { return try printPlan(run) }
    Interruption.watch()
    let display = JobDisplay(common)
    let summary: BatchSummary
    do {
      summary = try run.run.run(display)
    } catch let failure as StandardOutput.Failure {
      throw failure
    } catch {
      try display.finish()
      display.failed("\(error)")
      throw ExitCode(1)
    }
    display.tell(summary, results: run.run.resultsPath)
    try display.finish(summary)
    if let signal = summary.signal { throw ExitCode(128 + signal) }
    if summary.hasFailed || run.hasProblems { throw ExitCode(1) }
  }

  /// A run whose plan has been looked over, the folder of its records, and how its files are written.
  private struct PreparedRun {
    var run: BatchRun
    var folder: FilePath
    var files: PlannedFiles
    var hasProblems: Bool
  }

  /// The run with its plan looked over; what cannot be drawn ends the program here.
  private func preparedRun() throws -> PreparedRun {
    let printer = DiagnosticPrinter(common)
    let project = try project(printer)
    let manifest = options.applied(
      to: project?.manifest ?? BatchManifest(), inputs: ArgumentPaths.paths(of: inputs))
    let folder = project?.folder
    let plan: BatchPlan
    do {
      plan = try BatchPlan(
        manifest, inputFolder: folder == .current ? nil : folder,
        outputFolder: output.map(ArgumentPaths.path),
        project: project?.surroundings ?? surroundings)
    } catch {
      printer.print(error: error.description)
      throw ExitCode(1)
    }
    printer.print(plan.problems)
    do throws(FileError) {
      if let junit { _ = try ReportFile(path: ArgumentPaths.path(of: junit), about: plan.inputs) }
    } catch {
      printer.print(error: error.description)
      throw ExitCode(1)
    }
    try enterSandbox(of: plan, printer)
    let run = BatchRun(
      plan,
      settings: BatchSettings(
        pictures: PictureOptions(manifest.png, manifest.svg, budget: work.workBudget),
        version: Version.text, boxes: dataset.boxesOptions),
      options: BatchRun.Options(
        threads: jobs, shard: shard, keepsUnchanged: resume || incremental, prunes: prune,
        timeout: work.timeout,
        junit: junit.map(ArgumentPaths.path), isDurable: safety.durable)
    )
    for problem in run.problems { printer.print(error: problem.description) }
    if plan.inputCount == 0, plan.problems.isEmpty {
      printer.print(
        error: "there is nothing to draw: the manifest names no inputs\n  hint: list them below “inputs:”")
    }
    guard run.problems.isEmpty, plan.inputCount > 0 else { throw ExitCode(1) }
    return PreparedRun(
      run: run, folder: plan.folder, files: PlannedFiles(png: manifest.png, svg: manifest.svg),
      hasProblems: !plan.problems.isEmpty)
  }

  /// What strangers wrote is read from here on; the manifest, which says where that lies, has been read before.
  private func enterSandbox(of plan: BatchPlan, _ printer: DiagnosticPrinter) throws {
    guard safety.sandbox else { return }
    do {
      try safety.enter(plan.sandbox(report: junit.map(ArgumentPaths.path)), printer)
    } catch let error as FileError {
      printer.print(error: error.description)
      throw ExitCode(1)
    }
  }

  /// In a sandbox nothing is looked for: what may be read is what the call says.
  private var surroundings: SourceReach.Scope {
    safety.sandbox && projectOptions.folder == nil ? .none : projectOptions.surroundings
  }

  /// The project of the manifest that is named or, where no inputs are, of the nearest one.
  private func project(_ printer: DiagnosticPrinter) throws -> Project? {
    guard let path = options.manifest else {
      return try inputs.isEmpty
        ? projectOptions.requiredProject(printer, strings: options.strings.folder) : nil
    }
    do throws(ProjectError) {
      let project = try Project(manifest: ArgumentPaths.path(of: path), in: surroundings)
      printer.print(project.diagnostics)
      return project
    } catch {
      printer.print(error.diagnostics)
      throw ExitCode(1)
    }
  }

  /// Prints what would be drawn; inputs are read for that, and those with errors told.
  private func printPlan(_ prepared: PreparedRun) throws {
    var pending: [UInt8] = []
    var count = 0
    if planFormat == .json {
      let heading = PlanLine.heading(
        DrawingStack.current(version: Version.text), folder: prepared.folder, boxes: dataset.boxesOptions)
      pending += Array((heading + "\n").utf8)
    }
    let rehearsal = try prepared.run.rehearse(
      JobDisplay(common), withBroken: planFormat == .json
    ) { input, job in
      switch planFormat {
      case .json:
        count += 1
        pending += Array((PlanLine.job(job, of: input, number: count, prepared.files) + "\n").utf8)
      case .text:
        let (source, picture) = (StandardOutput.bytes(of: input.path), StandardOutput.bytes(of: job.output))
        pending += source + Array(" → ".utf8) + picture + [0x0A]
      }
      guard pending.count > 1 << 15 else { return }
      try StandardOutput.write(pending)
      pending.removeAll(keepingCapacity: true)
    }
    try StandardOutput.write(pending)
    let share = shard == .whole ? "" : " of \(prepared.run.jobCount)"
    let noun = rehearsal.pictures == 1 && shard == .whole ? "picture" : "pictures"
    if !common.quiet { StandardError.print("\(rehearsal.pictures)\(share) \(noun)") }
    if prepared.hasProblems || rehearsal.brokenInputs > 0 { throw ExitCode(1) }
  }
}
