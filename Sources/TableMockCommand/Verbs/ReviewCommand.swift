import ArgumentParser
import TableModel
import TableProject
import TableReview
import TableSources

/// Makes one review of several.
struct ReviewCommand: Verb {
  /// Status 1 says that something differs.
  static let failureStatus: Int32 = 2

  static let configuration = CommandConfiguration.verb(
    "review",
    abstract: "Makes one review of those that several machines have made of parts of a project.",
    discussion: """
      EXAMPLE: tablemock review merge parts/* -o out/review
      EXAMPLE: tablemock review merge parts/* -o out/review --junit out/verify.xml --summary out/verify.md

      Each part is the folder that ‘tablemock verify --shard’ has left on a machine, or that of some inputs. What they \
      become has one page, review.json and reg.json, and is approved as one. The exit status is that of ‘tablemock \
      verify’: 0 where all pictures are the same, 1 where any is not, and 2 where one could not be compared, or a part \
      is missing.
      """
  )

  @Argument(help: "The word merge, and the folders of the parts.", completion: .directory)
  var words: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder of the review that the parts become.", valueName: "folder"),
    completion: .directory)
  var output: String?

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

  @OptionGroup var findings: FindingOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard words.first == "merge" else {
      throw ValidationError("Write ‘review merge’ and the folders of the parts.")
    }
    guard words.count > 1 else { throw ValidationError("Name the folders of the parts.") }
    guard let output, !output.isEmpty else {
      throw ValidationError("Give the folder of the review that the parts become, with -o.")
    }
  }

  func run() throws {
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
