import Glibc

/// A file that could not be written, and why.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file as it was given.
  public var path: String
  /// The reason in the words of the operating system.
  public var reason: String

  /// A file and the number of the error that the operating system gave.
  init(path: String, code: Int32) {
    self.path = path
    reason = String(cString: strerror(code))
  }

  /// The path and the reason.
  public var description: String { "cannot write \(path): \(reason)" }
}
