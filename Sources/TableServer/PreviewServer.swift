import Glibc
import TableBatch
import TableModel
import TableSources

/// A preview from its beginning to its end: the sources, the thread that follows them, and the server.
public final class PreviewServer: Sendable {
  private let service: PreviewService
  private let hub = EventHub()
  private let server: LoopbackServer
  private let guardian: RequestGuard
  private let options: PreviewOptions

  /// The seconds after which folders are looked for that were moved without anyone telling.
  private static let patience = 2.0
  /// The microseconds in which what belongs together is saved.
  private static let settlingTime: useconds_t = 10_000

  /// A preview of the sources that files, folders and patterns stand for.
  ///
  /// - Throws: A `ServerError` where the port cannot be had.
  public init(_ arguments: [FilePath], _ options: PreviewOptions) throws {
    guard let executor = ThreadExecutor(), let token = AccessToken() else {
      throw Diagnostic(
        .error, at: SourceLocation(file: "tablemock-preview"),
        "the system has no threads or random bytes left")
    }
    self.options = options
    server = try LoopbackServer(port: options.port, hub: hub)
    guardian = RequestGuard(token: token, port: server.port)
    service = PreviewService(arguments, options, on: executor)
  }

  /// The address of the page, which nobody guesses.
  public var url: String { guardian.url }

  /// Opens the fonts and reads the sources.
  ///
  /// - Throws: An error where a font is missing.
  public func open() async throws {
    try await service.open()
  }

  /// What is wrong with the call itself, such as a file that is not there; nothing before `open()`.
  public var complaints: [Diagnostic] {
    get async { await service.complaints }
  }

  /// Follows the files and serves pages until the task is cancelled.
  ///
  /// - Throws: An error where the server has lost its sockets.
  public func run() async throws {
    guard let signal = await service.signal else { return }
    let following = BackgroundThread.start { [service, hub] in
      PreviewServer.follow(service, hub, from: signal)
    }
    guard following else {
      throw Diagnostic(
        .error, at: SourceLocation(file: "tablemock-preview"), "the system has no thread left to follow files"
      )
    }
    let site = PreviewSite(service, hub: hub, guardian: guardian, options: options)
    try await server.run(
      Connection.Handler(
        refusal: { [guardian] head in
          if case .failure(let refusal) = guardian.path(of: head) { refusal } else { nil }
        }, answer: { await site.answer($0) }))
  }

  /// Waits for changes on a thread of its own, has the service look at them, and tells the pages, for ever.
  private static func follow(_ service: PreviewService, _ hub: EventHub, from first: WatchSignal) {
    let next = Monitor<WatchSignal?>(nil)
    var signal = first
    while true {
      let hasChanged = signal.wait(atMost: patience)
      if hasChanged { usleep(settlingTime) }
      let last = signal
      Task {
        let news = hasChanged ? await service.look() : await service.lookForFolders()
        if !news.isEmpty { hub.send(news) }
        let current = await service.signal ?? last
        next.update { $0 = current }
      }
      signal = next.wait { signal in
        defer { signal = nil }
        return signal
      }
    }
  }
}
