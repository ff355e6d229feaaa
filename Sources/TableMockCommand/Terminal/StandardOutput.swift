import TableModel
import TableSources

/// The stream for results.
enum StandardOutput {
  /// Results could not be printed, which was told; the verb says by which status it ends.
  struct Failure: Error {}

  /// Writes a line; no character in it can do anything to a terminal.
  static func print(_ line: String) throws(Failure) {
    try write(visible: line + "\n")
  }

  /// The path of a file as results have it: the bytes that it has on the disk, but escapes for control characters.
  ///
  /// On a terminal, what is no text is escaped too.
  static func bytes(of path: FilePath) -> [UInt8] {
    Terminal.showsResults ? Array(path.shown.utf8) : path.lineBytes
  }

  /// Writes a text in which no character can do anything to a terminal.
  static func write(visible text: String) throws(Failure) {
    try write(Array(text.printableLines.utf8))
  }

  /// Writes bytes, or says why they cannot be written.
  ///
  /// Nothing is said to a reader who has gone, as when results are piped into `head`.
  static func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      try OutputFile.writeToStandardOutput(bytes)
    } catch {
      if !error.isBrokenPipe { DiagnosticPrinter().print(error: error.description) }
      throw Failure()
    }
  }
}
