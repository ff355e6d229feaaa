import Glibc

/// A file that appears whole or not at all.
///
/// The bytes go to a temporary file in the same folder, which then takes the place of the old one in one step.
public struct OutputFile: Sendable {
  /// The path of the file.
  public let path: String

  /// A file at a path, whose folders need not exist.
  public init(path: String) {
    self.path = path
  }

  /// Writes the file, and the folders that lead to it where they are missing.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try makeFolders()
    let temporary = "\(path).\(getpid()).partial"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
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
      guard written > 0 else { throw FileError(path: path, code: errno) }
      offset += written
    }
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
