import Glibc

/// What the streams of the program lead to.
enum Terminal {
  /// Whether findings may have colours: on a terminal that knows any, unless the user wants none.
  ///
  /// `NO_COLOR` says that there are to be none, unless it is empty.
  static var hasColors: Bool {
    canMove && !wantsNone
  }

  /// Whether findings may have links: where they may have colours, but for consoles, which show the links' addresses.
  static var findingsMayLink: Bool { hasColors && !isConsole }

  /// Whether results may have links, by the same rules.
  static var resultsMayLink: Bool { showsResults && !isDumb && !isConsole && !wantsNone }

  /// Whether a line on standard error can be written over.
  static var canMove: Bool { isatty(STDERR_FILENO) == 1 && !isDumb }

  /// The characters that a line of standard error holds; `nil` where nobody knows.
  static var width: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether results are shown to a person at once.
  static var showsResults: Bool { isatty(STDOUT_FILENO) == 1 }

  private static var wantsNone: Bool { getenv("NO_COLOR").map { !String(cString: $0).isEmpty } ?? false }

  private static var isDumb: Bool { kind == "dumb" }

  private static var isConsole: Bool { kind == "linux" || kind.isEmpty }

  private static var kind: String { getenv("TERM").map { String(cString: $0) } ?? "" }
}
