import ArgumentParser
import TableLint
import TableLinting

/// Holds sources against the Human Interface Guidelines.
struct LintCommand: Verb {
  /// Status 1 says that something was found.
  static let failureStatus: Int32 = 2

  static let configuration = CommandConfiguration.verb(
    "lint",
    abstract: "Checks screens against the Human Interface Guidelines.",
    discussion: """
      EXAMPLE: tablemock lint screens/
      EXAMPLE: tablemock lint Main.storyboard --rule contrast-low=error --only contrast-low
      EXAMPLE: tablemock lint screens/ --format sarif -o lint.sarif
      EXAMPLE: tablemock lint screens/ --fix --dry-run
      EXAMPLE: tablemock lint --explain image-in-value1

      Without inputs, lints those of the nearest tablemock.yaml. The exit status is 0 if no warning or error counts, \
      1 if one does, and 2 if something could not be read.
      """,
    hasAxes: true
  )

  @OptionGroup var options: LintOptions

  @OptionGroup(title: "Rules") var rules: LintRuleOptions

  @OptionGroup var work: LintWorkOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var told: LintOutputOptions

  @OptionGroup var catalog: LintCatalogOptions

  @OptionGroup var repair: LintRepairOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "Ways of drawing, several values divided by commas") var variants: VariantOptions

  private var call: LintCall {
    LintCall(
      options: options, rules: rules, work: work, projectOptions: projectOptions, strings: strings,
      tables: tables, variants: variants)
  }

  func run() throws {
    let printer = LintPrinter(common, told)
    do {
      if try !catalog.tell(told) { try lint(printer) }
    } catch {
      throw printer.ended(by: error)
    }
  }

  private func lint(_ printer: LintPrinter) throws {
    let project = try call.project()
    let sources = try call.sources(of: project)
    printer.print(project.diagnostics)
    common.note("rules as in \(project.manifest.lint.file ?? "no tablemock.yaml")")
    printer.print(sources.problems)
    let job = try call.job(sources.inputs, of: project)
    var report = try printer.report(of: job)
    if try printer.writeBaseline(of: report, besides: sources.problems, options, job) { return }
    let fixes = try printer.fixes(of: &report, repair)
    if repair.dryRun { return }
    try printer.tell(report, fixes, of: job)
    if options.strictBaseline { printer.print(report.goneFindings) }
    let isIncomplete = !report.errors.isEmpty || !sources.problems.isEmpty
    if isIncomplete || repair.fix && fixes?.refusals.isEmpty == false { throw ExitCode(2) }
    if call.fails(report, project) { throw ExitCode(1) }
  }
}
