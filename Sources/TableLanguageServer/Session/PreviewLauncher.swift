import Synchronization
import TableModel
import TablePreview
import TableProject
import TableSources

/// Serves previews for a client, one for each file, and has the client open them; they end with the session.
final class PreviewLauncher: Sendable {
  private struct State {
    var urls: [FilePath: String] = [:]
    /// The addresses that the client was asked to open, by the numbers of the requests.
    var asked: [Int: String] = [:]
    var lastNumber = 0
  }

  private let state = Mutex(State())
  private let starting = Mutex(())
  private let send: FindingBoard.Send
  private let search: ManifestSearch

  /// A launcher that speaks to the client by messages; previews are of a project’s folder, or each of that around its
  /// file.
  init(_ search: ManifestSearch, send: @escaping FindingBoard.Send) {
    self.search = search
    self.send = send
  }

  /// Starts a preview of a file, unless there is one, on a thread of its own, and has the client open it.
  ///
  /// Says whether the system let it.
  func open(_ path: FilePath, for client: ClientCapabilities) -> Bool {
    BackgroundThread.start { [self] in
      do throws(Diagnostic) {
        show(try address(of: path, editor: client.editor), client)
      } catch {
        tell(error.message + (error.hint.map { ": \($0)" } ?? ""), isError: true)
      }
    }
  }

  /// Takes an answer of the client’s: an address that it did not open, the user is told of.
  func take(_ result: JSONValue?, to id: RequestID) {
    guard case .number(let number) = id,
      let url = state.withLock({ $0.asked.removeValue(forKey: number) }),
      !ClientCapabilities.isTrue(result?["success"])
    else { return }
    tell(PreviewLauncher.words(for: url), isError: false)
  }

  /// The address of the preview of a file, which begins now unless there is one.
  private func address(of path: FilePath, editor: String) throws(Diagnostic) -> String {
    // One begins at a time, so that a second wish for the same one finds it.
    let result: Result<String, Diagnostic> = starting.withLock { _ in
      if let known = state.withLock({ $0.urls[path] }) { return .success(known) }
      return Result { () throws(Diagnostic) in try begin(path, editor: editor) }
    }
    return try result.get()
  }

  private func begin(_ path: FilePath, editor: String) throws(Diagnostic) -> String {
    guard let link = EditorLink(editor) else { throw Self.absence("unknown editor “\(editor)”") }
    let server: PreviewServer
    do {
      var options = PreviewOptions(editor: link, folder: search.project)
      options.symbols = search.symbols
      server = try PreviewServer([path], options)
      try server.open()
    } catch {
      throw Self.absence("\(error)")
    }
    state.withLock { $0.urls[path] = server.url }
    // Where it ends, the next wish begins another one.
    let forget: @Sendable () -> Void = { [self] in state.withLock { $0.urls[path] = nil } }
    let hasStarted = BackgroundThread.start {
      try? server.run()
      forget()
    }
    guard hasStarted else {
      forget()
      throw Self.absence("the system has no thread left")
    }
    return server.url
  }

  private static func absence(_ reason: String) -> Diagnostic {
    Diagnostic(.error, at: SourceLocation(file: "preview"), "there is no preview: \(reason)")
  }

  private func show(_ url: String, _ client: ClientCapabilities) {
    guard client.showsDocuments else { return tell(PreviewLauncher.words(for: url), isError: false) }
    let number = state.withLock { state in
      state.lastNumber += 1
      state.asked[state.lastNumber] = url
      return state.lastNumber
    }
    let params: [(key: String, value: JSONValue)] = [
      ("uri", .string(url)), ("external", .bool(true)), ("takeFocus", .bool(true)),
    ]
    send(ServerMessage.request("window/showDocument", .object(params), id: .number(number)))
  }

  private static func words(for url: String) -> String { "The preview is at \(url)" }

  private func tell(_ message: String, isError: Bool) {
    let kind = isError ? 1.0 : 3.0
    send(
      ServerMessage.notification(
        "window/showMessage", .object([("type", .number(kind)), ("message", .string(message))])))
  }
}
