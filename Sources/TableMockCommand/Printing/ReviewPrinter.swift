import ArgumentParser
import TableLinting
import TableModel
import TableReview

/// Prints what a review has found, and what can be done about it.
struct ReviewPrinter {
  private let common: CommonOptions
  private let options: FindingOptions
  private let printer: DiagnosticPrinter

  /// A printer for a call of a verb.
  init(_ common: CommonOptions, _ options: FindingOptions) {
    (self.common, self.options) = (common, options)
    printer = DiagnosticPrinter(common, annotating: options.format == .github)
  }

  /// What stands on standard output; in a text for people that is to be quiet, errors and the numbers alone.
  ///
  /// `sides` are what was compared, whose revisions annotations do not name.
  private func text(of record: ReviewRecord, isQuiet: Bool = false, sides: [DiffOperand] = []) -> String {
    switch options.format {
    case .text: isQuiet ? ReviewText(record).summary : ReviewText(record).text
    case .json: record.text
    case .markdown: ReviewMarkdown(record, address: options.reportURL).text
    case .github:
      ReviewAnnotations(
        record, path: RepositoryPaths(workspace: GitHubEnvironment.workspace, sides: sides).path
      ).text
    }
  }

  /// Prints what two sides differ in; what is to be done then is told even where nobody reads it.
  func tell(_ record: ReviewRecord, sides: [DiffOperand], _ next: () throws -> Void) throws {
    let text = Array(text(of: record, sides: sides).utf8)
    let printing = Result { () throws(StandardOutput.Failure) in try StandardOutput.write(text) }
    try next()
    try printing.get()
  }

  /// Prints what a verification has found, or that it was interrupted, which ends the program.
  func tell(_ outcome: VerifyJob.Outcome, of job: VerifyJob) throws {
    let record = outcome.record
    if let signal = outcome.signal {
      let count = record.same.count + record.entries.count
      // It is no finding, so that no line of a job is annotated.
      DiagnosticPrinter(common).print(
        error:
          "interrupted: \(count) of \(job.plannedCount) pictures were compared, so there is nothing to approve"
      )
      throw ExitCode(128 + signal)
    }
    try tell(record, page: job.page)
  }

  /// Prints what a verification has found, whose page lies somewhere.
  func tell(_ record: ReviewRecord, page: FilePath) throws {
    let pictures = options.format == .text && !common.quiet ? InlinePictures(in: page.folder) : nil
    let text = pictures?.bytes(of: record) ?? Array(text(of: record, isQuiet: common.quiet).utf8)
    let printing = Result { () throws(StandardOutput.Failure) in try StandardOutput.write(text) }
    tellWhatNext(record, page)
    try printing.get()
  }

  /// Says where the page is and what can be done, and where: in continuous integration nothing is approved.
  private func tellWhatNext(_ record: ReviewRecord, _ page: FilePath) {
    let isElsewhere = Environment.isContinuousIntegration
    guard !record.isSame else {
      guard !record.stack.isEmpty, let approve = record.approve else { return }
      let call = isElsewhere ? "verify and approve it in a checkout" : "\(approve) --all"
      return common.say("to record what the same pictures are drawn with now: \(call)")
    }
    common.see(page)
    guard !record.entries.allSatisfy({ $0.state == .failed }), let approve = record.approve else { return }
    let count = record.summary[.obsolete]
    let deletion = count == 0 ? "" : ", which deletes \(count) approved picture\(count == 1 ? "" : "s")"
    guard isElsewhere else { return common.say("to accept everything\(deletion): \(approve) --all") }
    // Parts become one review first.
    guard record.part == .whole else { return }
    common.say(
      """
      to accept everything\(deletion): keep \(page.folder.shown) as an artifact, unpack it there in a checkout of the \
      same sources, and run \(approve) --all
      """)
  }

  /// Prints what breaks rules besides what a review has told, and says whether that is little enough; sources that could
  /// not be read end the program.
  func tell(_ report: LintReport, besides record: ReviewRecord, of job: VerifyJob) throws -> Bool {
    let told = record.entries.flatMap(\.diagnostics)
    printer.print(report.errors.filter { !told.contains($0) })
    switch options.format {
    case .github:
      let paths = RepositoryPaths(workspace: GitHubEnvironment.workspace)
      try StandardOutput.write(Array(LintAnnotations(report, path: paths.path).text.utf8))
    case .text:
      let links = Hyperlinks.ofResults(common.hyperlinks)
      try StandardOutput.write(Array(LintText(report).visibleText(linking: links.linked).utf8))
    case .json, .markdown: StandardError.print(LintText(report).text)
    }
    if !report.errors.isEmpty { throw ExitCode(2) }
    return !job.fails(report)
  }

  /// Says why a call has ended as a whole, and returns its exit status.
  func ended(by failure: VerifyFailure) -> ExitCode {
    printer.print(failure.findings)
    for message in failure.messages { printer.print(error: message) }
    return ExitCode(2)
  }
}
