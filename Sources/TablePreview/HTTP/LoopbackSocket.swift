import Glibc
import TableProject
import TableSources

/// The address of this machine that a server listens on, in the fourth version of the protocol.
package struct ListenAddress: Sendable {
  /// The address as the system takes it.
  let address: in_addr
  /// The address in four numbers.
  package let text: String

  /// The address that only this machine reaches.
  package static let loopback = ListenAddress("127.0.0.1", in_addr(s_addr: UInt32(0x7F00_0001).bigEndian))

  /// An address from four numbers between dots; `nil` for anything else.
  package init?(_ text: String) {
    var address = in_addr()
    guard inet_pton(AF_INET, text, &address) == 1 else { return nil }
    self.init(text, address)
  }

  private init(_ text: String, _ address: in_addr) {
    (self.text, self.address) = (text, address)
  }

  /// Whether it stands for all addresses of this machine, so that no client asks for it by that.
  var isAny: Bool { address.s_addr == 0 }
}

/// A socket of a server or of one of its clients, closed when nobody has it any more.
///
/// Nothing waits in it for longer than it is told, and no program that is started later has it.
final class LoopbackSocket: Sendable {
  /// The number that the system knows the socket by.
  let descriptor: Int32

  /// The most clients that wait to be taken in.
  private static let backlog: Int32 = 128

  /// Takes what a call of the system has opened.
  private init(_ descriptor: Int32) throws(SystemError) {
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    self.descriptor = descriptor
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0,
      fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
    else { throw SystemError(number: errno) }
  }

  /// Listens on a port of an address, or on one that is free where the port is 0.
  convenience init(listeningOn port: UInt16, of host: ListenAddress) throws(SystemError) {
    try self.init(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    try set(SO_REUSEADDR, of: SOL_SOCKET, to: 1)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = host.address
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, listen(descriptor, Self.backlog) == 0 else { throw SystemError(number: errno) }
  }

  deinit { close(descriptor) }

  /// The port that the socket is bound to.
  var port: UInt16 {
    get throws(SystemError) {
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getsockname(descriptor, $0, &length) == 0
        }
      }
      guard isKnown else { throw SystemError(number: errno) }
      return UInt16(bigEndian: address.sin_port)
    }
  }

  /// Takes in the next client, whose packets are sent at once; throws where nobody waits any more, too.
  func accept() throws(SystemError) -> LoopbackSocket {
    let client = try LoopbackSocket(Glibc.accept(descriptor, nil, nil))
    try client.set(TCP_NODELAY, of: Int32(IPPROTO_TCP), to: 1)
    return client
  }

  /// Reads what there is, at most so many bytes; none at the end, and `nil` where nothing comes before a moment.
  func read(atMost count: Int, until deadline: Double) throws(SystemError) -> [UInt8]? {
    while try isReady(for: POLLIN, until: deadline) {
      var bytes = [UInt8](repeating: 0, count: count)
      let number = recv(descriptor, &bytes, count, 0)
      if number >= 0 { return Array(bytes.prefix(number)) }
      try checkInterruption()
    }
    return nil
  }

  /// Writes all of some bytes; throws where the other end does not take them before a moment.
  func write(_ bytes: some Collection<UInt8>, until deadline: Double) throws(SystemError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      guard try isReady(for: POLLOUT, until: deadline) else { throw SystemError(number: ETIMEDOUT) }
      rest = rest.dropFirst(try send(rest))
    }
  }

  /// Writes as many bytes as the system takes at once, and says whether these were all.
  func offer(_ bytes: [UInt8]) -> Bool {
    (try? send(bytes[...])) == bytes.count
  }

  /// Has the system keep about so many bytes that the other end does not take, and no more.
  func keep(atMost count: Int32) {
    try? set(SO_SNDBUF, of: SOL_SOCKET, to: count)
  }

  /// Ends the connection; whoever reads sees its end, and the number is nobody else’s yet.
  func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Waits until something can be done without waiting, and says whether it can be before a moment.
  func isReady(for event: Int32, until deadline: Double) throws(SystemError) -> Bool {
    while true {
      let rest = max(0, deadline - MonotonicClock.now)
      var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      let count = poll(&request, 1, Int32(min(rest * 1_000, 1e6).rounded(.up)))
      if count > 0 { return true }
      guard count == 0 || errno == EINTR else { throw SystemError(number: errno) }
      if count == 0, rest <= 0 { return false }
    }
  }

  /// Sends as many bytes as the system takes at once.
  private func send(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes {
      Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    guard count < 0 else { return count }
    try checkInterruption()
    return 0
  }

  /// Throws what went wrong last, unless it is that nothing could be done at that moment.
  private func checkInterruption() throws(SystemError) {
    let code = errno
    guard [EAGAIN, EWOULDBLOCK, EINTR].contains(code) else { throw SystemError(number: code) }
  }

  private func set(_ option: Int32, of level: Int32, to value: Int32) throws(SystemError) {
    var value = value
    guard setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size)) == 0 else {
      throw SystemError(number: errno)
    }
  }
}
