import ArgumentParser
import TableModel
import TablePreview
import TableProject
import TableReview
import TableSources

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

  @Argument(help: "Nothing, or the word merge and the folders of the parts.", completion: .directory)
  var words: [String] = []

  @Option(help: "The port of the page. The default is any free one.", completion: .list(["8000", "8080"]))
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

  @OptionGroup var places: ApprovalPlaceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("merge: the folder of the review that the parts become.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp("merge: write the findings as JUnit’s XML to this file, too.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "merge: write the findings as Markdown to this file, too; $GITHUB_STEP_SUMMARY is added to.",
      valueName: "file"
    ),
    completion: .file(extensions: ["md"]))
  var summary: String?

  @OptionGroup var findings: FindingOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard words.isEmpty else { return try validateMerge() }
    let given = [
      ("-o", output), ("--junit", junit), ("--summary", summary), ("--report-url", findings.reportURL),
    ]
    if let name = given.first(where: { $0.1 != nil })?.0 {
      throw ValidationError("\(name) is for “review merge” and the folders of the parts.")
    }
    guard findings.format == .text else {
      throw ValidationError("--format is for “review merge” and the folders of the parts.")
    }
  }

  private func validateMerge() throws {
    guard words.first == "merge" else {
      throw ValidationError(
        "Write “review” alone, or “review merge” and the folders of the parts. --review names the folder of a review."
      )
    }
    guard words.count > 1 else { throw ValidationError("Name the folders of the parts.") }
    guard let output, !output.isEmpty else {
      throw ValidationError("Give the folder of the review that the parts become, with -o.")
    }
    let isForPage =
      port != 0 || open || places.review != nil || places.baseline != nil || places.manifest != nil
      || places.pattern != nil
    guard !isForPage else {
      throw ValidationError("“review merge” serves no page: it takes the folders of the parts and -o.")
    }
  }

  func run() throws {
    if words.isEmpty { try serve() } else { try merge() }
  }

  /// Serves the page of the last review until somebody ends it.
  private func serve() throws {
    let printer = DiagnosticPrinter(common)
    guard !Environment.isContinuousIntegration else {
      printer.print(
        error:
          "nothing is approved if CI is set\n  hint: review on a machine where you can look at the pictures")
      throw ExitCode(1)
    }
    let project: ApprovalProject
    do throws(VerifyFailure) {
      project = try places.project()
    } catch {
      printer.print(error.findings)
      throw ExitCode(2)
    }
    let desk = ReviewDesk(project.reviewFolder, of: project)
    let server = try JobDisplay(common).told {
      _ = try desk.page()
      return try ReviewServer(desk, port: port) { [isQuiet = common.quiet] lines in
        guard !isQuiet else { return }
        for line in lines { try? StandardOutput.print(line) }
      }
    }
    Interruption.watch()
    let served = ServedPage(name: "review", opens: open)
    let ending = server.serve(announcing: { [isQuiet = common.quiet] url in
      try served.announce(url, isQuiet: isQuiet)
    })
    if let words = ending.words { printer.print(error: words) }
    throw ExitCode(ending.signal.map { 128 + $0 } ?? 1)
  }

  /// Makes one review of several.
  private func merge() throws {
    let printer = ReviewPrinter(common, findings)
    var request = MergeJob.Request(
      parts: ArgumentPaths.paths(of: Array(words.dropFirst())), review: ArgumentPaths.path(of: output ?? ""))
    (request.junit, request.summary) = (junit.map(ArgumentPaths.path), summary.map(ArgumentPaths.path))
    (request.stepSummary, request.address) = (GitHubEnvironment.stepSummary, findings.reportURL)
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
