import ArgumentParser
import TableModel
import TableProject
import TableReview

/// Says in what pictures and what they show differ.
struct DiffCommand: Verb {
  /// Status 1 says that something differs.
  static let failureStatus: Int32 = 2

  static let configuration = CommandConfiguration.verb(
    "diff",
    abstract:
      "Compares two pictures, sources or folders, or their git revisions, in pixels and in words.",
    discussion: """
      EXAMPLE: tablemock diff screens/ --since main
      EXAMPLE: tablemock diff v1.2:screens/ main:screens/ --format markdown
      EXAMPLE: tablemock diff screenshot.png settings.yaml --ignore-antialiasing -o out/diff

      Draws sources in memory, and those of a revision with its own images. Only reads the git repository. The exit \
      status is 0 if nothing differs, 1 if anything does, and 2 if something could not be compared. With --since \
      alone, compares all inputs of tablemock.yaml in all their variants. A branch is compared from where yours \
      left it, and with two dots after it as it is now: --since main, --since main..
      """,
    hasAxes: true
  )

  @OptionGroup var options: DiffOptions

  @OptionGroup var work: WorkOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var findings: FindingOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(
    title: "The way of drawing both sides, one value each; several where the project says what is compared")
  var variants: VariantOptions

  private var call: DiffCall {
    DiffCall(
      options: options, work: work, strings: strings, projectOptions: projectOptions, tables: tables,
      variants: variants)
  }

  func validate() throws {
    if options.old != nil { _ = try variants.single("diff") }
  }

  func run() throws {
    Interruption.watch()
    let printer = ReviewPrinter(common, findings)
    do {
      let record = try compare(call.job(DiagnosticPrinter(common)), printer)
      if record.hasFailures { throw ExitCode(2) }
      if !record.isSame { throw ExitCode(1) }
    } catch let failure as VerifyFailure {
      throw printer.ended(by: failure)
    }
  }

  /// Compares two sides and tells what they differ in.
  private func compare(_ job: DiffSeries, _ printer: ReviewPrinter) throws -> ReviewRecord {
    let display = JobDisplay(common)
    let result = Result { try job.run(display) }
    display.end()
    let (record, signal) = try result.mapError(VerifyFailure.init).get()
    try printer.tell(record, sides: job.sides) {
      if let signal { throw ExitCode(128 + signal) }
      if let page = call.page { common.see(page) }
    }
    return record
  }
}
