import Glibc

/// A file that is open for reading, closed when the value's life ends.
package struct FileHandle: ~Copyable {
  private let descriptor: Int32
  private let ownsDescriptor: Bool

  /// What kind of thing a path names.
  package enum Kind {
    case regular, directory, other
  }

  /// Opens a file without waiting for anything; fails with the system's error number.
  ///
  /// Without `O_NONBLOCK`, opening a named pipe waits for a writer who may never come.
  package init(path: String, flags: Int32 = 0) throws(SystemError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | flags)
    ownsDescriptor = true
    if descriptor < 0 { throw SystemError(number: errno) }
  }

  /// Standard input, which stays open.
  package init(standardInput: Void) {
    descriptor = STDIN_FILENO
    ownsDescriptor = false
  }

  deinit {
    if ownsDescriptor { close(descriptor) }
  }

  /// The kind of file and its size in bytes.
  package func status() throws(SystemError) -> (kind: Kind, size: Int) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError(number: errno) }
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      default: .other
      }
    return (kind, Int(status.st_size))
  }

  /// Reads on to the end, or until there are more than `limit` bytes.
  package func readAll(atMost limit: Int, expecting size: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, limit) + 1)
    while bytes.count <= limit {
      let chunk = try read(count: max(1, min(limit + 1 - bytes.count, max(size + 1 - bytes.count, 1 << 16))))
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Reads bytes at an offset; fewer than `count` only at the end of the file.
  package func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        let number = pread(
          descriptor, buffer.baseAddress?.advanced(by: initialized), count - initialized, offset + initialized
        )
        if number < 0, errno == EINTR { continue }
        if number < 0 { failure = errno }
        if number <= 0 { break }
        initialized += number
      }
    }
    if let failure { throw SystemError(number: failure) }
    return bytes
  }

  private func read(count: Int) throws(SystemError) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var number = Glibc.read(descriptor, buffer.baseAddress, count)
      while number < 0, errno == EINTR { number = Glibc.read(descriptor, buffer.baseAddress, count) }
      if number < 0 { failure = errno }
      initialized = max(0, number)
    }
    if let failure { throw SystemError(number: failure) }
    return bytes
  }
}
