import ArgumentParser
import TableLinting
import TableModel
import TableProject
import TableReview
import TableSources

/// Prints what the linter has found, and what is changed.
struct LintPrinter {
  private let common: CommonOptions
  private let options: LintOutputOptions
  private let printer: DiagnosticPrinter

  /// A printer for a call of the verb.
  init(_ common: CommonOptions, _ options: LintOutputOptions) {
    (self.common, self.options) = (common, options)
    printer = DiagnosticPrinter(common, annotating: options.format == .github)
  }

  /// Prints findings that are none of a rule's.
  func print(_ findings: [Diagnostic]) { printer.print(findings) }

  /// Runs a job while its progress is shown; what was looked at and what could not be read is printed.
  func report(of job: LintJob) throws -> LintReport {
    let display = JobDisplay(common)
    defer { display.clear() }
    let report = try job.run(display)
    display.end()
    common.note(
      "\(job.inputs.count) inputs, \(report.files) with tables, \(report.variants) ways of drawing, \(job.threads) threads"
    )
    print(report.errors)
    return report
  }

  /// Tells a report where the options have it.
  func tell(_ report: LintReport, _ fixes: LintFixes?, of job: LintJob) throws {
    let paths = RepositoryPaths(workspace: GitHubEnvironment.workspace)
    let text = options.format.text(
      of: report, fixes, rulesURL: options.rulesURL, isQuiet: common.quiet,
      relative: { job.relative(FilePath($0)).text }, repository: paths.path)
    if options.format == .sarif {
      for line in LintSARIF.cut(report.notices, to: LintSARIF.mostResults).omissions {
        common.say("\(line); ask for some rules with --only, or write several files")
      }
    }
    if let output = options.output { return try write(text, to: output, about: job.inputs) }
    guard options.format == .human else { return try StandardOutput.write(Array(text.utf8)) }
    let links = Hyperlinks.ofResults(common.hyperlinks)
    guard links.areShown else { return try StandardOutput.write(visible: text) }
    var shown = report
    if common.quiet { shown.notices.removeAll { $0.level < .warning } }
    try StandardOutput.write(Array(LintText(shown).visibleText(linking: links.linked).utf8))
  }

  /// Writes all that was found as what is known from now on, where a call asks for it; whether it does.
  ///
  /// Throws where not all sources could be looked at, as an incomplete file would let later runs fail.
  func writeBaseline(
    of report: LintReport, besides problems: [Diagnostic], _ call: LintOptions, _ job: LintJob
  ) throws -> Bool {
    guard let path = call.writeBaseline else { return false }
    guard report.errors.isEmpty, problems.isEmpty else {
      throw Diagnostic(
        .error, at: SourceLocation(file: path),
        "the baseline is not written, because not all sources could be checked",
        hint: "correct what the other errors name, and write it again")
    }
    // Paths hold from the folder of the file, wherever it is read.
    let folder = path == "-" ? FilePath.current : ArgumentPaths.path(of: path).folder
    let known = LintBaseline.text(of: report) { LintBaseline.name(of: $0, from: folder.rooted) }
    try write(known, to: path, about: job.inputs)
    return true
  }

  /// The fixes of a report; `nil` where nobody asks for them.
  ///
  /// They are made or printed where the call says so, and the findings that are put right leave the report.
  func fixes(of report: inout LintReport, _ repair: LintRepairOptions) throws -> LintFixes? {
    guard repair.fix || options.format == .sarif else { return nil }
    let fixes = LintFixes(report)
    guard repair.fix else { return fixes }
    guard !repair.dryRun else {
      try preview(fixes)
      return fixes
    }
    try self.repair(fixes)
    fixes.remove(from: &report)
    return fixes
  }

  /// Prints what would change; changes that are refused end the program.
  private func preview(_ fixes: LintFixes) throws {
    printer.print(fixes.refusals)
    for file in fixes.files { try StandardOutput.write(visible: file.diff) }
    if !fixes.refusals.isEmpty { throw ExitCode(2) }
  }

  /// Changes the files, and says which.
  private func repair(_ fixes: LintFixes) throws {
    printer.print(fixes.refusals)
    for file in fixes.files {
      try file.write()
      common.say("\(file.path.shown): \(file.count == 1 ? "1 change" : "\(file.count) changes")")
    }
  }

  /// Says why a call has ended as a whole, and returns its exit status; a complaint about the command line stays one.
  func ended(by error: any Error) -> any Error {
    switch error {
    case is ExitCode, is StandardOutput.Failure, is ValidationError, is MissingSources: return error
    case let error as ProjectError: printer.print(error.diagnostics)
    case let finding as Diagnostic: printer.print([finding])
    default: printer.print(error: "\(error)")
    }
    return ExitCode(2)
  }

  private func write(_ text: String, to path: String, about inputs: [InputFile]) throws {
    guard path != "-" else { return try StandardOutput.write(Array(text.utf8)) }
    try ReportFile(path: ArgumentPaths.path(of: path), about: inputs).write(text)
  }
}
