import TableModel

/// What a client says.
enum ClientMessage {
  /// Something that wants an answer.
  case request(RequestID, method: String, params: JSONValue)
  /// Something that wants none.
  case notification(method: String, params: JSONValue)
  /// An answer to what the server asked: its result, or nothing where the client could not do it.
  case response(RequestID?, result: JSONValue?)

  /// The message that bytes are; throws what is to be answered where they are none.
  init(_ bytes: [UInt8]) throws(ResponseError) {
    let value: JSONValue
    do {
      value = try JSONReader.parse(bytes, keepingHalves: true)
    } catch {
      throw ResponseError(
        .parseError, "the message is not JSON, or too deeply nested, from byte \(error.offset)")
    }
    guard case .object = value else {
      throw ResponseError(
        .invalidRequest, "a message must be one object; batches are not part of the protocol")
    }
    let params = value["params"] ?? .null
    switch (value["method"], value["id"]) {
    case (.string(let method)?, nil): self = .notification(method: method, params: params)
    case (.string(let method)?, let id?):
      guard let id = RequestID(id) else {
        throw ResponseError(.invalidRequest, "the id of a request must be a whole number or a text")
      }
      self = .request(id, method: method, params: params)
    case (nil, let id?): self = .response(RequestID(id), result: value["result"])
    default: throw ResponseError(.invalidRequest, "a message must have a “method”, which is a text")
    }
  }
}

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

/// What tells a request from the others of its client: a whole number or a text.
enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// The greatest number that is written with all of its digits and nothing else.
  private static let greatest = 999_999_999_999_999

  /// The id that a value is; `nil` for what the protocol does not allow.
  init?(_ value: JSONValue) {
    switch value {
    case .number(let number):
      guard let whole = Int(exactly: number), whole.magnitude <= RequestID.greatest else { return nil }
      self = .number(whole)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }

  /// The id as an answer repeats it.
  var json: JSONValue {
    switch self {
    case .number(let number): .number(Double(number))
    case .text(let text): .string(text)
    }
  }
}

/// Why a request has no result.
struct ResponseError: Error, Hashable {
  /// The kinds of errors, with the numbers that JSON-RPC and the Language Server Protocol give them.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  /// The kind.
  var code: Code
  /// What is wrong, in one sentence without a full stop.
  var message: String

  /// An error of a kind.
  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The error as an answer has it.
  var json: JSONValue {
    .object([("code", .number(Double(code.rawValue))), ("message", .string(message))])
  }
}
