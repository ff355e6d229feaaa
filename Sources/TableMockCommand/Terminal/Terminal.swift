import Glibc

/// What the streams of the program lead to.
enum Terminal {
  /// Whether findings may have colours: on a terminal that knows any, unless the user wants none.
  static var hasColors: Bool { canMove && getenv("NO_COLOR") == nil }

  /// Whether a line on standard error can be written over.
  static var canMove: Bool { isatty(STDERR_FILENO) == 1 && !isDumb }

  /// Whether results are shown to a person at once.
  static var showsResults: Bool { isatty(STDOUT_FILENO) == 1 }

  private static var isDumb: Bool {
    getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
  }
}
