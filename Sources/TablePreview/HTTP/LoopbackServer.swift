import Glibc
import TableProject
import TableSources

/// A server that only this machine can reach, with a thread for each connection.
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

  /// A server on a port of the loopback interface, or on one that is free where the port is 0.
  ///
  /// - Throws: An error that says why the port cannot be had.
  init(port: UInt16, hub: EventHub, limits: Connection.Limits = Connection.Limits()) throws(ServerError) {
    self.hub = hub
    self.limits = limits
    do throws(SystemError) {
      socket = try LoopbackSocket(listeningOn: port)
      self.port = try socket.port
    } catch {
      throw ServerError(port: port, error)
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
