import TableComparison
import TableDrawing
import TableLint
import TableLinting
import TableModel
import TableProject
import TableRendering
import TableSources

/// What a user asks of a verification; what is left open the project says, or else it is as usual.
package struct VerifyRequest: Sendable {
  /// The sources that are named; none for those of the project.
  package var inputs: [FilePath] = []
  /// The manifest that is named; `nil` for that of the project.
  package var manifest: FilePath?
  /// Finds the project.
  package var search = ManifestSearch()
  /// The folder of approved pictures.
  package var baseline: FilePath?
  /// The folder of the review.
  package var review: FilePath?
  /// What counts before what the manifest says.
  package var overrides = ManifestOverrides()
  /// The pictures that are looked at: names, folders of several, or patterns; none for all.
  package var filter: [FilePath] = []
  /// How the PNG files of the review are compressed.
  package var png: PNGEffort?
  /// How SVG files are written.
  package var svg = SVGChoices()
  /// What a picture may use up.
  package var budget = WorkBudget()
  /// The seconds that a picture may take.
  package var timeout: Double?
  /// Whether the sources are held against the linter's rules, too.
  package var lints = false
  /// The part of the plan that is looked at.
  package var shard = Shard.whole
  /// The number of threads.
  package var threads = 1
  /// The path of JUnit's XML.
  package var junit: FilePath?
  /// The path of the Markdown.
  package var summary: FilePath?
  /// The file to which the steps of a job add their summaries; `nil` outside of jobs.
  package var stepSummary: FilePath?
  /// Where the review's folder can be seen.
  package var address: String?
  /// The version of the program.
  package var version: String

  /// A request of all that the project says.
  package init(version: String) {
    self.version = version
  }

  /// The reports, and what they must not take the place of as far as that is known before a manifest is read.
  func reports(of path: FilePath?) -> VerifyReports {
    let folder = path?.folder ?? .current
    return VerifyReports(
      junit: junit, summary: summary, address: address, stepSummary: stepSummary,
      inputs: (inputs + [path].compactMap(\.self)).map { InputFile(path: $0, outputName: "") },
      baseline: baseline ?? folder.path(of: "golden"), review: review ?? folder.path(of: "out/review"))
  }

  /// Which folder is the project's around what a manifest names: its own, unless the user has named the manifest.
  private func surroundings(of path: FilePath?) -> SourceReach.Scope {
    manifest == nil
      ? .found(
        in: (path ?? ManifestSearch.name).folder, strings: overrides.strings, symbols: search.symbols)
      : search.surroundings
  }

  /// The place of a review, if it lies where the user, or the project around, may have it.
  func reach(of review: FilePath, _ path: FilePath?) -> SourceReach? {
    self.review.map { SourceReach(placesOf: [$0]) } ?? (try? surroundings(of: path).check(review, as: ""))
  }

  /// The project of a manifest; throws a failure where that cannot be read.
  private func project(of path: FilePath) throws -> Project {
    do throws(ProjectError) {
      return try manifest == nil
        ? Project(foundAt: path, strings: overrides.strings, symbols: search.symbols)
        : Project(manifest: path, in: search.surroundings)
    } catch {
      throw VerifyFailure(findings: error.diagnostics)
    }
  }

  /// Where approved pictures lie and the review goes; throws a failure where nobody has named places that lie elsewhere.
  private func places(_ manifest: BatchManifest, _ path: FilePath?) throws -> ReviewPlaces {
    do throws(Diagnostic) {
      return try ReviewPlaces(
        baselines: baseline, review: review, manifest, in: path?.folder ?? .current,
        surroundings(of: path))
    } catch {
      throw VerifyFailure(error)
    }
  }
}

/// What is verified of a project.
struct VerifySelection {
  /// The project, with what is asked for instead of what its manifest says.
  var project: Project
  /// What the manifest says without what is asked for otherwise; `nil` where there is none, or all of that is verified.
  var whole: BatchPlan?
  /// Whether it is said for once what is drawn, or how.
  var isPart: Bool
  /// The manifest around what is verified; `nil` where there is none.
  var manifestPath: FilePath?
  /// The inputs of the manifest that are named; empty for all.
  var only: [FilePath] = []
  /// Where approved pictures lie, and where the review goes.
  var places: ReviewPlaces

  /// The rules that the project has for its sources; throws where the findings that are known already cannot be read.
  func linting() throws -> VerifyLint {
    VerifyLint(project.manifest.lint, folder: project.folder, baseline: try project.knownFindings())
  }

  /// The plan of what is drawn; throws a failure where there can be none.
  func plan() throws -> BatchPlan {
    do throws(BatchPlanError) {
      let all = try project.plan(in: places.baselines)
      return only.isEmpty ? all : all.part(of: only) ?? all
    } catch {
      throw VerifyFailure(messages: [error.description])
    }
  }

  /// The sources that are drawn.
  var inputs: [InputFile] {
    only.isEmpty
      ? project.expansion(strings: nil, data: nil).inputs
      : InputExpansion(
        only, strings: project.strings, data: project.data, project: project.surroundings
      ).inputs
  }
}

