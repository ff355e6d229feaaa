import TableModel

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
    let cancelled = MessagePump.cancelled(in: messages)
    for (number, message) in messages.enumerated() where server.status == nil {
      switch message {
      case .failure(let error): send(ServerMessage.failure(error, to: nil))
      case .success(.request(let id, _, _)) where cancelled[id].map { $0 > number } == true:
        send(ServerMessage.failure(ResponseError(.requestCancelled, "the request was cancelled"), to: id))
      case .success(let message): server.handle(message)
      }
    }
    server.settle()
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
