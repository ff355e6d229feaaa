import Glibc

/// A file or folder that could not be used, and why.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file as it was given.
  public var path: String
  /// The number of the error that the operating system gave.
  public var code: Int32

  /// A file and the number of the error that the operating system gave.
  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// The reason in the words of the operating system.
  public var reason: String {
    code == EWOULDBLOCK ? "another batch is writing it" : String(cString: strerror(code))
  }

  /// Whether whoever was to read what was written has gone.
  public var isBrokenPipe: Bool { code == EPIPE }

  /// The path and the reason.
  public var description: String { "cannot write \(path): \(reason)" }
}
