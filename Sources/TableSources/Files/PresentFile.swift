import Glibc

/// A regular file that is there already, for comparison.
package final class PresentFile {
  /// The bytes that are read at a time.
  private static let pieceSize = 1 << 16

  private let descriptor: Int32
  private let size: Int

  /// The file at a path; `nil` where there is none that can be read, and for links and anything else that is no file.
  package init?(path: String) {
    descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    size = Int(status.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// Whether the file has these bytes and no others.
  package func holds(_ bytes: [UInt8]) -> Bool {
    guard size == bytes.count else { return false }
    return withUnsafeTemporaryAllocation(byteCount: PresentFile.pieceSize, alignment: 1) { piece in
      bytes.withUnsafeBytes { bytes in
        guard let buffer = piece.baseAddress, let start = bytes.baseAddress else { return bytes.isEmpty }
        var offset = 0
        while offset < bytes.count {
          let count = read(descriptor, buffer, piece.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0, offset + count <= bytes.count,
            memcmp(buffer, start + offset, count) == 0
          else { return false }
          offset += count
        }
        return true
      }
    }
  }

  /// Makes now the time of the last change; the answer says whether that was allowed.
  package func touch() -> Bool {
    futimens(descriptor, nil) == 0
  }
}
