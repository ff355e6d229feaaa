import TableModel

/// What the server says, as the bytes of a message with its header.
enum ServerMessage {
  /// The answer to a request.
  static func result(_ value: JSONValue, to id: RequestID) -> [UInt8] {
    framed([("id", id.json), ("result", value)])
  }

  /// The answer to a request that failed, or to something whose id nobody knows.
  static func failure(_ error: ResponseError, to id: RequestID?) -> [UInt8] {
    framed([("id", id?.json ?? .null), ("error", error.json)])
  }

  /// Something that wants no answer.
  static func notification(_ method: String, _ params: JSONValue) -> [UInt8] {
    framed([("method", .string(method)), ("params", params)])
  }

  /// Something that the client is to do.
  static func request(_ method: String, _ params: JSONValue, id: RequestID) -> [UInt8] {
    framed([("id", id.json), ("method", .string(method)), ("params", params)])
  }

  private static func framed(_ members: [(key: String, value: JSONValue)]) -> [UInt8] {
    var text = ""
    JSONValue.object([("jsonrpc", .string("2.0"))] + members).write(to: &text)
    let content = Array(text.utf8)
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
