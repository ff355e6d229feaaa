import Glibc
import TableModel

/// A file that could not be written, and why.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file as it was given.
  public var path: FilePath
  /// Why, as the rest of a sentence.
  public var reason: String
  /// Whether whoever was to read what was written has gone.
  public var isBrokenPipe = false

  /// A file and the reason why it could not be written.
  package init(path: FilePath, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// A file and the number of the error that the operating system gave.
  package init(path: FilePath, code: Int32) {
    self.init(path: path, reason: String(cString: strerror(code)))
    isBrokenPipe = code == EPIPE
  }

  /// The path and the reason.
  public var description: String { "cannot write \(path): \(reason)" }
}
