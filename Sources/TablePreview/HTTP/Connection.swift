import Glibc
import TableProject
import TableSources

/// One connection of a client: requests one after the other, within limits of size, number and time.
struct Connection: Sendable {
  /// What a connection may cost.
  struct Limits: Sendable {
    /// The seconds in which a client need not ask anything first.
    var greeting = 10.0
    /// The seconds in which a client need not ask anything more.
    var idle = 60.0
    /// The seconds in which a head must be there once it has begun.
    var head = 10.0
    /// The seconds in which a client must take what it is sent, a megabyte at a time.
    var write = 20.0
    /// The most requests.
    var requests = 10_000
    /// The most bytes that follow a head; none where clients have nothing to say.
    var body = 0
  }

  /// Whom a server answers, and what.
  struct Handler: Sendable {
    /// Why a request is not to be answered; `nil` where it is.
    var refusal: @Sendable (RequestHead) -> RequestHead.Refusal?
    /// The answer to a request that is not refused, and to the bytes that followed it.
    var answer: @Sendable (RequestHead, [UInt8]) -> Answer
  }

  let socket: LoopbackSocket
  var limits = Limits()
  let hub: EventHub
  /// Is told when the client has asked for something that is not refused.
  let isKnown: @Sendable () -> Void
  let handler: Handler

  private static let chunk = 1 << 20

  /// Serves the client until one of both has enough.
  func run() {
    var buffer: [UInt8] = []
    var count = 0
    do {
      while count < limits.requests,
        let bytes = try nextHead(&buffer, idle: count == 0 ? limits.greeting : limits.idle)
      {
        count += 1
        let head: RequestHead
        do {
          head = try RequestHead(bytes, mostBody: limits.body)
        } catch {
          return try refuse(error)
        }
        if let refusal = handler.refusal(head) { return try refuse(refusal) }
        isKnown()
        guard let body = try nextBody(head.bodyLength, &buffer) else { return }
        let answer = handler.answer(head, body)
        let closes = head.closes || count == limits.requests
        try send(answer, closes: closes)
        if closes { return }
      }
    } catch let refusal as RequestHead.Refusal {
      try? refuse(refusal)
    } catch {
      // The client has gone, or is too slow: there is nobody to be told.
      return
    }
  }

  /// The bytes of the next head, which are taken out of the buffer; `nil` at the end.
  ///
  /// `idle` is the seconds in which it need not begin.
  private func nextHead(_ buffer: inout [UInt8], idle: Double) throws -> [UInt8]? {
    var deadline = MonotonicClock.now + (buffer.isEmpty ? idle : limits.head)
    while true {
      if let length = RequestHead.length(in: buffer) {
        guard length <= RequestHead.mostBytes else { throw RequestHead.Refusal(status: .fieldsTooLarge) }
        defer { buffer.removeFirst(length) }
        return Array(buffer[..<length])
      }
      guard buffer.count <= RequestHead.mostBytes else {
        throw RequestHead.Refusal(status: .fieldsTooLarge)
      }
      let isFirst = buffer.isEmpty
      guard let new = try socket.read(atMost: 4_096, until: deadline) else {
        if isFirst { return nil }
        throw RequestHead.Refusal(status: .timeout)
      }
      if new.isEmpty { return nil }
      if isFirst { deadline = MonotonicClock.now + limits.head }
      buffer += new
    }
  }

  /// The bytes that follow a head, which are taken out of the buffer; `nil` where the client has gone.
  ///
  /// They are waited for no longer than a head is.
  private func nextBody(_ length: Int, _ buffer: inout [UInt8]) throws -> [UInt8]? {
    let deadline = MonotonicClock.now + limits.head
    while buffer.count < length {
      guard let new = try socket.read(atMost: Connection.chunk, until: deadline) else {
        throw RequestHead.Refusal(status: .timeout)
      }
      if new.isEmpty { return nil }
      buffer += new
    }
    defer { buffer.removeFirst(length) }
    return Array(buffer.prefix(length))
  }

  /// Says why a request is not answered; whoever asks so keeps no connection.
  private func refuse(_ refusal: RequestHead.Refusal) throws {
    try send(Answer(refusal.status, refusal.status.phrase), closes: true)
  }

  private func send(_ answer: Answer, closes: Bool) throws {
    switch answer.body {
    case .bytes(let bytes) where bytes.count < Connection.chunk:
      try write(answer.head(closes: closes) + bytes)
    case .bytes(let bytes):
      // What is long is not copied to stand behind its head.
      try write(answer.head(closes: closes))
      try write(bytes)
    case .events(let stream):
      defer { hub.close(stream) }
      hub.begin(stream, on: socket, answer.head(closes: true))
      // A page says nothing more; what comes is the end of the connection.
      _ = try socket.read(atMost: 1, until: .infinity)
      throw SystemError(number: ECONNRESET)
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    for start in stride(from: 0, to: bytes.count, by: Connection.chunk) {
      let part = bytes[start..<min(bytes.count, start + Connection.chunk)]
      try socket.write(part, until: MonotonicClock.now + limits.write)
    }
  }
}
