import FlyingSocks
import Foundation

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
  }

  /// Whom a server answers, and what.
  struct Handler: Sendable {
    /// Why a request is not to be answered; `nil` where it is.
    var refusal: @Sendable (RequestHead) -> RequestHead.Refusal?
    /// The answer to a request that is not refused.
    var answer: @Sendable (RequestHead) async -> Answer
  }

  let socket: AsyncSocket
  var limits = Limits()
  let hub: EventHub
  /// Is told when the client has asked for something that is not refused.
  let isKnown: @Sendable () -> Void
  let handler: Handler

  private static let chunk = 1 << 20

  /// Serves the client until one of both has enough.
  func run() async {
    var buffer: [UInt8] = []
    var count = 0
    do {
      while count < limits.requests,
        let bytes = try await nextHead(&buffer, idle: count == 0 ? limits.greeting : limits.idle)
      {
        count += 1
        let head: RequestHead
        do {
          head = try RequestHead(bytes)
        } catch {
          return try await refuse(error)
        }
        if let refusal = handler.refusal(head) { return try await refuse(refusal) }
        isKnown()
        let answer = await handler.answer(head)
        let closes = head.closes || count == limits.requests
        try await send(answer, closes: closes)
        if closes { return }
      }
    } catch let refusal as RequestHead.Refusal {
      try? await refuse(refusal)
    } catch {
      // The client has gone, or is too slow: there is nobody to be told.
      return
    }
  }

  /// The bytes of the next head, which are taken out of the buffer; `nil` at the end.
  ///
  /// `idle` is the seconds in which it need not begin.
  private func nextHead(_ buffer: inout [UInt8], idle: Double) async throws -> [UInt8]? {
    let clock = ContinuousClock()
    var deadline = clock.now + .seconds(buffer.isEmpty ? idle : limits.head)
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
      let new = try await Deadline.run(until: deadline) { try await socket.read(atMost: 4_096) }
      guard let new else {
        if isFirst { return nil }
        throw RequestHead.Refusal(status: .timeout)
      }
      if isFirst { deadline = clock.now + .seconds(limits.head) }
      buffer += new
    }
  }

  /// Says why a request is not answered; whoever asks so keeps no connection.
  private func refuse(_ refusal: RequestHead.Refusal) async throws {
    try await send(Answer(refusal.status, refusal.status.phrase), closes: true)
  }

  private func send(_ answer: Answer, closes: Bool) async throws {
    switch answer.body {
    case .bytes(let bytes) where bytes.count < Connection.chunk:
      try await write(answer.head(closes: closes) + bytes)
    case .bytes(let bytes):
      // What is long is not copied to stand behind its head.
      try await write(answer.head(closes: closes))
      try await write(bytes)
    case .events(let stream):
      defer { hub.close(stream.id) }
      try await write(answer.head(closes: true))
      try await pass(stream)
      throw SocketError.disconnected
    }
  }

  /// Sends events until they end, or the client goes.
  private func pass(_ stream: EventHub.Stream) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        // A page says nothing more; what comes is the end of the connection.
        _ = try await socket.read(atMost: 1)
      }
      group.addTask {
        for await bytes in stream.events { try await write(bytes) }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func write(_ bytes: [UInt8]) async throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = Data(rest.prefix(Connection.chunk))
      rest = rest.dropFirst(part.count)
      let deadline = ContinuousClock().now + .seconds(limits.write)
      let isDone: Bool? = try await Deadline.run(until: deadline) {
        try await socket.write(part)
        return true
      }
      guard isDone == true else { throw SocketError.disconnected }
    }
  }
}
