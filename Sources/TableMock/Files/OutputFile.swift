import Glibc

/// A file that appears whole or not at all.
///
/// The bytes go to a temporary file in the same folder, which then takes the place of the old one in one step.
public struct OutputFile: Sendable {
  /// The most names that are tried for the temporary file.
  private static let mostAttempts = 1_000

  /// The path of the file.
  public let path: String

  /// A file at a path, whose folders need not exist.
  public init(path: String) {
    self.path = path
  }

  /// Whether there is anything at the path that writing would replace.
  public var exists: Bool { access(path, F_OK) == 0 }

  /// Writes the file, and the folders that lead to it where they are missing.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try makeFolders()
    let (temporary, descriptor) = try openTemporary()
    do {
      try OutputFile.write(bytes, to: descriptor, path: path)
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw FileError(path: path, code: code)
    }
  }

  /// Writes bytes to standard output.
  public static func writeToStandardOutput(_ bytes: [UInt8]) throws(FileError) {
    try write(bytes, to: STDOUT_FILENO, path: "standard output")
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
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

  /// A new file beside the one to be written.
  ///
  /// It is short so that any legal name can be written, and never one that is there already, so that nobody can put
  /// a link in its way.
  private func openTemporary() throws(FileError) -> (path: String, descriptor: Int32) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var code = EEXIST
    for attempt in 0..<OutputFile.mostAttempts where code == EEXIST || code == EINTR {
      let temporary = "\(folder).tablemock-\(getpid())-\(attempt)"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      code = errno
      if descriptor >= 0 { return (temporary, descriptor) }
    }
    throw FileError(path: path, code: code)
  }

  private func makeFolders() throws(FileError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var folder = ""
    for part in parts {
      folder += "\(part)/"
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST || errno == EISDIR || errno == EROFS else {
        throw FileError(path: path, code: errno)
      }
    }
  }
}
