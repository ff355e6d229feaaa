import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableReview
import TableSources

/// What a call of `verify` says of the sources, their pictures, and where things go.
struct VerifyOptions: ParsableArguments {
  @Argument(
    help: "Spec files, Interface Builder documents, folders or patterns.", completion: Completions.sources)
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of approved pictures. The default is the manifest’s, or golden.", valueName: "folder"),
    completion: .directory
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "The folder for the report. The default is the manifest’s, or out/review.", valueName: "folder"),
    completion: .directory)
  var review: String?

  @Option(
    help: ArgumentHelp("A manifest that says what to verify, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var manifest: String?

  @Option(
    help: ArgumentHelp(
      "Only these pictures: a name, a folder or a pattern. A ! before it excludes them. Repeat the option for more.",
      valueName: "glob"),
    completion: .file(extensions: []))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      stringLiteral: "The pattern for names of pictures, with \(NamePattern.placeholderList)."),
    completion: .list(["{folder}/{name}{-table}.{format}"]))
  var pattern: String?

  @Option(
    help: ArgumentHelp(
      "The formats, separated by commas: \(PictureFormat.words). The default is the manifest’s, or png.",
      valueName: "formats")
  )
  var pictureFormat: [CommaList<PictureFormat>] = []

  @Option(help: "The compression of the report’s PNG files: fast, or small, which takes longer.")
  var png: PNGEffort?

  @Flag(help: "Also lint the sources, as “tablemock lint” does.")
  var lint = false

  @Option(
    help: ArgumentHelp("Verify one part of the plan, such as 3/16: the third of 16.", valueName: "part"),
    completion: .list(["1/2", "2/2"]))
  var shard: Shard = .whole

  @Option(
    help: ArgumentHelp("Also write the findings to this file, as JUnit XML.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Also write the findings to this file, as Markdown. They are appended to $GITHUB_STEP_SUMMARY.",
      valueName: "file"
    ),
    completion: .file(extensions: ["md"]))
  var summary: String?

  func validate() throws {
    // A variable that is not set leaves nothing.
    guard summary?.isEmpty != true else {
      throw ValidationError("--summary takes a file, but the name is empty.")
    }
    guard junit?.isEmpty != true else {
      throw ValidationError("--junit takes a file, but the name is empty.")
    }
  }
}

/// A call of `verify` with all that it says.
struct VerifyCall {
  let options: VerifyOptions
  let svg: SVGFileOptions
  let findings: FindingOptions
  let threads: ThreadOptions
  let work: WorkOptions
  let projectOptions: ProjectOptions
  let strings: StringsOptions
  let variants: VariantOptions

  /// What the call asks for.
  var request: VerifyRequest {
    var request = VerifyRequest(version: TableMockVersion.text)
    request.inputs = ArgumentPaths.paths(of: options.inputs)
    request.manifest = options.manifest.map(ArgumentPaths.path)
    request.search = projectOptions.search
    request.overrides = ManifestOverrides(
      variants, strings, pattern: options.pattern, formats: options.pictureFormat.joined())
    (request.baseline, request.review) = (
      options.baseline.map(ArgumentPaths.path), options.review.map(ArgumentPaths.path)
    )
    request.filter = ArgumentPaths.paths(of: options.filter)
    (request.png, request.svg) = (options.png, svg.choices)
    (request.budget, request.timeout) = (work.workBudget, work.timeout)
    (request.lints, request.shard, request.threads) = (options.lint, options.shard, threads.jobs)
    (request.junit, request.summary) = (
      options.junit.map(ArgumentPaths.path), options.summary.map(ArgumentPaths.path)
    )
    (request.stepSummary, request.address) = (GitHubEnvironment.stepSummary, findings.reportURL)
    return request
  }
}

/// The option of all verbs that tell what a review has found.
struct FindingOptions: ParsableArguments {
  @Option(
    help:
      "The format of findings: text, json (as in review.json), markdown (for a comment) or github (annotations)."
  )
  var format: FindingFormat = .text

  @Option(
    help: ArgumentHelp(
      "The URL where the review’s folder will be published, for pictures in Markdown.", valueName: "address"),
    completion: .list(["https://"]))
  var reportURL: String?

  func validate() throws {
    guard let reportURL else { return }
    let hasScheme = reportURL.hasPrefix("https://") || reportURL.hasPrefix("http://")
    let isPlain = reportURL.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && scalar.value > 0x20 && !"\"<>()[]`\\".unicodeScalars.contains(scalar)
    }
    guard hasScheme, isPlain else {
      throw ValidationError("--report-url takes an address that begins with https:// or http://.")
    }
  }
}

/// The forms in which findings of a review are told.
enum FindingFormat: String, CaseIterable, Choice {
  case text, json, markdown, github
}
