import Glibc

/// Writing to files that are open.
package enum OpenFile {
  /// Writes all of some bytes to an open file, which `path` is the name of in errors.
  package static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw FileError(path: path, code: written < 0 ? errno : EIO) }
      offset += written
    }
  }
}
