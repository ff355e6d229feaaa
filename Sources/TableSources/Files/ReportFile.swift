import Glibc
import TableModel

/// A file of words about sources, such as a list or a report, which never takes the place of a source itself.
package struct ReportFile: Sendable {
  /// The endings of what people write; JSON files are lists as often as sources, and told apart by being inputs.
  private static let endingsOfSources = [
    "yaml", "yml", "storyboard", "xib", "plist", "strings", "stringsdict", "xcstrings", "xliff",
  ]

  /// The path of the file.
  package let path: FilePath

  /// A file that is to be written about inputs; throws where writing it would destroy one, or a file of strings, or where
  /// it would lie in a folder that is kept for others.
  package init(
    path: FilePath, about inputs: [InputFile], outside kept: FilePath? = nil
  ) throws(FileError) {
    self.path = path
    if let kept, path.rooted.isBelow(kept.rooted) {
      throw FileError(
        path: path, reason: "\(kept) is the folder of approved pictures, where no report is written")
    }
    guard path.exists else { return }
    let place = path.resolved
    let isInput = inputs.contains { $0.path == path || place != nil && $0.path.resolved == place }
    guard !isInput, !path.hasEnding(ReportFile.endingsOfSources) else {
      throw FileError(path: path, reason: "it is a source, which a report would overwrite")
    }
  }

  /// Writes the file, or to the pipe, device or standard stream at its path; throws where that cannot be done.
  package func write(_ text: String) throws(FileError) {
    if let stream = ReportStream(path) { return try stream.write(Array(text.utf8)) }
    var leftovers = Leftovers()
    leftovers.remove(beside: path)
    try OutputFile(path: path).write(Array(text.utf8))
  }

  /// Appends a line to the file; throws where that cannot be done.
  package func append(_ text: String) throws(FileError) {
    if let stream = ReportStream(path) { return try stream.write(Array(text.utf8)) }
    do {
      let file = try OpenFile(path, O_RDWR | O_APPEND | O_CREAT | O_NOCTTY)
      let size = try file.status().size
      let isInLine = size > 0 ? try file.read(at: size - 1, count: 1) != [UInt8(ascii: "\n")] : false
      try file.write(Array(((isInLine ? "\n" : "") + text).utf8))
    } catch {
      throw FileError(path: path, code: error.number)
    }
  }
}

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
