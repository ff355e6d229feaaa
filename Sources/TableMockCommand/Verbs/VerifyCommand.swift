import ArgumentParser
import TableProject
import TableReview
import TableSources

/// Holds pictures against those that have been approved.
struct VerifyCommand: Verb {
  /// Status 1 says that something differs.
  static let failureStatus: Int32 = 2

  static let configuration = CommandConfiguration.verb(
    "verify",
    abstract: "Draws sources and compares them with the approved pictures.",
    discussion: """
      EXAMPLE: tablemock verify screens/ --baseline golden/
      EXAMPLE: tablemock verify --filter 'settings*' --format github
      EXAMPLE: tablemock verify --shard 2/4 --junit out/verify.xml --summary out/verify.md

      Without inputs, verifies those of the nearest tablemock.yaml, in this folder or one above. Inputs that it \
      covers are drawn in the variants that it says. Writes only the review’s folder: open its index.html, and \
      accept what is right with “tablemock approve”. The exit status is 0 if all pictures are the same, 1 if any \
      differs, and 2 if one could not be compared.
      """,
    hasAxes: true
  )

  @OptionGroup var options: VerifyOptions

  @OptionGroup var svg: SVGFileOptions

  @OptionGroup var findings: FindingOptions

  @OptionGroup var threads: ThreadOptions

  @OptionGroup var work: WorkOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "Ways of drawing, several values divided by commas") var variants: VariantOptions

  private var call: VerifyCall {
    VerifyCall(
      options: options, svg: svg, findings: findings, threads: threads, work: work,
      projectOptions: projectOptions, strings: strings, variants: variants)
  }

  func run() throws {
    let printer = ReviewPrinter(common, findings)
    let display = JobDisplay(common)
    do {
      let job = try VerifyJob(call.request, display)
      if job.isEmptyPart { common.say("this part of the plan has no pictures; others have") }
      Interruption.watch()
      let outcome = try job.run(display)
      try display.finish()
      try printer.tell(outcome, of: job)
      let report = try job.lint(display)
      display.end()
      let isWell = try report.map { try printer.tell($0, besides: outcome.record, of: job) } ?? true
      if outcome.record.hasFailures { throw ExitCode(2) }
      if !outcome.record.isSame || !isWell { throw ExitCode(1) }
    } catch let failure as VerifyFailure {
      display.end()
      throw printer.ended(by: failure)
    } catch let error as FileError {
      throw printer.ended(by: VerifyFailure(error))
    }
  }
}
