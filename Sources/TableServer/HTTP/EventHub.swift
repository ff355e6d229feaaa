import Synchronization

/// Hands events on to all pages that listen, of which there may be so many.
final class EventHub: Sendable {
  /// The events for one page.
  struct Stream: Sendable {
    /// The number of the stream.
    let id: Int
    /// The events as bytes to be sent.
    let events: AsyncStream<[UInt8]>
  }

  private struct State {
    var next = 0
    var streams: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
  }

  /// The most pages that listen at a time.
  static let mostStreams = 32
  /// The most events that wait for one page; one that is slower is let go, and asks for everything anew.
  private static let mostWaiting = 512
  /// What is sent where nothing happens, so that a page that is gone is noticed.
  static let pulse: [UInt8] = Array(": alive\n\n".utf8)

  private let state = Mutex(State())

  /// A stream for one more page; `nil` where there are too many.
  func open() -> Stream? {
    state.withLock { state in
      guard state.streams.count < EventHub.mostStreams else { return nil }
      let (events, continuation) = AsyncStream.makeStream(
        of: [UInt8].self, bufferingPolicy: .bufferingOldest(EventHub.mostWaiting))
      state.next += 1
      state.streams[state.next] = continuation
      return Stream(id: state.next, events: events)
    }
  }

  /// Ends a stream.
  func close(_ id: Int) {
    state.withLock { $0.streams.removeValue(forKey: id) }?.finish()
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
      for (id, continuation) in state.streams {
        if case .enqueued = continuation.yield(bytes) { continue }
        continuation.finish()
        state.streams[id] = nil
      }
    }
  }
}
