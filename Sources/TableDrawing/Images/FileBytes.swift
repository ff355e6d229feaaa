import Glibc

/// The content of files, read without Foundation.
///
/// Paths come from the loader with all symbolic links followed: a link in the place of a file was put there later, to
/// lead elsewhere, and is not followed.
enum FileBytes {
  /// What tells two versions of a file apart.
  struct Version: Hashable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  /// The version of a regular file; `nil` where there is none.
  static func version(of path: String) -> Version? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return version(status)
  }

  /// The bytes of a regular file; `nil` where it cannot be read or is larger than `limit` bytes.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, let version = version(status), version.size <= limit else {
      return nil
    }
    return bytes(of: descriptor, count: version.size)
  }

  private static func version(_ status: stat) -> Version? {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Version(
      size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  /// The first bytes of an open file, fewer if it has become shorter; `nil` where they cannot be read.
  private static func bytes(of descriptor: Int32, count: Int) -> [UInt8]? {
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        let number = Glibc.read(
          descriptor, buffer.baseAddress?.advanced(by: initialized), count - initialized)
        if number < 0, errno == EINTR { continue }
        hasFailed = number < 0
        if number <= 0 { break }
        initialized += number
      }
    }
    return hasFailed ? nil : bytes
  }
}
