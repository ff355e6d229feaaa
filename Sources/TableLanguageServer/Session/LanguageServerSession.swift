import Synchronization
import TableModel
import TableProject
import TableSources

/// A session over standard input and output: reads messages, and lets a server answer them.
package enum LanguageServerSession {
  /// How many bytes are read at once.
  private static let chunk = 1 << 16

  /// Serves the client until it ends the session.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - rulesURL: The address of the folder that explains rules; `nil` where there is none.
  ///   - search: The project’s folder, where that of each document is not looked for, and the user’s folder of symbols.
  ///   - complain: Takes the words for a session that cannot go on.
  /// - Returns: The status with which the program is to end: 0 after “shutdown” and “exit”, 1 otherwise.
  package static func run(
    version: String, rulesURL: String?, search: ManifestSearch, complain: (String) -> Void
  ) -> Int32 {
    let failure = Mutex<FileError?>(nil)
    let send: FindingBoard.Send = { bytes in
      failure.withLock { failure in
        guard failure == nil else { return }
        do throws(FileError) {
          try OutputFile.writeToStandardOutput(bytes)
        } catch {
          failure = error
        }
      }
    }
    // Documents are called by their paths from the root, and so is what lies around them.
    var search = search
    search.project = search.project.map { $0.resolved ?? $0 }
    let server = LanguageServer(
      version: version, rulesURL: rulesURL, search: search,
      previews: PreviewLauncher(search, send: send), send: send)
    let pump = MessagePump(server, send: send)
    while true {
      if let failure = failure.withLock({ $0 }) {
        // A client who has gone knows.
        if !failure.isBrokenPipe { complain(failure.description) }
        return 1
      }
      guard let bytes = try? OpenFile.standardInput.readOn(count: chunk), !bytes.isEmpty else {
        complain("standard input ended before the session did")
        return 1
      }
      pump.take(bytes)
      if let complaint = pump.complaint { complain(complaint) }
      if let status = pump.status { return status }
    }
  }

  /// The bytes with which a fresh session answers all that a client sends, taken in at once; it starts no previews.
  package static func replies(to bytes: [UInt8]) -> [UInt8] {
    let replies = Mutex<[UInt8]>([])
    let send: FindingBoard.Send = { bytes in replies.withLock { $0 += bytes } }
    let server = LanguageServer(
      version: "0", rulesURL: nil, search: ManifestSearch(), previews: nil, send: send)
    MessagePump(server, send: send).take(bytes)
    return replies.withLock { $0 }
  }
}

/// Hands what comes in from a client to the server, message by message.
///
/// Of the messages that come in together, requests that are cancelled behind them are not worked on, and documents are
/// looked at when all changes have been taken.
final class MessagePump {
  private let server: LanguageServer
  private let send: FindingBoard.Send
  private var framer = MessageFramer()
  /// Why the session cannot go on; `nil` while it does.
  private(set) var complaint: String?

  /// A pump for a server; `send` sends the bytes of a message.
  init(_ server: LanguageServer, send: @escaping FindingBoard.Send) {
    self.server = server
    self.send = send
  }

  /// The status with which the program is to end; `nil` while the session goes on.
  var status: Int32? { complaint == nil ? server.status : 1 }

  /// Takes bytes and answers the messages that end in them, in their order.
  func take(_ bytes: [UInt8]) {
    framer.append(bytes)
    // Texts have left their messages, and are not held twice, when they are read.
    answer(arrived())
    server.settle()
  }

  /// The messages that have come in as a whole.
  private func arrived() -> [Result<ClientMessage, ResponseError>] {
    var messages: [Result<ClientMessage, ResponseError>] = []
    while let frame = framer.next() {
      switch frame {
      case .message(let content):
        messages.append(Result { () throws(ResponseError) in try ClientMessage(content) })
      case .overlong(let count):
        messages.append(
          .failure(
            ResponseError(
              .invalidRequest, "a message has \(count) bytes, more than \(MessageFramer.mostBytes)")))
      case .broken(let message):
        messages.append(.failure(ResponseError(.parseError, message)))
        complaint = message
      }
    }
    return messages
  }

  private func answer(_ messages: [Result<ClientMessage, ResponseError>]) {
    let cancelled = MessagePump.cancelled(in: messages)
    for (number, message) in messages.enumerated() where server.status == nil {
      switch message {
      case .failure(let error): send(ServerMessage.failure(error, to: nil))
      case .success(.request(let id, _, _)) where cancelled[id].map { $0 > number } == true:
        send(ServerMessage.failure(ResponseError(.requestCancelled, "the request was cancelled"), to: id))
      case .success(let message): server.handle(message)
      }
    }
  }

  /// The ids that are cancelled by some of the messages, and the numbers of the last of those.
  private static func cancelled(in messages: [Result<ClientMessage, ResponseError>]) -> [RequestID: Int] {
    var cancelled: [RequestID: Int] = [:]
    for (number, message) in messages.enumerated() {
      guard case .success(.notification("$/cancelRequest", let params)) = message,
        let id = params["id"].flatMap(RequestID.init)
      else { continue }
      cancelled[id] = number
    }
    return cancelled
  }
}
