import CLinux
import Glibc
import TableModel

/// An open file, closed when nobody has it any more; every file of the program is opened, read and written here.
package final class OpenFile: Sendable {
  /// How a file is opened to be read without waiting for anything.
  ///
  /// Without `O_NONBLOCK`, opening a named pipe waits for a writer who may never come.
  package static let reading = O_RDONLY | O_NONBLOCK | O_NOCTTY

  /// The lowest number that a file may get: those below are the standard streams, whoever has closed them.
  private static let lowestNumber: Int32 = 3

  /// The number that the system knows the open file by.
  package let descriptor: Int32
  private let isOwned: Bool

  /// Standard input, which stays open.
  package static let standardInput = OpenFile(descriptor: STDIN_FILENO, isOwned: false)

  /// Opens a file; `permissions` are those of one that is made.
  package convenience init(
    _ path: FilePath, _ flags: Int32 = OpenFile.reading, permissions: mode_t = 0o666
  ) throws(SystemError) {
    try self.init { path.withCString { Glibc.open($0, flags | O_CLOEXEC, permissions) } }
  }

  /// Takes what a call of the system opens, and gives it a number that no standard stream has.
  init(_ open: () -> Int32) throws(SystemError) {
    var number = open()
    while number < 0, errno == EINTR { number = open() }
    if number >= 0, number < OpenFile.lowestNumber {
      let low = number
      number = fcntl(low, F_DUPFD_CLOEXEC, OpenFile.lowestNumber)
      let code = errno
      close(low)
      errno = code
    }
    guard number >= 0 else { throw SystemError(number: errno) }
    descriptor = number
    isOwned = true
  }

  /// Makes a pipe, of which no program that is started later has an end that it is not given.
  package static func pipe() throws(SystemError) -> (reading: OpenFile, writing: OpenFile) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw SystemError(number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (try OpenFile { ends[0] }, try OpenFile { ends[1] })
  }

  private init(descriptor: Int32, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// Has writing wait until there is room, in a pipe that was opened without waiting.
  func waitForReaders() throws(SystemError) {
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0, fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) == 0 else {
      throw SystemError(number: errno)
    }
  }

  /// What the system says of the file.
  package func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError(number: errno) }
    return FileStatus(status)
  }

  /// Reads bytes at an offset; fewer than `count` only at the end of the file.
  package func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    guard offset >= 0, count >= 0 else { throw SystemError(number: EINVAL) }
    return try fill(count, isWhole: true) { pread(descriptor, $0, $1, offset + $2) }
  }

  /// Reads on, as much as there is at this time and at most `count` bytes; none at the end.
  package func readOn(count: Int) throws(SystemError) -> [UInt8] {
    try fill(count, isWhole: false) { buffer, count, _ in Glibc.read(descriptor, buffer, count) }
  }

  /// Reads on to the end, or until there are more than `limit` bytes.
  package func readAll(atMost limit: Int, expecting size: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, limit) + 1)
    while bytes.count <= limit {
      let chunk = try readOn(
        count: max(1, min(limit + 1 - bytes.count, max(size + 1 - bytes.count, 1 << 16))))
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// The bytes of a regular file; `nil` where there is none, it cannot be read, or it has more than a limit.
  ///
  /// A file of any size takes no room on a disk, and next to none in a repository, where it is full of zeros.
  package static func wholeBytes(of path: FilePath, atMost limit: Int) -> [UInt8]? {
    guard let file = try? OpenFile(path), let status = try? file.status(), status.kind == .regular,
      status.size <= limit
    else { return nil }
    return try? file.read(at: 0, count: status.size)
  }

  /// Asks for bytes once, or as often as it takes to have them all.
  private func fill(
    _ count: Int, isWhole: Bool, _ read: (UnsafeMutablePointer<UInt8>, Int, Int) -> Int
  ) throws(SystemError) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let start = buffer.baseAddress {
        let number = read(start + filled, count - filled, filled)
        if number < 0, errno == EINTR { continue }
        if number < 0 { failure = errno }
        guard number > 0 else { break }
        filled += number
        if !isWhole { break }
      }
    }
    if let failure { throw SystemError(number: failure) }
    return bytes
  }

  /// Writes all of some bytes.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try OpenFile.write(bytes, to: descriptor)
  }

  /// Writes all of some bytes to what has a number, such as a standard stream.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw SystemError(number: written < 0 ? errno : EIO) }
      offset += written
    }
  }

  /// Takes all bytes out of the file.
  package func truncate() throws(SystemError) {
    guard ftruncate(descriptor, 0) == 0 else { throw SystemError(number: errno) }
  }

  /// Replaces bytes that were written.
  package func overwrite(_ bytes: [UInt8], at offset: Int) throws(SystemError) {
    guard pwrite(descriptor, bytes, bytes.count, offset) == bytes.count else {
      throw SystemError(number: errno)
    }
  }

  /// Waits until the system has taken what was written, and fails where it lost some of it.
  package func flush() throws(SystemError) {
    // Some file systems tell of a full disk only when a file is closed.
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, OpenFile.lowestNumber)
    guard copy >= 0, close(copy) == 0 else { throw SystemError(number: errno) }
  }
}

extension OpenFile {
  /// Waits until the disk itself has what was written to the file, and fails where it could not take it.
  package func sync() throws(SystemError) {
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw SystemError(number: errno) }
    }
  }

  /// Waits until the disk itself has the names in the folder that a path lies in.
  ///
  /// File systems that keep no names of their own, and say so, have nothing to wait for.
  package static func syncFolder(of path: FilePath) throws(SystemError) {
    do {
      try OpenFile(path.folder, O_RDONLY | O_DIRECTORY).sync()
    } catch {
      guard error.number == EINVAL || error.number == EROFS else { throw error }
    }
  }
}
