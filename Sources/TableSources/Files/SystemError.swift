import Glibc
import TableModel

/// An error number of the operating system.
package struct SystemError: Error, Hashable {
  /// The number, as in `errno`.
  package var number: Int32
  /// Where a link leads that leaves the folders that it may lead to; `nil` where that is not known.
  package var destination: FilePath?

  /// The error of a number.
  package init(number: Int32, destination: FilePath? = nil) {
    self.number = number
    self.destination = destination
  }

  /// Whether there is nothing of the name.
  package var isAbsence: Bool { number == ENOENT || number == ENOTDIR }

  /// Whether what was asked for lies outside the folder that it must lie in.
  package var isElsewhere: Bool { number == EXDEV }

  /// What the number stands for, in words that no locale changes.
  package var explanation: String {
    switch number {
    case ENOENT, ENOTDIR: "it does not exist"
    case EACCES, EPERM: "permission is denied"
    case EROFS: "its file system can only be read"
    case ELOOP: "it leads through too many symbolic links"
    case ENAMETOOLONG: "its name is too long"
    case EISDIR: "it is a folder"
    case EBADF: "it is closed"
    case ENXIO: "nobody reads it"
    case EMFILE, ENFILE: "too many files are open"
    default: "the system reports error \(number)"
    }
  }
}

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

  /// A file behind a folder that is missing and that its path leaves again.
  static func leadsUpFromNowhere(_ path: FilePath) -> FileError {
    FileError(path: path, reason: "“..” leads up from a folder that is not there; leave both out")
  }

  /// The path and the reason.
  public var description: String { "cannot write \(path): \(reason)" }
}

/// Why a file cannot be used.
package struct Refusal: Error, Hashable {
  /// What is wrong.
  package var message: String
  /// What the user can do about it.
  package var hint: String?
  /// What a warning of it is about.
  package var rule: DiagnosticRule

  /// A reason, and what helps against it.
  package init(message: String, hint: String? = nil, rule: DiagnosticRule = .sourceDoubtful) {
    self.message = message
    self.hint = hint
    self.rule = rule
  }
}
