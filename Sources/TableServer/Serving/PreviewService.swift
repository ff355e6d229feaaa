import TableBatch
import TableDrawing
import TableModel
import TableRendering
import TableSources

/// The session and the renderer of a preview, which one thread has to itself; requests wait for each other here.
actor PreviewService {
  private let executor: ThreadExecutor
  private let arguments: [FilePath]
  private let strings: FilePath?
  private let search: ManifestSearch
  private var session: PreviewSession?
  private var renderer: PreviewRenderer?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// A service for the sources that files, folders and patterns stand for, whose texts and project lie where options say.
  init(_ arguments: [FilePath], _ options: PreviewOptions, on executor: ThreadExecutor) {
    self.arguments = arguments
    strings = options.strings
    search = ManifestSearch(project: options.project)
    self.executor = executor
  }

  /// Opens fonts and reads sources; throws where a font is missing.
  func open() throws {
    renderer = try PreviewRenderer(search)
    session = PreviewSession(arguments, strings: strings, search)
  }

  /// What to wait by until something may have changed.
  var signal: WatchSignal? { session?.signal }

  /// What is wrong with the call itself.
  var complaints: [Diagnostic] { session?.complaints ?? [] }

  /// What pages are to be told, in lines of JSON.
  func look() -> [String] { session?.look().map(\.line) ?? [] }

  /// Looks for folders that were moved without anyone telling; what pages are to be told, in lines of JSON.
  func lookForFolders() -> [String] { session?.lookForFolders().map(\.line) ?? [] }

  /// The sources, and what could not be looked into.
  var list: [(key: String, value: JSONValue)] {
    [
      ("sources", .array(session?.list.map(\.json) ?? [])),
      ("problems", .array(session?.problems.map(\.preview) ?? [])),
    ]
  }

  /// All that a page shows of a screen, in bytes of JSON; `nil` for a source that is not there.
  func view(_ request: PreviewRequest) -> [UInt8]? {
    defer { ProcessMemory.giveBackFreed() }
    guard let source = session?.source(request.source) else { return nil }
    return renderer?.view(of: source, request)
  }

  /// What the linter finds on a screen, in JSON; `nil` for a source that is not there.
  func findings(_ request: PreviewRequest) -> String? {
    defer { ProcessMemory.giveBackFreed() }
    guard let source = session?.source(request.source) else { return nil }
    return renderer?.findings(of: source, request).line
  }

  /// Where the figures of a view’s frame come from, in JSON; `nil` for a source that is not there.
  func explanation(_ request: PreviewRequest) -> String? {
    defer { ProcessMemory.giveBackFreed() }
    guard let view = request.view, let source = session?.source(request.source) else { return nil }
    var screen = request
    screen.view = nil
    return renderer?.explanation(of: source, screen, view: view).line
  }

  /// A picture file of a screen; `nil` for a source that is not there.
  func picture(_ request: PreviewRequest, as format: PictureFormat) -> Result<[UInt8], Diagnostic>? {
    defer { ProcessMemory.giveBackFreed() }
    guard let source = session?.source(request.source) else { return nil }
    return renderer?.picture(of: source, request, as: format)
  }
}
