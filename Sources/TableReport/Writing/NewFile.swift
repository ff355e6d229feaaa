import Foundation

/// A file that is there whole or not at all.
enum NewFile {
  /// Writes the parts of a file under another name, which it loses for its own when all are written.
  static func write(_ name: String, parts: (@Sendable (String) throws -> Void) throws -> Void) throws {
    let draft = ".\(name).draft"
    let mode = try mode(of: name)
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(name) }
    do {
      try parts { part in
        var part = part
        guard part.withUTF8({ write(UnsafeRawBufferPointer($0), to: descriptor) }) else {
          throw failure(name)
        }
      }
      if let mode { fchmod(descriptor, mode) }
    } catch {
      close(descriptor)
      unlink(draft)
      throw error
    }
    guard close(descriptor) == 0, rename(draft, name) == 0 else {
      let failure = failure(name)
      unlink(draft)
      throw failure
    }
  }

  /// The permissions of the file that will be replaced; `nil` for none.
  ///
  /// Throws where something stands there that is no file of ours to replace.
  private static func mode(of name: String) throws -> mode_t? {
    var status = stat()
    guard lstat(name, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ReportError("\(name) cannot be written: it is there already, and no plain file")
    }
    return status.st_mode & 0o7777
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      guard count > 0 || errno == EINTR else { return false }
      written += max(0, count)
    }
    return true
  }

  private static func failure(_ name: String) -> ReportError {
    ReportError("\(name) cannot be written: \(String(cString: strerror(errno)))")
  }
}
