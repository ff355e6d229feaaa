import TableModel
import TableProject

/// A session with one client: takes its messages, one after the other, and answers them.
final class LanguageServer {
  /// How far the session has come.
  private enum Phase {
    case fresh, running, shutDown
  }

  private let version: String
  private let send: FindingBoard.Send
  private let sync: DocumentSync
  private let features: LanguageFeatures
  private let previews: PreviewLauncher?
  private var phase = Phase.fresh
  /// The status with which the program is to end; `nil` while the session goes on.
  private(set) var status: Int32?

  /// A session that has not begun.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - rulesURL: The address of the folder that explains rules; `nil` where there is none.
  ///   - search: Finds the manifests of documents.
  ///   - previews: Starts previews; `nil` where nothing may be started.
  ///   - send: Sends the bytes of a message.
  init(
    version: String, rulesURL: String?, search: ManifestSearch, previews: PreviewLauncher?,
    send: @escaping FindingBoard.Send
  ) {
    self.previews = previews
    self.version = version
    self.send = send
    let board = FindingBoard(rulesURL: rulesURL, send: send)
    sync = DocumentSync(board: board, search, send: send)
    features = LanguageFeatures(board: board, rulesURL: rulesURL, previews: previews)
  }

  /// Answers a message, if it wants an answer.
  func handle(_ message: ClientMessage) {
    switch message {
    case .request(let id, let method, let params):
      do throws(ResponseError) {
        send(ServerMessage.result(try result(of: method, params), to: id))
      } catch {
        send(ServerMessage.failure(error, to: id))
      }
    case .notification(let method, let params): take(method, params)
    case .response(let id, let result):
      if let id { previews?.take(result, to: id) }
    }
  }

  /// Looks at the documents that have changed; to be called where no message waits.
  func settle() {
    guard status == nil else { return }
    sync.settle()
  }

  private func result(of method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch (phase, method) {
    case (.fresh, "initialize"):
      let client = ClientCapabilities(params)
      phase = .running
      sync.encoding = client.encoding
      features.client = client
      return ServerCapabilities.json(client.encoding, version: version)
    case (.fresh, _):
      throw ResponseError(.serverNotInitialized, "the first request must be “initialize”")
    case (.running, "initialize"):
      throw ResponseError(.invalidRequest, "the session has begun already")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, _):
      guard let feature = LanguageFeatures.methods[method] else {
        throw ResponseError(.methodNotFound, "there is no method “\(method.shortened)”")
      }
      if let asked = DocumentURI(params["textDocument"]?["uri"]).flatMap({ sync.documents[$0] }) {
        sync.documents.forgetReadings(before: asked)
      }
      return try feature(features)(params, sync.documents)
    case (.shutDown, _):
      throw ResponseError(.invalidRequest, "the session is over; only “exit” may follow")
    }
  }

  private func take(_ method: String, _ params: JSONValue) {
    if method == "exit" { status = phase == .shutDown ? 0 : 1 }
    guard phase == .running else { return }
    sync.take(method, params)
  }
}

extension String {
  /// The text with no more characters than a message needs.
  var shortened: String {
    let longest = 80
    return unicodeScalars.count > longest
      ? String(String.UnicodeScalarView(unicodeScalars.prefix(longest))) + "…" : self
  }
}
