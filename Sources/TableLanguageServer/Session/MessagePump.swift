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

  /// Takes bytes and answers the messages that end in them.
  func take(_ bytes: [UInt8]) {
    framer.append(bytes)
    var messages: [ClientMessage] = []
    while let frame = framer.next() {
      switch frame {
      case .message(let content):
        do throws(ResponseError) {
          messages.append(try ClientMessage(content))
        } catch {
          send(ServerMessage.failure(error, to: nil))
        }
      case .overlong(let count):
        let error = ResponseError(
          .invalidRequest, "a message has \(count) bytes, more than \(MessageFramer.mostBytes)")
        send(ServerMessage.failure(error, to: nil))
      case .broken(let message):
        send(ServerMessage.failure(ResponseError(.parseError, message), to: nil))
        complaint = message
      }
    }
    handle(messages)
  }

  private func handle(_ messages: [ClientMessage]) {
    var cancelled: [RequestID: Int] = [:]
    for (number, message) in messages.enumerated() {
      if case .notification("$/cancelRequest", let params) = message,
        let id = params["id"].flatMap(RequestID.init)
      {
        cancelled[id] = number
      }
    }
    for (number, message) in messages.enumerated() where server.status == nil {
      if case .request(let id, _, _) = message, let place = cancelled[id], place > number {
        send(ServerMessage.failure(ResponseError(.requestCancelled, "the request was cancelled"), to: id))
      } else {
        server.handle(message)
      }
    }
    server.settle()
  }
}
