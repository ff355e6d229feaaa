import ArgumentParser
import TableDrawing
import TableLinting
import TableModel
import TableProject
import TableRendering
import TableReview
import TableSources
import TableSpec

/// Holds pictures against those that have been approved.
struct VerifyCommand: Verb {
  /// Status 1 says that something differs.
  static let failureStatus: Int32 = 2

  static let configuration = CommandConfiguration.verb(
    "verify",
    abstract: "Draws sources in memory and compares them with the pictures that have been approved.",
    discussion: """
      EXAMPLE: tablemock verify screens/ --baseline golden/
      EXAMPLE: tablemock verify --filter 'settings*' --format github
      EXAMPLE: tablemock verify --shard 2/4 --junit out/verify.xml --summary out/verify.md

      Without inputs, the nearest tablemock.yaml in this folder or one above it says what is verified; of inputs that \
      it names, or that lie in folders that it names, it says in which ways they are drawn. Nothing is \
      written but the review’s folder: open index.html there, and take what is right with ‘tablemock approve’. \
      The exit status is 0 where all pictures are the same, 1 where any is not, and 2 where one could not be compared.
      """
  )

  @Argument(
    help: "Spec files, Interface Builder documents, folders or patterns.", completion: Completions.sources)
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of approved pictures. The default is the manifest’s, or golden.", valueName: "folder"),
    completion: .directory
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "The folder for what is found. The default is the manifest’s, or out/review.", valueName: "folder"),
    completion: .directory)
  var review: String?

  @Option(
    help: ArgumentHelp("A file that says what is verified, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var manifest: String?

  @Option(
    help: ArgumentHelp(
      "The pictures that are looked at: a name, the folder of several, or a pattern; with ! before it, all others. It may be given several times.",
      valueName: "glob"),
    completion: .file(extensions: []))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(stringLiteral: "How pictures are named, with \(NamePattern.placeholderList)."),
    completion: .list(["{folder}/{name}{-table}.{format}"]))
  var pattern: String?

  @Option(
    help: ArgumentHelp(
      "The kinds of pictures, divided by commas: \(PictureFormat.words). The default is the manifest’s, or png.",
      valueName: "formats")
  )
  var pictureFormat: CommaList<PictureFormat>?

  @Option(help: "How the review’s PNG files are compressed: fast, or small, which takes longer.")
  var png: PNGEffort?

  @OptionGroup var svg: SVGFileOptions

  @OptionGroup var findings: FindingOptions
  @Flag(help: "Hold the sources against the linter’s rules, too, as ‘tablemock lint’ does.")
  var lint = false

  @Option(
    help: ArgumentHelp("Verify one of several parts of the plan, as in 3/16.", valueName: "part"),
    completion: .list(["1/2", "2/2"]))
  var shard: Shard = .whole

  @Option(
    help: ArgumentHelp("The number of threads. The default is one for each processor.", valueName: "threads"),
    completion: .list(["1", "2", "4", "8"]))
  var jobs: Int = Processors.available

  @OptionGroup var work: WorkOptions

  @Option(
    help: ArgumentHelp("Write the findings as JUnit’s XML to this file, too.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write the findings as Markdown to this file, too; $GITHUB_STEP_SUMMARY is added to.", valueName: "file"
    ),
    completion: .file(extensions: ["md"]))
  var summary: String?

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "Ways of drawing, several values divided by commas") var variants: VariantOptions

  func validate() throws {
    guard (1...1024).contains(jobs) else { throw ValidationError("--jobs takes a number from 1 to 1024.") }
    // A variable that is not set leaves nothing.
    guard summary?.isEmpty != true else {
      throw ValidationError("--summary takes a file, and its name is empty.")
    }
    guard junit?.isEmpty != true else {
      throw ValidationError("--junit takes a file, and its name is empty.")
    }
  }

  func run() throws {
    let printer = DiagnosticPrinter(common, annotating: findings.format == .github)
    let manifest: FilePath?
    do throws(Diagnostic) {
      manifest = try projectOptions.manifest(named: self.manifest)
    } catch {
      throw ended(by: VerifyFailure(error), reports(of: nil), printer)
    }
    var reports = reports(of: manifest)
    let project: VerifyProject
    let run: VerifyRun
    do {
      project = try self.project(of: manifest, printer)
      reports.take(project)
      run = try preparedRun(project, &reports, printer)
    } catch let failure as VerifyFailure {
      if isOwn(reports.review, manifest) { reports.putReviewAway() }
      throw ended(by: failure, reports, printer)
    }
    Interruption.watch()
    let display = JobDisplay(common)
    let record: ReviewRecord
    let signal: Int32?
    do {
      (record, signal) = try run.run(display)
      try display.finish()
    } catch let failure as StandardOutput.Failure {
      throw failure
    } catch {
      display.clear()
      throw ended(by: VerifyFailure(error), reports, printer)
    }
    if let signal {
      let count = record.same.count + record.entries.count
      display.failed(
        "interrupted: \(count) of \(run.plannedCount) pictures were compared, and there is nothing to approve"
      )
      throw ExitCode(128 + signal)
    }
    do throws(FileError) {
      try reports.write(record)
    } catch {
      printer.print(error: error.description)
      throw ExitCode(2)
    }
    let text = Array(ReviewPrinter.text(of: record, as: findings, isQuiet: common.quiet).utf8)
    let printing = Result { () throws(StandardOutput.Failure) in try StandardOutput.write(text) }
    tellWhatNext(record, in: project)
    try printing.get()
    let lintStatus = lint ? try lintSources(of: project, besides: record, printer) : 0
    if record.hasFailures { throw ExitCode(2) }
    if !record.isSame { throw ExitCode(max(1, lintStatus)) }
    if lintStatus > 0 { throw ExitCode(lintStatus) }
  }

  /// Says why the call has ended as a whole, also in its reports, and returns its exit status.
  private func ended(
    by failure: VerifyFailure, _ reports: VerifyReports, _ printer: DiagnosticPrinter
  ) -> ExitCode {
    printer.print(failure.findings)
    for message in failure.messages { printer.print(error: message) }
    reports.write(failure)
    return ExitCode(2)
  }

  /// What compares the pictures of a project; throws a failure where there are none, or not all can be known.
  private func preparedRun(
    _ project: VerifyProject, _ reports: inout VerifyReports, _ printer: DiagnosticPrinter
  ) throws -> VerifyRun {
    let plan: BatchPlan
    do {
      let all = try BatchPlan(
        project.manifest, inputFolder: project.inputFolder, outputFolder: project.baseline,
        project: project.surroundings)
      plan = project.only.isEmpty ? all : all.part(of: project.only) ?? all
    } catch {
      throw VerifyFailure(messages: [error.description])
    }
    reports.inputs = plan.inputs
    var options = VerifyRun.Options(
      baselines: project.baseline, review: project.review,
      filter: NameFilter(ArgumentPaths.paths(of: filter)), shard: shard, threads: jobs,
      timeout: work.timeout, junit: reports.junit, version: Version.text)
    if let path = project.manifestPath { options.manifest = path }
    options.project = project.surroundings
    options.approval += ownWords(of: project)
    if project.isPart {
      options.scope = .part(of: project.whole, hasOwnWays: hasOwnWays)
    }
    do {
      try reports.check()
      if lint { options.lint = try project.linting() }
    } catch {
      throw VerifyFailure(error)
    }
    let run = VerifyRun(
      plan,
      pictures: PictureOptions(
        png ?? project.manifest.png, svg.choices.over(project.manifest.svg), budget: work.workBudget),
      options: options)
    guard run.problems.isEmpty, plan.problems.isEmpty else {
      throw VerifyFailure(findings: plan.problems, messages: run.problems.map(\.description))
    }
    guard run.hasPictures || !filter.isEmpty && run.hasObsoletePictures else {
      let reason =
        filter.isEmpty ? "no inputs have pictures" : "no picture has a name that the filter lets through"
      throw VerifyFailure(messages: ["there is nothing to compare: \(reason)"])
    }
    if run.plannedCount == 0, run.hasPictures, !common.quiet {
      StandardError.print("this part of the plan has no pictures; others have")
    }
    return run
  }

  /// Says where the page is and what can be done.
  private func tellWhatNext(_ record: ReviewRecord, in project: VerifyProject) {
    guard !common.quiet, !record.isSame || !record.stack.isEmpty else { return }
    guard !record.isSame else {
      if let approve = record.approve {
        StandardError.print("to note what the same pictures are drawn with now: \(approve) --all")
      }
      return
    }
    common.see(ReviewFolder(path: project.review).page)
    guard !record.entries.allSatisfy({ $0.state == .failed }), let approve = record.approve else { return }
    let count = record.summary[.obsolete]
    let deletion = count == 0 ? "" : ", which deletes \(count) approved picture\(count == 1 ? "" : "s")"
    StandardError.print("to accept all of it\(deletion): \(approve) --all")
  }

  /// Lints what is verified, tells what is found besides what a review has told, and returns the exit status that follows.
  private func lintSources(
    of project: VerifyProject, besides record: ReviewRecord, _ printer: DiagnosticPrinter
  ) throws -> Int32 {
    let paths = project.manifest.inputs.map(\.path)
    let expansion = InputExpansion(
      project.only.isEmpty
        ? paths.map { path in project.inputFolder.map { $0.appending(path) } ?? path } : project.only,
      strings: project.manifest.settings.strings.map { path in
        project.inputFolder.map { $0.appending(path) } ?? path
      },
      project: project.surroundings)
    let rules = try project.linting()
    let configuration = rules.configuration
    let job = LintJob(
      inputs: expansion.inputs, configuration: configuration, folder: rules.folder, baseline: rules.baseline,
      threads: jobs, version: Version.text)
    let display = JobDisplay(common)
    let report = try job.run(display)
    display.clear()
    let told = record.entries.flatMap(\.diagnostics)
    printer.print(report.errors.filter { !told.contains($0) })
    switch findings.format {
    case .github:
      let paths = RepositoryPaths(workspace: GitHubEnvironment.workspace)
      try StandardOutput.write(Array(LintAnnotations(report, path: paths.path).text.utf8))
    case .text:
      let links = Hyperlinks.ofResults(common.hyperlinks)
      try StandardOutput.write(Array(LintText(report).visibleText(linking: links.linked).utf8))
    case .json, .markdown: StandardError.print(LintText(report).text)
    }
    if !report.errors.isEmpty { return 2 }
    return report.fails(maximumWarnings: configuration.maximumWarnings ?? 0, isStrict: false) ? 1 : 0
  }
}
