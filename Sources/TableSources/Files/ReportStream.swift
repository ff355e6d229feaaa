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

  /// Writes all of some bytes, as slowly as whoever reads a pipe takes them; throws where nobody reads it.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    do {
      // Opening a standard stream once more would begin at the start of a file that it was sent to.
      if let number = ReportStream.number(of: path) {
        try OpenFile.write(bytes, to: number)
      } else {
        let file = try opened()
        try file.waitForReaders()
        try file.write(bytes)
      }
    } catch {
      throw FileError(path: path, code: error.number)
    }
  }

  /// The stream, opened; of a pipe without a reader it is seen for a second whether one comes, who may never do so.
  private func opened() throws(SystemError) -> OpenFile {
    var triesLeft = 20
    while true {
      do {
        return try OpenFile(path, O_WRONLY | O_NOCTTY | O_NONBLOCK)
      } catch {
        triesLeft -= 1
        guard error.number == ENXIO, triesLeft > 0 else { throw error }
        usleep(50_000)
      }
    }
  }

  private static func number(of path: FilePath) -> Int32? {
    switch path {
    case "-", "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default: nil
    }
  }
}
