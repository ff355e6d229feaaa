import FlyingSocks
import Foundation
import Glibc

/// A server that only this machine can reach.
///
/// The sockets are FlyingFox’s. Requests are read here, as its own server sets no limit to what a head may have.
final class LoopbackServer: Sendable {
  /// The most connections at a time; a browser keeps six.
  static let mostConnections = 96
  /// The seconds between two heartbeats to pages that listen.
  private static let pulseInterval = 20.0

  /// The port that clients reach it by.
  let port: UInt16
  private let socket: Socket
  private let hub: EventHub
  private let limits: Connection.Limits
  private let room = ConnectionRoom(capacity: LoopbackServer.mostConnections)

  /// A server on a port of the loopback interface, or on one that is free where the port is 0.
  ///
  /// - Throws: An error that says why the port cannot be had.
  init(port: UInt16, hub: EventHub, limits: Connection.Limits = Connection.Limits()) throws(ServerError) {
    self.hub = hub
    self.limits = limits
    do {
      socket = try Socket(domain: AF_INET)
      _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      guard case .ip4(_, let bound) = try socket.sockname() else { throw SocketError.unsupportedAddress }
      self.port = bound
    } catch {
      throw ServerError(port: port, error)
    }
  }

  /// Serves clients until the task is cancelled.
  func run(_ handler: Connection.Handler) async throws {
    let pool = SocketPool<ePoll>.ePoll()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { try await self.accept(on: listener, handler) }
      group.addTask { [hub] in
        while true {
          try await Task.sleep(for: .seconds(LoopbackServer.pulseInterval))
          hub.send(EventHub.pulse)
        }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func accept(on listener: AsyncSocket, _ handler: Connection.Handler) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        let client: AsyncSocket
        do {
          client = try await listener.accept()
        } catch is CancellationError {
          return
        } catch {
          // Too many files are open, or the client has gone already: others may fare better a moment later.
          try await Task.sleep(for: .milliseconds(50))
          continue
        }
        _ = fcntl(client.socket.file.rawValue, F_SETFD, FD_CLOEXEC)
        try? client.socket.setValue(1, for: Int32SocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        guard let place = room.enter(client.socket.file.rawValue) else {
          try? client.close()
          continue
        }
        group.addTask { [self] in
          await Connection(
            socket: client, limits: limits, hub: hub, isKnown: { [room] in room.know(place) },
            handler: handler
          ).run()
          room.leave(place)
          try? client.close()
        }
      }
    }
  }
}
