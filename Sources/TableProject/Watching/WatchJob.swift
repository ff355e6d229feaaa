import Glibc
import TableDrawing
import TableModel
import TableRendering
import TableSources

/// Draws sources, and again whatever changes: what `tablemock watch` does.
///
/// Failures are reported and do not stop the rest. An unchanged picture is not written.
public final class WatchJob {
  private let render: RenderJob
  private let sources: WatchedSources
  private let watcher: FolderWatcher
  private var pictures = DrawnPictures()
  private var broken: [FilePath: LoadingResult] = [:]
  private var toldProblem: Diagnostic?

  /// The seconds after which folders are looked for that were moved without anyone telling.
  private static let patience = 2.0
  /// The microseconds in which what belongs together is saved.
  private static let settlingTime: useconds_t = 10_000

  /// A job for files, folders and patterns, whose pictures are drawn as `render` says, whatever inputs that has, with
  /// their texts in other languages in a folder, or beside them; a search finds their project, or it is the one that names
  /// them.
  public init(
    _ arguments: [FilePath], strings: FilePath? = nil, data: SampleData? = nil,
    _ search: ManifestSearch = ManifestSearch(),
    of project: Project? = nil, render: RenderJob
  ) {
    sources = WatchedSources(arguments, strings: strings, data: data, search, of: project)
    watcher = FolderWatcher()
    self.render = render
  }

  /// The number of sources that are followed at present.
  public var sourceCount: Int { sources.inputs.count }

  /// Draws everything, and then what changes, until someone interrupts the program; returns the signal's number.
  ///
  /// Throws where a font is missing, and what the observer throws.
  public func run(_ observer: any JobObserver, hasBegun: () -> Void) throws -> Int32 {
    var render = render
    render.inputs = sources.inputs
    let renderer = try Renderer()
    renderer.cancellation = CancellationToken { Interruption.signal != nil }
    let session = RenderSession(render, renderer, withDigests: observer.wantsDigests)
    session.shouldEnd = { Interruption.signal != nil }
    // Watching begins before reading, so that nothing is missed that is saved meanwhile.
    watcher.watch(sources.folders)
    observer.found(sources.problems)
    try draw(sources.inputs, session, observer)
    watch(observer)
    hasBegun()
    var lastLook = MonotonicClock.now
    while true {
      if let signal = Interruption.signal { return signal }
      if watcher.signal.wait(atMost: 0.25) {
        usleep(WatchJob.settlingTime)
        try follow(watcher.changes(), session, observer)
      }
      if MonotonicClock.now - lastLook > WatchJob.patience {
        watcher.watch(sources.folders)
        try follow(watcher.changes(), session, observer)
        lastLook = MonotonicClock.now
      }
    }
  }

  private func follow(
    _ changes: FolderChanges, _ session: RenderSession, _ observer: any JobObserver
  ) throws {
    let effect = sources.effect(of: changes)
    guard !effect.isEmpty else { return }
    observer.beganAnew()
    if effect.changesList {
      watch(observer)
      observer.found(sources.problems)
      tell(ofRemoved: effect.removed, observer)
    }
    let news = effect.doubtful.filter { input in
      SourceStore().source(of: input, isWantedAgain: false).result != broken[input.path]
    }
    try draw(effect.changed + news, session, observer)
    watch(observer)
  }

  /// Tells which sources are gone: each of a few, and of many the first.
  private func tell(ofRemoved removed: [InputFile], _ observer: any JobObserver) {
    for input in removed { broken[input.path] = nil }
    let gone = removed.filter { !$0.path.exists }
    guard let first = gone.first else { return }
    let place = SourceLocation(file: first.path.text)
    let message =
      gone.count == 1
      ? "the file is gone; its pictures stay"
      : "this and \(gone.count - 1) more files are gone; their pictures stay"
    observer.found([Diagnostic(.warning, at: place, message)])
  }

  private func draw(
    _ inputs: [InputFile], _ session: RenderSession, _ observer: any JobObserver
  ) throws {
    guard !inputs.isEmpty else { return }
    session.hasLoaded = { [weak self] input, source in
      self?.sources.note(source, of: input)
      let result = source.result
      self?.broken[input.path] = result.document == nil || !result.diagnostics.isEmpty ? result : nil
    }
    session.hasDrawn = { [weak self] job, results in self?.pictures.note(results, of: job.output) }
    let summary = try session.draw(inputs, observer) { [weak self] job, source in
      let key = JobKey(of: source).digits(of: job)
      return self?.pictures.isThere(job.output, showing: key) ?? false
    }
    sources.noteSurroundings(isLast: true)
    observer.goesOn(summary)
  }

  /// Watches the folders that matter now.
  private func watch(_ observer: any JobObserver) {
    watcher.watch(sources.folders)
    guard let problem = watcher.problem, problem != toldProblem else { return }
    toldProblem = problem
    observer.found([problem])
  }
}

/// The pictures that have been written, and what they show: those need not be drawn again.
struct DrawnPictures {
  private struct Picture {
    var key: String
    /// The files of the picture, which are several where it was cut into pages; none where it was not written.
    var files: [FilePath] = []
  }

  private var pictures: [FilePath: Picture] = [:]

  /// Whether the files of a picture are there and have this key; where not, it is taken for one that is drawn next.
  mutating func isThere(_ output: FilePath, showing key: String) -> Bool {
    if let known = pictures[output], known.key == key, !known.files.isEmpty, known.files.allSatisfy(\.exists)
    {
      return true
    }
    pictures[output] = Picture(key: key)
    return false
  }

  /// Takes note of what became of the picture that was drawn, or of its pages.
  mutating func note(_ results: [JobResult], of output: FilePath) {
    let isWhole = results.allSatisfy { $0.status == .written }
    pictures[output]?.files = isWhole ? results.map(\.output) : []
  }
}
