import ArgumentParser
import TableLint
import TableLinting
import TableModel
import TableProject
import TableRendering
import TableReview
import TableSources
import TableSpec

/// Holds sources against the Human Interface Guidelines.
struct Lint: Verb {
  /// Status 1 says that something was found.
  static let failureStatus: Int32 = 2

  static let configuration = CommandConfiguration.verb(
    "lint",
    abstract: "Says what the Human Interface Guidelines and an app’s users would object to.",
    discussion: """
      EXAMPLE: tablemock lint screens/
      EXAMPLE: tablemock lint Main.storyboard --rule contrast-low=error --only contrast-low
      EXAMPLE: tablemock lint screens/ --format sarif -o lint.sarif
      EXAMPLE: tablemock lint screens/ --fix --dry-run
      EXAMPLE: tablemock lint --explain image-in-value1
      Without inputs, the nearest tablemock.yaml says what is looked at. The exit status is 0 where nothing \
      counts as a warning or an error, 1 where something does, and 2 where something could not be read.
      """
  )

  @Argument(
    help: "Spec files, Interface Builder documents, folders, patterns, or - for standard input.",
    completion: Completions.sources)
  var inputs: [String] = []

  @Option(help: "How findings are told: human, json (a line each), sarif, github (annotations) or junit.")
  var format: LintFormat = .human

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file for what is told, or with --explain a picture of the examples.", valueName: "path"),
    completion: .file(extensions: ["sarif", "json", "xml", "txt"] + PictureFormat.allCases.map(\.rawValue)))
  var output: String?

  @OptionGroup(title: "Rules") var rules: LintRuleOptions

  @Flag(help: "Print all rules.")
  var list = false

  @Option(
    help: "Print what a rule asks for, why, and two examples.", completion: RuleID.completion,
    transform: { id in
      try RuleID.check(id)
      return id
    })
  var explain: String?

  @Flag(help: "Change sources where a change is right for certain.")
  var fix = false

  @Flag(help: "With --fix, print what would change and change nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp("A file of findings that are known and do not count.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all that is found to this file, as what is known from now on.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "A file that says what is looked for, instead of the nearest tablemock.yaml.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var manifest: String?

  @Option(
    help: ArgumentHelp("The address of the folder that explains rules, for SARIF.", valueName: "url"),
    completion: .list(["https://"]))
  var rulesURL: String?

  @Option(
    help: ArgumentHelp("The number of threads. The default is one for each processor.", valueName: "threads"),
    completion: .list(["1", "2", "4", "8"]))
  var jobs: Int = Processors.available

  @OptionGroup var projectOptions: ProjectOptions
  @OptionGroup var strings: StringsOptions
  @OptionGroup var tables: TableOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup(title: "Ways of drawing, several values divided by commas") var variants: VariantOptions

  func validate() throws {
    guard (1...1024).contains(jobs) else { throw ValidationError("--jobs takes a number from 1 to 1024.") }
    guard !dryRun || fix else { throw ValidationError("--dry-run goes with --fix.") }
    guard baseline == nil || writeBaseline == nil else {
      throw ValidationError("--baseline and --write-baseline exclude each other.")
    }
    if let rulesURL, !rulesURL.hasPrefix("https://"), !rulesURL.hasPrefix("http://") {
      throw ValidationError("--rules-url takes an address that begins with https:// or http://.")
    }
  }

  func run() throws {
    if list { return try StandardOutput.print(LintCatalog.list) }
    if let explain, let rule = LintRule.named(explain) { return try self.explain(rule) }
    let printer = DiagnosticPrinter(common, annotating: format == .github)
    let project = try LintProject(
      manifest: manifest, inputs: inputs, strings: strings.folder, projectOptions, printer)
    common.note("rules as in \(project.configuration.file ?? "no \(ManifestSearch.name)")")
    printer.print(project.expansion.problems)
    let job = LintJob(
      inputs: project.expansion.inputs, table: tables.table, matrix: variants.matrix,
      configuration: project.configuration, folder: project.folder, settings: rules.settings,
      baseline: try knownFindings(project, printer), threads: jobs, version: Version.text)
    let display = JobDisplay(common)
    var report: LintReport
    do {
      report = try job.run(display)
      display.clear()
    } catch {
      display.clear()
      printer.print(error: "\(error)")
      throw ExitCode(2)
    }
    common.note(
      "\(job.inputs.count) inputs, \(report.files) with tables, \(report.variants) ways of drawing, \(jobs) threads"
    )
    printer.print(report.errors)
    if let writeBaseline {
      let known = LintBaseline.text(of: report) { job.relative(FilePath($0)).text }
      return try write(known, to: writeBaseline, about: job.inputs)
    }
    let fixes = fix || format == .sarif ? LintFixes(report) : nil
    if fix, let fixes {
      guard try repair(fixes, printer) else { return }
      fixes.remove(from: &report)
    }
    try tell(report, fixes, job)
    let isIncomplete = !report.errors.isEmpty || !project.expansion.problems.isEmpty
    if isIncomplete || fix && fixes?.refusals.isEmpty == false { throw ExitCode(2) }
    let most = rules.maxWarnings ?? project.configuration.maximumWarnings ?? 0
    if report.fails(maximumWarnings: most, isStrict: rules.strict) { throw ExitCode(1) }
  }

  /// Prints what would change, or changes it, and says whether there is more to tell.
  private func repair(_ fixes: LintFixes, _ printer: DiagnosticPrinter) throws -> Bool {
    printer.print(fixes.refusals)
    if dryRun {
      for file in fixes.files { try StandardOutput.write(visible: file.diff) }
      if !fixes.refusals.isEmpty { throw ExitCode(2) }
      return false
    }
    for file in fixes.files {
      do throws(FileError) {
        try file.write()
      } catch {
        printer.print(error: error.description)
        throw ExitCode(2)
      }
      if !common.quiet {
        StandardError.print("\(file.path.shown): \(file.count == 1 ? "1 change" : "\(file.count) changes")")
      }
    }
    return true
  }

  private func knownFindings(_ project: LintProject, _ printer: DiagnosticPrinter) throws -> LintBaseline? {
    guard writeBaseline == nil else { return nil }
    do throws(Diagnostic) {
      guard let baseline else { return try project.baseline() }
      return try LintBaseline(path: ArgumentPaths.path(of: baseline))
    } catch {
      printer.print([error])
      throw ExitCode(2)
    }
  }

  private func tell(_ report: LintReport, _ fixes: LintFixes?, _ job: LintJob) throws {
    var shown = report
    if common.quiet { shown.notices.removeAll { $0.level < .warning } }
    let text =
      switch format {
      case .human: LintText(shown).text
      case .json: LintJSON(shown).text
      case .github:
        LintAnnotations(shown, path: RepositoryPaths(workspace: GitHubEnvironment.workspace).path).text
      case .junit: LintJUnit(shown).text
      case .sarif:
        LintSARIF(shown, fixes: fixes?.edits ?? [:], rulesURL: rulesURL) { job.relative(FilePath($0)).text }
          .text
      }
    if let output { return try write(text, to: output, about: job.inputs) }
    guard format == .human else { return try StandardOutput.write(Array(text.utf8)) }
    let links = Hyperlinks.ofResults(common.hyperlinks)
    guard links.areShown else { return try StandardOutput.write(visible: text) }
    try StandardOutput.write(Array(LintText(shown).visibleText(linking: links.linked).utf8))
  }

  private func write(_ text: String, to path: String, about inputs: [InputFile]) throws {
    guard path != "-" else { return try StandardOutput.write(Array(text.utf8)) }
    do throws(FileError) {
      try ReportFile(path: ArgumentPaths.path(of: path), about: inputs).write(text)
    } catch {
      DiagnosticPrinter(common).print(error: error.description)
      throw ExitCode(2)
    }
  }

  private func explain(_ rule: LintRule) throws {
    try StandardOutput.print(LintCatalog.explanation(of: rule))
    guard let output else { return }
    let path = ArgumentPaths.path(of: output)
    guard let format = PictureFormat(path: path) else {
      throw ValidationError("The output must end in \(PictureFormat.endings).")
    }
    do {
      try OutputFile(path: path).write(LintExample(rule).picture(as: format))
    } catch {
      DiagnosticPrinter(common).print(error: "\(error)")
      throw ExitCode(2)
    }
  }
}
