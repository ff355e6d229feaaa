import Glibc
import Synchronization
import TableProject
import TableSources

/// A server, which only this machine can reach unless another address is asked for, with a thread for each connection.
final class LoopbackServer: Sendable {
  /// The most connections at a time; a browser keeps six.
  static let mostConnections = 96
  /// The seconds between two heartbeats to pages that listen.
  private static let pulseInterval = 20.0

  /// The port that clients reach it by.
  let port: UInt16
  private let socket: LoopbackSocket
  private let hub: EventHub
  private let limits: Connection.Limits
  private let room = ConnectionRoom(capacity: LoopbackServer.mostConnections)

  /// A server on a port of an address, or on one that is free where the port is 0.
  ///
  /// - Throws: An error that says why the port cannot be had.
  init(
    port: UInt16, address: ListenAddress = .loopback, hub: EventHub,
    limits: Connection.Limits = Connection.Limits()
  ) throws(ServerError) {
    self.hub = hub
    self.limits = limits
    do throws(SystemError) {
      socket = try LoopbackSocket(listeningOn: port, of: address)
      self.port = try socket.port
    } catch {
      throw ServerError(port: port, address: address, error)
    }
  }

  /// Serves clients for ever.
  ///
  /// - Throws: An error where the system takes the socket away.
  func run(_ handler: Connection.Handler) throws(SystemError) -> Never {
    var pulse = MonotonicClock.now + LoopbackServer.pulseInterval
    while true {
      if try socket.isReady(for: POLLIN, until: pulse) { accept(handler) }
      guard MonotonicClock.now >= pulse else { continue }
      hub.send(EventHub.pulse)
      pulse = MonotonicClock.now + LoopbackServer.pulseInterval
    }
  }

  private func accept(_ handler: Connection.Handler) {
    guard let client = try? socket.accept() else {
      // Too many files are open, or the client has gone already: others may fare better a moment later.
      usleep(50_000)
      return
    }
    guard let place = room.enter(client.descriptor) else { return }
    let hasStarted = BackgroundThread.start { [limits, hub, room] in
      Connection(
        socket: client, limits: limits, hub: hub, isKnown: { room.know(place) }, handler: handler
      ).run()
      room.leave(place)
    }
    if !hasStarted { room.leave(place) }
  }
}

/// The connections that are open at a time, of which there may be so many.
///
/// Any program of this machine can connect, and need never say anything. So whoever has not yet asked for something by
/// the address of the preview is a stranger, and where there is no room, the stranger who came first makes some: as many
/// idle connections as there may be do not keep the user's own page out.
final class ConnectionRoom: Sendable {
  /// A connection in the room, by its number.
  typealias Place = Int

  private struct Entry {
    var descriptor: Int32
    var isKnown = false
  }

  private struct State {
    var next = 0
    var entries: [Place: Entry] = [:]
    /// The strangers in the order in which they came, with some that are known or gone by now.
    var strangers: ArraySlice<Place> = []
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// A room for a number of connections.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of connections in it.
  var count: Int { state.withLock { $0.entries.count } }

  /// Takes one more connection in.
  ///
  /// - Parameter descriptor: The connection's socket, which stays open until the place is left.
  /// - Returns: The place; `nil` where there is no room, and no stranger to make some.
  func enter(_ descriptor: Int32) -> Place? {
    state.withLock { state in
      if state.entries.count >= capacity, !ConnectionRoom.makeRoom(in: &state) { return nil }
      state.next += 1
      state.entries[state.next] = Entry(descriptor: descriptor)
      state.strangers.append(state.next)
      return state.next
    }
  }

  /// Notes that a client has asked for something by the address of the preview.
  func know(_ place: Place) {
    state.withLock { $0.entries[place]?.isKnown = true }
  }

  /// Takes a connection out, whose socket is to be closed after that.
  func leave(_ place: Place) {
    state.withLock { state in
      state.entries[place] = nil
      // Those who have gone are forgotten in time, however many come.
      if state.strangers.count > 2 * capacity {
        let entries = state.entries
        state.strangers = state.strangers.filter { entries[$0]?.isKnown == false }[...]
      }
    }
  }

  /// Ends the connection of the stranger who came first, and says whether there was one.
  ///
  /// The socket is shut down and not closed, so that whoever serves it sees its end, and its number is nobody else's yet.
  private static func makeRoom(in state: inout State) -> Bool {
    while let place = state.strangers.popFirst() {
      guard let entry = state.entries[place], !entry.isKnown else { continue }
      state.entries[place] = nil
      shutdown(entry.descriptor, Int32(SHUT_RDWR))
      return true
    }
    return false
  }
}

/// Why a port cannot be had.
struct ServerError: Error, Hashable, CustomStringConvertible {
  /// What is wrong and what can be done, in two sentences.
  let description: String

  init(port: UInt16, address: ListenAddress, _ error: SystemError) {
    switch error.number {
    case EADDRINUSE:
      description =
        "Port \(port) is in use. Leave --port out to use a free one, or end the program that has it."
    case EACCES:
      description = "Port \(port) is reserved for the system. Use one from 1024, or leave --port out."
    case EADDRNOTAVAIL:
      description =
        "This machine does not have the address \(address.text). Listen on one that it has, or on 0.0.0.0 for all."
    default:
      description =
        "The server cannot listen on port \(port) of \(address.text): error \(error.number) of the system."
    }
  }
}
