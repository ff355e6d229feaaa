import Glibc
import TableModel
import TableProject
import TableSources

/// A preview from its beginning to its end: the sources, the thread that follows them, and the server.
package final class PreviewServer: PageServing {
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
  package init(_ arguments: [FilePath], _ options: PreviewOptions) throws {
    guard let service = PreviewService(arguments, options), let token = AccessToken() else {
      throw PreviewServer.failure("the system has no threads or random bytes left")
    }
    self.options = options
    server = try LoopbackServer(port: options.port, address: options.address, hub: hub)
    guardian = RequestGuard(token: token, port: server.port, address: options.address, names: options.hosts)
    self.service = service
  }

  /// The address of the page, which nobody guesses.
  package var url: String { guardian.url }

  /// Why there is no preview, which is about no file.
  private static func failure(_ words: String) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: "preview"), words)
  }

  /// Opens the fonts and reads the sources.
  ///
  /// - Throws: An error where a font is missing.
  package func open() throws {
    try service.open()
  }

  /// What is wrong with the call itself, such as a file that is not there; nothing before `open()`.
  package var complaints: [Diagnostic] { service.complaints }

  /// Follows the files and serves pages for ever, once it is opened.
  ///
  /// - Throws: An error where the server has lost its socket.
  package func run() throws {
    guard let signal = service.signal else { return }
    let following = BackgroundThread.start { [service, hub] in
      PreviewServer.follow(service, hub, from: signal)
    }
    guard following else {
      throw PreviewServer.failure("the system has no thread left to follow files")
    }
    let site = PreviewSite(service, hub: hub, guardian: guardian, options: options)
    let handler = Connection.Handler(
      refusal: { [guardian] head in
        if case .failure(let refusal) = guardian.path(of: head) { refusal } else { nil }
      }, answer: { head, _ in site.answer(head) })
    do throws(SystemError) {
      try server.run(handler)
    } catch {
      throw PreviewServer.failure("the server has lost its socket: \(error.explanation)")
    }
  }

  /// Waits for changes on a thread of its own, has the service look at them, and tells the pages, for ever.
  private static func follow(_ service: PreviewService, _ hub: EventHub, from first: WatchSignal) {
    var signal = first
    while true {
      let hasChanged = signal.wait(atMost: patience)
      if hasChanged { usleep(settlingTime) }
      let news = hasChanged ? service.look() : service.lookForFolders()
      if !news.isEmpty { hub.send(news) }
      signal = service.signal ?? signal
    }
  }
}

/// Opens an address in the user’s browser.
///
/// What a program is started with can be read by everyone on the machine. So the browser is given a file that only the
/// user can read, and that leads on to the address.
package enum PageOpener {
  private static let program: FilePath = "xdg-open"

  /// Opens an address, and gives the folder that has to stay as long as the browser may want to read it.
  ///
  /// Throws where there is no program for that.
  package static func open(_ url: String) throws -> PrivateFolder {
    let folder = try PrivateFolder()
    let file = folder.path.appending("preview.html")
    let page = "<!doctype html><meta charset=utf-8><meta http-equiv=refresh content=\"0; url=\(url)\">\n"
    try OutputFile(path: file).write(Array(page.utf8))
    do throws(SystemError) {
      try ChildProcess.startAlone(program, [file])
    } catch {
      throw Diagnostic(
        .warning, at: SourceLocation(file: program.text),
        "no browser was opened: error \(error.number) of the system",
        hint: "open the address yourself, or install xdg-utils")
    }
    return folder
  }
}
