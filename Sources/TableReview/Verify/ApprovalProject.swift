import TableModel
import TableProject
import TableSources

/// Where approved pictures lie and reviews go: where the caller says, else the manifest, else where it is usual.
struct ReviewPlaces {
  /// The folder of approved pictures.
  let baselines: FilePath
  /// The folder in which reviews leave what they find.
  let review: FilePath
  /// What approved pictures are written in, wherever links lead by then.
  let baselineReach: SourceReach
  /// The same for the review.
  let reviewReach: SourceReach

  /// The places by what a caller says, and by what the manifest of a folder does.
  ///
  /// - Throws: An error where nobody has named a place but a manifest that was found, or where that which is usual is a
  ///   link, and it lies outside of the repository.
  init(
    baselines: FilePath?, review: FilePath?, _ manifest: BatchManifest, in folder: FilePath,
    _ project: SourceReach.Scope
  ) throws(Diagnostic) {
    self.baselines = baselines ?? folder.path(of: manifest.baseline ?? "golden")
    self.review = review ?? folder.path(of: manifest.review ?? "out/review")
    let hint = { (option: String, path: FilePath) in
      "if you want that, pass \(option) \(path.shellWord)"
    }
    baselineReach =
      if let baselines {
        SourceReach(placesOf: [baselines])
      } else {
        try project.check(
          self.baselines, as: "the folder of approved pictures", hint: hint("--baseline", self.baselines))
      }
    reviewReach =
      if let review {
        SourceReach(placesOf: [review])
      } else {
        try project.check(self.review, as: "the folder of the review", hint: hint("--review", self.review))
      }
  }
}

/// The project that pictures are approved in: what its manifest and the caller say, and never what a review says of it.
public struct ApprovalProject: Sendable {
  /// How many folders are looked into for that of the repository.
  private static let mostFolders = 64

  /// The folder of approved pictures.
  public let baselines: FilePath
  /// The folder in which reviews of the project leave what they find.
  public var review: FilePath { reviewFolder.path }
  /// The same, in which is written where it lay when that was looked up.
  package let reviewFolder: ReviewFolder
  /// What approved pictures are written and deleted in: the place of their folder when that was looked up.
  let baselineReach: SourceReach
  /// What links among approved pictures may lead to, whose folder the first approval makes; it is looked for anew each time.
  var reach: SourceReach { SourceReach(around: baselines, in: surroundings) }
  private let surroundings: SourceReach.Scope
  /// What the manifest says.
  private let project: Project
  /// The pattern by which the caller has pictures named; `nil` where that is left to the manifest.
  private let pattern: String?

  /// A project around the current folder.
  ///
  /// - Parameters:
  ///   - baselines: The folder of approved pictures; `nil` for the manifest's, else `golden`.
  ///   - review: The folder of reviews; `nil` for the manifest's, else `out/review`.
  ///   - path: The path of the manifest; `nil` for the one that is found, if there is any.
  ///   - search: How a manifest is found.
  ///   - pattern: How pictures are named, where it was not the manifest that said so.
  /// - Throws: What is wrong with the manifest, such as a folder outside of the repository if nobody has named it.
  public init(
    baselines: FilePath? = nil, review: FilePath? = nil, manifest path: FilePath? = nil,
    search: ManifestSearch = ManifestSearch(),
    pattern: String? = nil
  ) throws(VerifyFailure) {
    self.pattern = pattern
    do {
      project = try Project(named: path, search)
      let places = try ReviewPlaces(
        baselines: baselines, review: review, project.manifest, in: project.folder, project.surroundings)
      (self.baselines, baselineReach) = (places.baselines, places.baselineReach)
      reviewFolder = ReviewFolder(path: places.review, within: places.reviewReach)
      surroundings = project.hasManifest ? project.surroundings : search.surroundings
    } catch let error as ProjectError {
      throw VerifyFailure(findings: error.diagnostics)
    } catch {
      throw VerifyFailure(error)
    }
  }

  /// The path of the manifest; `nil` where there is none.
  var manifestPath: FilePath? { project.hasManifest ? project.path : nil }

  /// What the manifest has drawn; `nil` where there is none, or nothing can be planned by it.
  var plan: BatchPlan? { project.hasManifest ? try? project.plan(in: baselines) : nil }

  /// Whether a request names pictures as the project does, of sources that lie in it.
  func has(_ request: BatchManifest.Entry) -> Bool {
    let manifest = project.manifest
    let patterns = [pattern, manifest.settings.output] + manifest.inputs.map(\.settings.output)
    guard request.settings.output.map(patterns.contains) ?? true else { return false }
    return [request.path, request.settings.strings, request.settings.data?.file].compactMap(\.self).allSatisfy
    {
      path in
      let place = path.rooted
      return place == root || place.isBelow(root)
    }
  }

  /// The folder that all sources of the project lie in: that of the manifest, else the repository, else the current one.
  private var root: FilePath {
    if project.hasManifest, let folder = project.folder.resolved { return folder }
    guard let here = FilePath.current.resolved else { return .current }
    var folder = here
    for _ in 0..<ApprovalProject.mostFolders where folder != "/" {
      if folder.appending(".git").exists { return folder }
      folder = folder.folder
    }
    return here
  }
}

/// Why a call of `verify` has ended as a whole, without anything that it could say of pictures.
public struct VerifyFailure: Error {
  /// What is wrong, at its places.
  public var findings: [Diagnostic] = []
  /// What is wrong that has no place, each in a sentence without a full stop.
  public var messages: [String] = []

  /// A failure for what was found.
  public init(findings: [Diagnostic] = [], messages: [String] = []) {
    (self.findings, self.messages) = (findings, messages)
  }

  /// A failure for an error of any kind.
  public init(_ error: any Error) {
    switch error {
    case let failure as VerifyFailure: self = failure
    case let finding as Diagnostic: findings = [finding]
    default: messages = ["\(error)"]
    }
  }

  /// The failure as JUnit's XML: one test case with an error.
  public var junit: String {
    let errors = findings.filter { $0.severity == .error }
    let message = JUnitFile.escaped(errors.first?.message ?? messages.first ?? "failed")
    let text = JUnitFile.escaped((findings.map(\.description) + messages).joined(separator: "\n"))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="tablemock verify" tests="1" failures="0" errors="1">
        <testcase classname="tablemock" name="verify">
          <error message="\(message)">\(text)</error>
        </testcase>
      </testsuite>

      """
  }

  /// The failure as Markdown.
  public var markdown: String { ReviewMarkdown.text(ofFailure: findings, messages) }
}
