import ArgumentParser
import TableSources

/// The stream for results.
enum StandardOutput {
  /// Writes a line.
  static func print(_ line: String) throws(ExitCode) {
    try write(Array((line + "\n").utf8))
  }

  /// Writes bytes, or says why they cannot be written and ends the program.
  ///
  /// Nothing is said to a reader who has gone, as when results are piped into `head`.
  static func write(_ bytes: [UInt8]) throws(ExitCode) {
    do {
      try OutputFile.writeToStandardOutput(bytes)
    } catch {
      if !error.isBrokenPipe { DiagnosticPrinter().print(error: error.description) }
      throw ExitCode(1)
    }
  }
}
