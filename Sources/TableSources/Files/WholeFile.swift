import Glibc

/// Regular files, read from beginning to end.
package enum WholeFile {
  /// The bytes of a regular file; `nil` where there is none or it cannot be read.
  package static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return bytes(of: descriptor, from: 0, count: Int(status.st_size))
  }

  /// Some bytes of an open file, fewer where it ends before; `nil` where it cannot be read.
  package static func bytes(of descriptor: Int32, from offset: Int, count: Int) -> [UInt8]? {
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        let number = pread(
          descriptor, buffer.baseAddress.map { $0 + initialized }, count - initialized, offset + initialized)
        if number < 0, errno == EINTR { continue }
        hasFailed = number < 0
        if number <= 0 { break }
        initialized += number
      }
    }
    return hasFailed ? nil : bytes
  }
}