extension VerifyRequest {
  /// What the request and the manifest that was found say together.
  ///
  /// - Throws: A ``VerifyFailure`` where the manifest cannot be read, and ``MissingSources`` where nothing is named.
  func selection(of found: FilePath?, _ observer: any JobObserver) throws -> VerifySelection {
    let surrounding = try surroundingProject(found)
    if let surrounding, (try? surrounding.plan())?.part(of: inputs) != nil {
      return try part(of: surrounding, observer)
    }
    let path = manifest != nil || inputs.isEmpty ? found : nil
    guard path != nil || !inputs.isEmpty else { throw MissingSources(in: nil) }
    let project = try path.map(project(of:)) ?? Project(withoutManifest: search.surroundings)
    observer.found(project.diagnostics)
    let places = try places(project.manifest, path)
    var whole = surrounding.flatMap {
      $0.isApproved(in: places.baselines) ? try? $0.plan(in: places.baselines) : nil
    }
    if path != nil, overrides.changesPictures { whole = try? project.plan(in: places.baselines) }
    let manifest = project.manifest.overridden(by: overrides, adding: inputs, keepsNames: true)
    return VerifySelection(
      project: Project(project, saying: manifest), whole: whole,
      isPart: overrides.changesPictures || path == nil, manifestPath: path ?? surrounding?.path,
      places: places)
  }

  /// The project that named inputs may be of, by the manifest that was found; `nil` where none says anything of them.
  private func surroundingProject(_ found: FilePath?) throws -> Project? {
    guard manifest == nil, !inputs.isEmpty, !inputs.contains(SourceFile.standardInput), let path = found
    else { return nil }
    let project = try project(of: path)
    return project.manifest.inputs.isEmpty ? nil : project
  }

  /// Some inputs of a project, which are drawn as its manifest says.
  private func part(of project: Project, _ observer: any JobObserver) throws -> VerifySelection {
    observer.found(project.diagnostics)
    let places = try places(project.manifest, project.path)
    let manifest = project.manifest.overridden(by: overrides, adding: [], keepsNames: true)
    return VerifySelection(
      project: Project(project, saying: manifest),
      whole: try? project.plan(in: places.baselines), isPart: true, manifestPath: project.path,
      only: inputs, places: places)
  }

  /// What “approve” has to be told as well, as it would not find it in the project by itself.
  func approvalWords(for places: ReviewPlaces) -> [String] {
    let manifest = manifest.flatMap { $0 == SourceFile.standardInput ? nil : $0 }
    let found = try? ApprovalProject(review: places.review, manifest: manifest)
    let isFound = found?.baselines.rooted == places.baselines.rooted
    let words: [(String, FilePath?)] = [
      ("--manifest", manifest), ("--baseline", isFound ? nil : places.baselines),
      ("--pattern", overrides.pattern.map { FilePath($0) }),
    ]
    return words.flatMap { option, word in word.map { [option, $0.shellWord] } ?? [] }
  }
}

/// How pictures that differ are linted, so that a review shows what a change breaks.
public struct VerifyLint: Sendable {
  /// What the project says of rules.
  public var configuration: LintConfiguration
  /// The folder that paths of the configuration start from.
  public var folder: FilePath
  /// The findings that are known already.
  public var baseline: LintBaseline?

  /// The rules of a project.
  public init(_ configuration: LintConfiguration, folder: FilePath, baseline: LintBaseline? = nil) {
    (self.configuration, self.folder, self.baseline) = (configuration, folder, baseline)
  }

  /// What breaks rules on a screen as a job draws it, without what is excused or known.
  func findings(
    on job: BatchJob, of source: Source, _ input: InputFile, _ renderer: Renderer
  ) throws -> [FindingChanges.Placed] {
    let request = LintRequest(
      table: nil, matrix: VariantMatrix(of: job.variant), configuration: configuration, folder: folder,
      settings: LintSettings(), budget: renderer.budget, baseline: baseline)
    let linter = try SourceLinter(request, sources: SourceStore(room: 0), renderer: renderer)
    return linter.notices(on: job.screen, of: source, input).map { notice in
      FindingChanges.Placed(
        finding: OutlineFinding(rule: notice.rule, message: notice.message, path: notice.path),
        location: notice.location)
    }
  }
}

/// How much of a project a verification is of, which decides what approved pictures may be called obsolete.
public struct VerifyScope: Sendable {
  /// All that the project has: each approved picture that is not drawn is obsolete.
  public static let whole = VerifyScope(isPart: false)

  /// Whether inputs, ways of drawing or names were given for this one time.
  let isPart: Bool
  /// Whether ways of drawing or names were.
  let hasOwnWays: Bool
  /// What the project draws otherwise; `nil` where nothing says so.
  let project: BatchPlan?

  private init(isPart: Bool, hasOwnWays: Bool = false, project: BatchPlan? = nil) {
    (self.isPart, self.hasOwnWays, self.project) = (isPart, hasOwnWays, project)
  }

  /// A part of a project, of whose plan no picture is obsolete.
  ///
  /// - Parameters:
  ///   - project: The plan of the whole; `nil` where nothing says what that is.
  ///   - hasOwnWays: Whether pictures are drawn in other ways than the whole, or have other names.
  /// - Returns: The scope of such a call.
  public static func part(of project: BatchPlan?, hasOwnWays: Bool) -> VerifyScope {
    VerifyScope(isPart: true, hasOwnWays: hasOwnWays, project: project)
  }
}
