import Synchronization

/// Hands events on to all pages that listen, of which there may be so many.
///
/// What a page does not take at once the system keeps for it; a page for which it keeps no more is let go, and asks for
/// everything anew.
final class EventHub: Sendable {
  /// The events for one page, by their number.
  typealias Stream = Int

  private struct State {
    var next = 0
    /// The connections of the pages; `nil` for one that is not told anything yet.
    var streams: [Stream: LoopbackSocket?] = [:]
  }

  /// The most pages that listen at a time.
  static let mostStreams = 32
  /// About how many bytes wait for one page.
  private static let mostWaiting: Int32 = 1 << 17
  /// What is sent where nothing happens, so that a page that is gone is noticed.
  static let pulse: [UInt8] = Array(": alive\n\n".utf8)

  private let state = Mutex(State())

  /// A stream for one more page; `nil` where there are too many.
  func open() -> Stream? {
    state.withLock { state in
      guard state.streams.count < EventHub.mostStreams else { return nil }
      state.next += 1
      state.streams[state.next] = .some(nil)
      return state.next
    }
  }

  /// Sends a page the head of its answer, and all events from then on.
  func begin(_ stream: Stream, on socket: LoopbackSocket, _ head: [UInt8]) {
    socket.keep(atMost: EventHub.mostWaiting)
    state.withLock { state in
      guard state.streams[stream] != nil else { return }
      state.streams[stream] = socket
      EventHub.send(head, to: stream, in: &state)
    }
  }

  /// Ends a stream.
  func close(_ stream: Stream) {
    state.withLock { $0.streams[stream] = nil }
  }

  /// The number of pages that listen.
  var count: Int { state.withLock { $0.streams.count } }

  /// Sends lines of JSON, each as an event of its own.
  func send(_ lines: [String]) {
    for line in lines { send(Array("data: \(line)\n\n".utf8)) }
  }

  /// Sends bytes as they are.
  func send(_ bytes: [UInt8]) {
    state.withLock { state in
      for stream in state.streams.keys { EventHub.send(bytes, to: stream, in: &state) }
    }
  }

  private static func send(_ bytes: [UInt8], to stream: Stream, in state: inout State) {
    guard let socket = state.streams[stream] ?? nil, !socket.offer(bytes) else { return }
    socket.shutDown()
    state.streams[stream] = nil
  }
}
