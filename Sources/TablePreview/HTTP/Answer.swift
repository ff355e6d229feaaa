/// What a server of pages answers to a request.
struct Answer: Sendable {
  /// What follows the head.
  enum Body: Sendable {
    /// Bytes that are there already.
    case bytes([UInt8])
    /// Events as they come, until the client or the server has enough.
    case events(EventHub.Stream)
  }

  /// How it went.
  var status: Status
  /// The media type of the body.
  var type: String
  /// What follows the head.
  var body: Body
  /// Fields besides those that all answers have.
  var fields: [(name: String, value: String)] = []
  /// Whether it is a page of the server's own, which may run its scripts; a picture that is a page of HTML is none.
  var isPage = false

  /// What pages may do: they use what this server has, and nothing else.
  private static let pagePolicy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
  /// What pictures may do that are opened by themselves: nothing.
  private static let picturePolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"

  /// The fields of all answers: nothing is kept, guessed, told to others, or shown in a page of others.
  private static let common: [(name: String, value: String)] = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
  ]

  /// An answer with bytes.
  init(_ status: Status = .ok, _ type: String, _ bytes: [UInt8], isPage: Bool = false) {
    (self.status, self.type, body, self.isPage) = (status, type, .bytes(bytes), isPage)
  }

  /// An answer in words.
  init(_ status: Status, _ text: String) {
    self.init(status, "text/plain; charset=utf-8", Array((text + "\n").utf8))
  }

  /// Events as they come.
  init(_ events: EventHub.Stream) {
    (status, type, body) = (.ok, "text/event-stream", .events(events))
  }

  /// The head, with the empty line that ends it.
  func head(closes: Bool) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)", "Content-Type: \(type)"]
    lines.append("Content-Security-Policy: \(isPage ? Answer.pagePolicy : Answer.picturePolicy)")
    lines += (Answer.common + fields).map { "\($0.name): \($0.value)" }
    switch body {
    case .bytes(let bytes): lines.append("Content-Length: \(bytes.count)")
    case .events: break
    }
    lines.append("Connection: \(closes ? "close" : "keep-alive")")
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}

/// The statuses of HTTP that a server of pages answers with.
enum Status: Int, Hashable, Sendable {
  case ok = 200
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timeout = 408
  case conflict = 409
  case contentTooLarge = 413
  case misdirected = 421
  case unprocessable = 422
  case fieldsTooLarge = 431
  case unavailable = 503

  /// What the status is called.
  var phrase: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .conflict: "Conflict"
    case .contentTooLarge: "Content Too Large"
    case .misdirected: "Misdirected Request"
    case .unprocessable: "Unprocessable Content"
    case .fieldsTooLarge: "Request Header Fields Too Large"
    case .unavailable: "Service Unavailable"
    }
  }
}
