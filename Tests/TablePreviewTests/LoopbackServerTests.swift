import Foundation
import Glibc
import TableProject
import Testing

@testable import TablePreview

/// Who is let in where more want to connect than there is room for.
@Suite struct ConnectionRoomTests {
  /// Both ends of a connection; the far one sees the end of the near one.
  private final class Pair {
    let near: Int32
    let far: Int32

    init() {
      var ends: [Int32] = [0, 0]
      #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
      (near, far) = (ends[0], ends[1])
    }

    deinit {
      close(near)
      close(far)
    }

    var isShutDown: Bool {
      var byte: UInt8 = 0
      return recv(far, &byte, 1, Int32(MSG_DONTWAIT)) == 0
    }
  }

  @Test func `strangers make room for who comes later, the first of them first`() {
    let room = ConnectionRoom(capacity: 3)
    let pairs = (0..<7).map { _ in Pair() }
    for pair in pairs { #expect(room.enter(pair.near) != nil) }
    #expect(pairs.map(\.isShutDown) == [true, true, true, true, false, false, false])
    #expect(room.count == 3)
  }

  @Test func `who knows the address stays, and fills the room`() throws {
    let room = ConnectionRoom(capacity: 3)
    let known = (0..<2).map { _ in Pair() }
    for pair in known {
      let place = try #require(room.enter(pair.near))
      room.know(place)
    }
    let strangers = (0..<50).map { _ in Pair() }
    for pair in strangers { #expect(room.enter(pair.near) != nil) }
    #expect(known.map(\.isShutDown) == [false, false])
    #expect(strangers.map(\.isShutDown) == Array(repeating: true, count: 49) + [false])
    let third = Pair()
    let place = try #require(room.enter(third.near))
    room.know(place)
    #expect(room.enter(strangers[0].near) == nil)
    room.leave(place)
    #expect(room.enter(strangers[0].near) != nil)
    #expect(room.count == 3)
  }

  @Test func `whoever has left is not ended in another's place`() throws {
    let room = ConnectionRoom(capacity: 2)
    let pair = Pair()
    // The number of a socket that was closed is soon another's.
    for _ in 0..<100 {
      let place = try #require(room.enter(pair.near))
      room.leave(place)
    }
    let place = try #require(room.enter(pair.near))
    room.know(place)
    let others = (0..<20).map { _ in Pair() }
    for other in others { #expect(room.enter(other.near) != nil) }
    #expect(!pair.isShutDown)
  }
}

/// The server on loopback, with clients who know the address and others.
@Suite(.serialized) struct LoopbackServerTests {
  /// Times that no test waits for.
  private static let patient = Connection.Limits(greeting: 3_600, idle: 3_600, head: 3_600, write: 3_600)

  /// A client that waits no longer than some seconds for what it reads.
  private final class Client {
    private let socket: Int32

    init(_ port: UInt16) throws {
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      var patience = timeval(tv_sec: 120, tv_usec: 0)
      setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(result == 0)
    }

    deinit { close(socket) }

    func say(_ text: String) {
      let bytes = Array(text.utf8)
      _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// What comes next, or all up to the end; empty at the end, `nil` where nothing comes.
    func hear(all: Bool = false) -> String? {
      var heard = ""
      while true {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = recv(socket, &bytes, bytes.count, 0)
        guard count >= 0 else { return heard.isEmpty ? nil : heard }
        heard += String(decoding: bytes.prefix(count), as: UTF8.self)
        if count == 0 || !all { return heard }
      }
    }
  }

  /// Talks to a server that goes on as long as the tests do.
  private func serving(
    _ limits: Connection.Limits = Self.patient, _ hub: EventHub = EventHub(), _ body: (UInt16) throws -> Void
  ) throws {
    let server = try LoopbackServer(port: 0, hub: hub, limits: limits)
    let handler = Connection.Handler(
      refusal: { $0.path.hasPrefix("/known") ? nil : RequestHead.Refusal(status: .notFound) },
      answer: { head, body in
        if head.path == "/known/events", let stream = hub.open() { return Answer(stream) }
        return Answer(.ok, body.isEmpty ? "Here you are." : "\(body.count) bytes")
      })
    try #require(BackgroundThread.start { _ = try? server.run(handler) })
    try body(server.port)
  }

  private static func request(_ path: String, _ more: String = "") -> String {
    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(more)\r\n"
  }

  @Test(arguments: ["", "G", "GET /known HTTP/1.1\r\n", request("/unknown")])
  func `strangers do not keep out who knows the address`(_ said: String) throws {
    try serving { port in
      let listening = try Client(port)
      listening.say(Self.request("/known/events"))
      #expect(listening.hear()?.hasPrefix("HTTP/1.1 200 ") == true)
      let kept = try Client(port)
      kept.say(Self.request("/known"))
      #expect(kept.hear()?.contains("Here you are.") == true)
      var idle: [Client] = []
      for _ in 0..<200 {
        let client = try Client(port)
        client.say(said)
        idle.append(client)
      }
      let page = try Client(port)
      page.say(Self.request("/known", "Connection: close\r\n"))
      #expect(page.hear(all: true)?.hasPrefix("HTTP/1.1 200 ") == true)
      kept.say(Self.request("/known"))
      #expect(kept.hear()?.contains("Here you are.") == true)
      withExtendedLifetime(idle) {}
    }
  }

  @Test func `a request that is refused ends the connection`() throws {
    try serving { port in
      let client = try Client(port)
      client.say(Self.request("/unknown") + Self.request("/known"))
      let heard = client.hear(all: true)
      #expect(heard?.hasPrefix("HTTP/1.1 404 ") == true && heard?.contains("200") == false)
    }
  }

  @Test func `who asks nothing is not waited for as long as who has asked`() throws {
    try serving(Connection.Limits(greeting: 0.2, idle: 3_600, head: 3_600, write: 3_600)) { port in
      let known = try Client(port)
      known.say(Self.request("/known"))
      #expect(known.hear()?.contains("Here you are.") == true)
      let stranger = try Client(port)
      #expect(stranger.hear() == "")
      known.say(Self.request("/known"))
      #expect(known.hear()?.contains("Here you are.") == true)
    }
  }

  @Test func `no more than there is room for are served at once`() throws {
    try serving { port in
      var known: [Client] = []
      for _ in 0..<LoopbackServer.mostConnections {
        let client = try Client(port)
        client.say(Self.request("/known"))
        #expect(client.hear()?.contains("Here you are.") == true)
        known.append(client)
      }
      let more = try Client(port)
      more.say(Self.request("/known"))
      #expect(more.hear()?.isEmpty ?? true)
      known.removeLast()
      var answer: String?
      for _ in 0..<100 where answer?.isEmpty ?? true {
        let next = try Client(port)
        next.say(Self.request("/known"))
        answer = next.hear()
      }
      #expect(answer?.contains("Here you are.") == true)
    }
  }

  /// A client that listens to events, and has heard the head of the answer.
  private func listener(_ port: UInt16) throws -> Client {
    let client = try Client(port)
    client.say(Self.request("/known/events"))
    #expect(client.hear()?.hasPrefix("HTTP/1.1 200 ") == true)
    return client
  }

  @Test func `whoever listens hears all that happens, in order`() throws {
    let hub = EventHub()
    try serving(Self.patient, hub) { port in
      let clients = try (0..<3).map { _ in try listener(port) }
      let lines = (0..<100).map { "{\"number\": \($0)}" }
      hub.send(lines)
      for client in clients {
        var heard = ""
        while !heard.hasSuffix("99}\n\n"), let more = client.hear(), !more.isEmpty { heard += more }
        #expect(heard == lines.map { "data: \($0)\n\n" }.joined())
      }
    }
  }

  @Test func `whoever listens and does not take what happens is let go, and others go on`() throws {
    let hub = EventHub()
    try serving(Self.patient, hub) { port in
      let (slow, quick) = (try listener(port), try listener(port))
      let event = [String(repeating: "x", count: 1 << 14)]
      for _ in 0..<10_000 where hub.count == 2 {
        hub.send(event)
        #expect(quick.hear()?.isEmpty == false)
      }
      #expect(hub.count == 1)
      withExtendedLifetime(slow) {}
      hub.send(["last"])
      var heard = ""
      while !heard.hasSuffix("data: last\n\n"), let more = quick.hear(), !more.isEmpty { heard += more }
      #expect(heard.hasSuffix("data: last\n\n"))
    }
  }

  @Test func `whoever listens and goes makes room`() throws {
    let hub = EventHub()
    try serving(Self.patient, hub) { port in
      var clients = try (0..<EventHub.mostStreams).map { _ in try listener(port) }
      #expect(hub.open() == nil)
      clients.removeLast()
      for _ in 0..<10_000 where hub.count == EventHub.mostStreams { usleep(1_000) }
      clients.append(try listener(port))
    }
  }

  @Test func `what follows a head belongs to it, and is no request`() throws {
    var limits = Self.patient
    limits.body = 16
    try serving(limits) { port in
      let client = try Client(port)
      client.say(Self.request("/known", "Content-Length: 16\r\n") + "GET /known HTTP/")
      #expect(client.hear()?.contains("16 bytes") == true)
      client.say(Self.request("/known", "Content-Length: 4\r\n") + "GE")
      client.say("T " + Self.request("/known"))
      var heard = ""
      while !heard.contains("Here you are."), let more = client.hear(), !more.isEmpty { heard += more }
      #expect(heard.contains("4 bytes") && heard.contains("Here you are."))
      client.say(Self.request("/known", "Content-Length: 17\r\n"))
      #expect(client.hear(all: true)?.hasPrefix("HTTP/1.1 413 ") == true)
    }
  }

  @Test func `what a stranger sends is not waited for`() throws {
    var limits = Self.patient
    limits.body = 1 << 20
    try serving(limits) { port in
      let client = try Client(port)
      client.say(Self.request("/unknown", "Content-Length: 1000000\r\n"))
      #expect(client.hear(all: true)?.hasPrefix("HTTP/1.1 404 ") == true)
    }
  }

  @Test func `what does not follow in time is not waited for`() throws {
    var limits = Connection.Limits(greeting: 3_600, idle: 3_600, head: 0.2, write: 3_600)
    limits.body = 1 << 20
    try serving(limits) { port in
      let client = try Client(port)
      client.say(Self.request("/known", "Content-Length: 10\r\n") + "half")
      #expect(client.hear(all: true)?.hasPrefix("HTTP/1.1 408 ") == true)
    }
  }

  @Test func `a client that takes nothing of a long answer is not waited for`() throws {
    let limits = Connection.Limits(greeting: 3_600, idle: 3_600, head: 3_600, write: 0.2)
    let isOver = Monitor(false)
    let server = try LoopbackSocket(listeningOn: 0, of: .loopback)
    let client = try Client(server.port)
    #expect(try server.isReady(for: POLLIN, until: .infinity))
    let socket = try server.accept()
    let handler = Connection.Handler(
      refusal: { _ in nil },
      answer: { _, _ in Answer(.ok, "text/plain", [UInt8](repeating: 0, count: 1 << 26)) }
    )
    client.say(Self.request("/known"))
    let hasStarted = BackgroundThread.start {
      Connection(socket: socket, limits: limits, hub: EventHub(), isKnown: {}, handler: handler).run()
      isOver.update { $0 = true }
    }
    try #require(hasStarted)
    #expect(isOver.wait(atMost: 60) { $0 ? true : nil } == true)
  }

  @Test func `a port that is taken is told`() throws {
    let first = try LoopbackServer(port: 0, hub: EventHub())
    #expect { try LoopbackServer(port: first.port, hub: EventHub()) } throws: { error in
      "\(error)".hasPrefix("Port \(first.port) is in use.")
    }
    withExtendedLifetime(first) {}
  }
}
