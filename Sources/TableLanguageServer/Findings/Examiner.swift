import Glibc
import TableLinting
import TableModel
import TableProject
import TableRendering
import TableSources
import TableSpec

/// Lays documents out and holds them against the rules, on a thread of its own.
///
/// Of several versions of a document that come in meanwhile, the last is looked at.
final class Examiner: Sendable {
  /// A document to be looked at.
  struct Job: Sendable {
    /// The address.
    var uri: DocumentURI
    /// What the document is.
    var kind: DocumentKind
    /// The state of the text.
    var revision: Int
    /// The text.
    var text: DocumentText
    /// The path of the file that the text is of.
    var path: FilePath
    /// The folder that images are looked for in.
    var folder: FilePath
    /// The units of the client.
    var encoding: PositionEncoding
  }

  private struct State {
    var jobs: [Job] = []
    var hasThread = false
  }

  /// Takes what came of a job.
  typealias Deliver = @Sendable (Job, Examination) -> Void

  /// How much the thread stands back behind answers.
  private static let niceness: Int32 = 10

  private let state = Monitor(State())
  private let search: ManifestSearch
  private let deliver: Deliver

  /// An examiner whose thread starts with the first job; a search finds the manifests of documents.
  init(_ search: ManifestSearch, deliver: @escaping Deliver) {
    self.search = search
    self.deliver = deliver
  }

  /// Has a document looked at, instead of an earlier state of it that still waits.
  func submit(_ job: Job) {
    let startsThread = state.update { state in
      state.jobs.removeAll { $0.uri == job.uri }
      state.jobs.append(job)
      defer { state.hasThread = true }
      return !state.hasThread
    }
    guard startsThread else { return }
    let hasStarted = BackgroundThread.start { [state, search, deliver] in
      // What an editor waits for comes first; on Linux the call is about this thread alone.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Examiner.niceness)
      while true {
        let job = state.wait { state in state.jobs.isEmpty ? nil : state.jobs.removeFirst() }
        deliver(job, Examiner.examine(job, search))
      }
    }
    if !hasStarted { state.withLock { $0.hasThread = false } }
  }

  /// Forgets a document that still waits.
  func cancel(_ uri: DocumentURI) {
    state.withLock { state in state.jobs.removeAll { $0.uri == uri } }
  }

  // MARK: Examining

  private static func examine(_ job: Job, _ search: ManifestSearch) -> Examination {
    let maker = FindingMaker(text: job.text, name: job.path.text, encoding: job.encoding)
    // Documents that are not kept in files have no project.
    let project =
      job.path.isAbsolute
      ? Project(around: job.folder.resolved ?? job.folder, search)
      : Project(withoutManifest: search.surroundings)
    var surroundings = search.surroundings
    surroundings.symbols = project.surroundings.symbols
    let reach = SourceReach(around: job.folder, in: surroundings)
    let loaded = SourceLoader.standard.within(reach)
      .load(job.text.bytes, named: job.path.text, folder: job.folder)
    if job.kind == .spec, loaded.result.isForeign { return Examination(findings: [], rowSizes: [:]) }
    guard loaded.document != nil else {
      return Examination(findings: loaded.diagnostics.map(maker.finding), rowSizes: [:])
    }
    do {
      let (request, flaw) = project.lintRequest()
      let linter = try SourceLinter(request, sources: SourceStore(room: 0))
      let input = InputFile(path: job.path, outputName: job.path.stem)
      var outcome = linter.lint(loaded, of: input, withRowSizes: true)
      request.excuseKnown(&outcome.notices)
      let notices = outcome.notices.filter(\.counts).map(maker.finding)
      // A manifest that could not be taken has no part in the findings.
      let flaws = (project.hasManifest ? [] : project.diagnostics) + [flaw].compactMap(\.self)
      return Examination(
        findings: (flaws + outcome.errors).map(maker.finding) + notices, rowSizes: outcome.rowSizes)
    } catch {
      let finding =
        error as? Diagnostic ?? Diagnostic(.error, at: SourceLocation(file: job.path.text), "\(error)")
      return Examination(findings: [maker.finding(finding)], rowSizes: [:])
    }
  }
}

/// What a closer look at a document gave, which takes longer than a client should wait.
struct Examination: Sendable {
  /// What is wrong with the document.
  var findings: [Finding]
  /// The sizes of rows in points, by their places.
  var rowSizes: [SourceLinter.RowPlace: Size]
}
