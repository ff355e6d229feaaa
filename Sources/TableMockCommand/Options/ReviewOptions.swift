import ArgumentParser
import TableReview

/// The page of a review that a call asks for, or the parts that it makes one review of.
struct ReviewOptions: ParsableArguments {
  @Argument(help: "Nothing, or the word merge and the folders of the parts.", completion: .directory)
  var words: [String] = []

  @Option(help: "The port of the page. The default is any free one.", completion: .list(["8000", "8080"]))
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

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
}

/// A call of `review` with all that it says.
struct ReviewCall {
  let options: ReviewOptions
  let places: ApprovalPlaceOptions
  let findings: FindingOptions

  /// Throws a usage error where the options do not go together.
  func check() throws {
    guard options.words.isEmpty else { return try checkMerge() }
    let given = [
      ("-o", options.output), ("--junit", options.junit), ("--summary", options.summary),
      ("--report-url", findings.reportURL),
    ]
    if let name = given.first(where: { $0.1 != nil })?.0 {
      throw ValidationError("\(name) is for “review merge” and the folders of the parts.")
    }
    guard findings.format == .text else {
      throw ValidationError("--format is for “review merge” and the folders of the parts.")
    }
  }

  private func checkMerge() throws {
    guard options.words.first == "merge" else {
      throw ValidationError(
        "Write “review” alone, or “review merge” and the folders of the parts. --review names the folder of a review."
      )
    }
    guard options.words.count > 1 else { throw ValidationError("Name the folders of the parts.") }
    guard options.output?.isEmpty == false else {
      throw ValidationError("Give the folder of the review that the parts become, with -o.")
    }
    let isForPage =
      options.port != 0 || options.open || places.review != nil || places.baseline != nil
      || places.manifest != nil
      || places.pattern != nil
    guard !isForPage else {
      throw ValidationError("“review merge” serves no page: it takes the folders of the parts and -o.")
    }
  }

  /// What is made of the parts that a call names; `nil` where it asks for a page.
  var merge: MergeJob.Request? {
    guard !options.words.isEmpty, let output = options.output else { return nil }
    var request = MergeJob.Request(
      parts: ArgumentPaths.paths(of: Array(options.words.dropFirst())), review: ArgumentPaths.path(of: output)
    )
    (request.junit, request.summary) = (
      options.junit.map(ArgumentPaths.path), options.summary.map(ArgumentPaths.path)
    )
    (request.stepSummary, request.address) = (GitHubEnvironment.stepSummary, findings.reportURL)
    return request
  }
}
