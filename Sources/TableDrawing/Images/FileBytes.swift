import Glibc

/// The content of files, read without Foundation.
enum FileBytes {
  /// What tells two versions of a file apart.
  struct Version: Hashable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  /// The version of a file; `nil` where there is none that can be read.
  static func version(of path: String) -> Version? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Version(
      size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  /// The bytes of a file; `nil` where it cannot be read or is larger than `limit` bytes.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    guard let version = version(of: path), version.size <= limit, let file = fopen(path, "rb") else {
      return nil
    }
    defer { fclose(file) }
    return [UInt8](unsafeUninitializedCapacity: version.size) { buffer, count in
      count = fread(buffer.baseAddress, 1, version.size, file)
    }
  }
}
