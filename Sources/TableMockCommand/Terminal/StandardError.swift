import Glibc

/// The stream for findings.
enum StandardError {
  /// Writes a line; one that cannot be written is lost, as there is nowhere to say so.
  static func print(_ line: String) {
    write(line + "\n")
  }

  /// Writes a text as it is.
  static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
