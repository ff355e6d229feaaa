import Glibc
import TableModel

/// What takes a report without keeping it: a pipe, a device, or a standard stream by its name.
package struct ReportStream: Sendable {
  private let path: FilePath

  /// The stream at a path; `nil` where there is a file, or nothing.
  package init?(_ path: FilePath) {
    guard ReportStream.number(of: path) != nil || FileStatus(of: path)?.kind == .special else { return nil }
    self.path = path
  }

  /// Writes all of some bytes; waits for whoever reads a pipe.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    do {
      // Opening a standard stream once more would begin at the start of a file that it was sent to.
      if let number = ReportStream.number(of: path) {
        try OpenFile.write(bytes, to: number)
      } else {
        try OpenFile(path, O_WRONLY | O_NOCTTY).write(bytes)
      }
    } catch {
      throw FileError(path: path, code: error.number)
    }
  }

  private static func number(of path: FilePath) -> Int32? {
    switch path {
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default: nil
    }
  }
}
