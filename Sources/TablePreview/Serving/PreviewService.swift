import TableDrawing
import TableModel
import TableProject
import TableRendering
import TableSources

/// The session and the renderer of a preview, which one thread has to itself; requests wait for each other here.
final class PreviewService: Sendable {
  /// What belongs to the thread; nothing before the service is opened.
  private final class Desk {
    var session: PreviewSession?
    var renderer: PreviewRenderer?
  }

  private let thread: WorkThread<Desk>
  private let arguments: [FilePath]
  private let (strings, data): (FilePath?, SampleData?)
  private let search: ManifestSearch
  private let project: Project?

  /// A service for the sources that files, folders and patterns stand for, whose texts and project lie where options say;
  /// `nil` where the system has no thread for it.
  init?(_ arguments: [FilePath], _ options: PreviewOptions) {
    guard let thread = WorkThread(Desk.init) else { return nil }
    (self.thread, self.arguments) = (thread, arguments)
    (strings, data) = (options.strings, options.data)
    var search = ManifestSearch(project: options.folder)
    search.symbols = options.symbols
    self.search = search
    project = options.project
  }

  /// Opens fonts and reads sources; throws where a font is missing.
  func open() throws {
    try thread.run { [arguments, strings, data, search, project] desk in
      Result {
        desk.renderer = try PreviewRenderer(search)
        desk.session = PreviewSession(arguments, strings: strings, data: data, search, of: project)
      }
    }
    .get()
  }

  /// What to wait by until something may have changed.
  var signal: WatchSignal? { thread.run { $0.session?.signal } }

  /// What is wrong with the call itself.
  var complaints: [Diagnostic] { thread.run { $0.session?.complaints ?? [] } }

  /// What pages are to be told, in lines of JSON.
  func look() -> [String] { thread.run { $0.session?.look().map(\.line) ?? [] } }

  /// Looks for folders that were moved without anyone telling; what pages are to be told, in lines of JSON.
  func lookForFolders() -> [String] { thread.run { $0.session?.lookForFolders().map(\.line) ?? [] } }

  /// The sources, and what could not be looked into.
  var list: [(key: String, value: JSONValue)] {
    thread.run { desk in
      [
        ("sources", .array(desk.session?.list.map(\.json) ?? [])),
        ("problems", .array(desk.session?.problems.map(\.preview) ?? [])),
      ]
    }
  }

  /// All that a page shows of a screen, in bytes of JSON; `nil` for a source that is not there.
  func view(_ request: PreviewRequest) -> [UInt8]? {
    thread.run { desk in
      defer { ProcessMemory.giveBackFreed() }
      guard let source = desk.session?.source(request.source) else { return nil }
      return desk.renderer?.view(of: source, request)
    }
  }

  /// What the linter finds on a screen, in JSON; `nil` for a source that is not there.
  func findings(_ request: PreviewRequest) -> String? {
    thread.run { desk in
      defer { ProcessMemory.giveBackFreed() }
      guard let source = desk.session?.source(request.source) else { return nil }
      return desk.renderer?.findings(of: source, request).line
    }
  }

  /// Where the figures of a view’s frame come from, in JSON; `nil` for a source that is not there.
  func explanation(_ request: PreviewRequest) -> String? {
    thread.run { desk in
      defer { ProcessMemory.giveBackFreed() }
      guard let view = request.view, let source = desk.session?.source(request.source) else { return nil }
      var screen = request
      screen.view = nil
      return desk.renderer?.explanation(of: source, screen, view: view).line
    }
  }

  /// A picture file of a screen; `nil` for a source that is not there.
  func picture(_ request: PreviewRequest, as format: PictureFormat) -> Result<[UInt8], Diagnostic>? {
    thread.run { desk in
      defer { ProcessMemory.giveBackFreed() }
      guard let source = desk.session?.source(request.source) else { return nil }
      return desk.renderer?.picture(of: source, request, as: format)
    }
  }
}

/// A thread that has a value to itself, and does for others what they need of it, one thing after the other.
///
/// Fonts belong to the thread that opened them. Its stack holds the deepest source that is let through.
final class WorkThread<Owned>: Sendable {
  private let jobs = Monitor<[@Sendable (Owned) -> Void]>([])

  /// A thread and its value; `nil` where the system has no thread for it.
  init?(_ make: @escaping @Sendable () -> Owned) {
    let hasStarted = BackgroundThread.start { [jobs] in
      let owned = make()
      while true {
        let next = jobs.wait { jobs -> [@Sendable (Owned) -> Void]? in
          defer { jobs = [] }
          return jobs.isEmpty ? nil : jobs
        }
        for job in next { job(owned) }
      }
    }
    guard hasStarted else { return nil }
  }

  /// What the thread makes of its value; whoever asks waits for it.
  func run<Result: Sendable>(_ work: @escaping @Sendable (Owned) -> Result) -> Result {
    let result = Monitor<Result?>(nil)
    jobs.update { jobs in
      jobs.append { owned in
        let made = work(owned)
        result.update { $0 = made }
      }
    }
    return result.wait { $0 }
  }
}
