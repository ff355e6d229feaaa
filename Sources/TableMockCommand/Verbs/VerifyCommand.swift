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
    abstract: "Draws sources in memory and compares them with the pictures that have been approved.",
    discussion: """
      EXAMPLE: tablemock verify screens/ --baseline golden/
      EXAMPLE: tablemock verify --filter 'settings*' --format github
      EXAMPLE: tablemock verify --shard 2/4 --junit out/verify.xml --summary out/verify.md

      Without inputs, the nearest tablemock.yaml in this folder or one above it says what is verified; of inputs that \
      it names, or that lie in folders that it names, it says in which ways they are drawn. Nothing is \
      written but the review’s folder: open index.html there, and take what is right with ‘tablemock approve’. \
      The exit status is 0 where all pictures are the same, 1 where any is not, and 2 where one could not be compared.
      """,
    hasAxes: true
  )

  @OptionGroup var options: VerifyOptions

  @OptionGroup var common: CommonOptions

  func run() throws {
    let printer = ReviewPrinter(common, options.findings)
    let display = JobDisplay(common)
    do {
      let job = try VerifyJob(options.request, display)
      if job.isEmptyPart { common.say("this part of the plan has no pictures; others have") }
      Interruption.watch()
      let outcome = try job.run(display)
      try display.finish()
      try printer.tell(outcome, of: job)
      let report = try job.lint(display)
      display.clear()
      let isWell = try report.map { try printer.tell($0, besides: outcome.record, of: job) } ?? true
      if outcome.record.hasFailures { throw ExitCode(2) }
      if !outcome.record.isSame || !isWell { throw ExitCode(1) }
    } catch let failure as VerifyFailure {
      display.clear()
      throw printer.ended(by: failure)
    } catch let error as FileError {
      throw printer.ended(by: VerifyFailure(error))
    }
  }
}
