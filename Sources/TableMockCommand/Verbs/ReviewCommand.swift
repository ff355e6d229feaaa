import ArgumentParser
import TablePreview
import TableProject
import TableReview

/// Shows a review on a page that approves, or makes one review of several.
struct ReviewCommand: Verb {
  /// Status 1 says that something differs.
  static let failureStatus: Int32 = 2

  static let configuration = CommandConfiguration.verb(
    "review",
    abstract: "Shows the last review on a page that approves, or makes one review of several.",
    discussion: """
      EXAMPLE: tablemock review --open
      EXAMPLE: tablemock review merge parts/* -o out/review
      EXAMPLE: tablemock review merge parts/* -o out/review --junit out/verify.xml --summary out/verify.md

      Without words, prints the address of the page of the last review, whose buttons approve, reject and take back at \
      once. Nobody can guess the address, and only this machine can reach it. What is approved is checked as “tablemock \
      approve” does it, and printed. If CI is set, no page is served. Ctrl-C ends it with status 130.

      “review merge” makes one review of parts: the folders that “tablemock verify --shard” has left on several \
      machines, or those of some inputs. It has one page, review.json and reg.json, and is approved as one. The exit \
      status is that of “tablemock verify”: 0 where all pictures are the same, 1 where any is not, and 2 where one \
      could not be compared, or a part is missing.
      """
  )

  @OptionGroup var options: ReviewOptions

  @OptionGroup var places: ApprovalPlaceOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var findings: FindingOptions

  @OptionGroup var common: CommonOptions

  private var call: ReviewCall { ReviewCall(options: options, places: places, findings: findings) }

  func validate() throws { try call.check() }

  func run() throws {
    if let request = call.merge { try merge(request) } else { try serve() }
  }

  /// Serves the page of the last review until somebody ends it.
  private func serve() throws {
    let printer = DiagnosticPrinter(common)
    let project = try places.project(projectOptions.search, printer, to: "review")
    let desk = ReviewDesk(project.reviewFolder, of: project)
    let isQuiet = common.quiet
    let server = try JobDisplay(common).told {
      _ = try desk.page()
      return try ReviewServer(desk, port: options.port) { lines in
        for line in lines where !isQuiet { try? StandardOutput.print(line) }
      }
    }
    Interruption.watch()
    let served = ServedPage(name: "review", opens: options.open)
    let ending = server.serve(announcing: { url in try served.announce(url, isQuiet: isQuiet) })
    if let words = ending.words { printer.print(error: words) }
    throw ExitCode(ending.signal.map { 128 + $0 } ?? 1)
  }

  /// Makes one review of several.
  private func merge(_ request: MergeJob.Request) throws {
    let printer = ReviewPrinter(common, findings)
    let record: ReviewRecord
    do {
      record = try MergeJob(request).run()
    } catch {
      throw printer.ended(by: VerifyFailure(error))
    }
    try printer.tell(record, page: ReviewFolder(path: request.review).page)
    if record.hasFailures { throw ExitCode(2) }
    if !record.isSame { throw ExitCode(1) }
  }
}
