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
