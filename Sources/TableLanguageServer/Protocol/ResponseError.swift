import TableModel

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
