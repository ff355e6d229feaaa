import TableModel

/// Prints findings to standard error, in colour where that is a terminal.
struct DiagnosticPrinter {
  private let isColored = Terminal.hasColors
  private let links: Hyperlinks
  private let isQuiet: Bool

  /// A printer that makes links of places, where a verb may and standard error is a terminal.
  init(_ common: CommonOptions? = nil) {
    links = common.map { Hyperlinks.ofFindings($0.hyperlinks) } ?? .none
    isQuiet = common?.quiet ?? false
  }

  /// Prints findings; errors alone where a verb is to be quiet.
  func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !isQuiet || diagnostic.severity == .error { print(diagnostic) }
  }

  func print(error: String) {
    let error = error.withVisibleControlsInLines
    StandardError.write((isColored ? colored("error", .error) : "error:") + " \(error)\n")
  }

  private func print(_ diagnostic: Diagnostic) {
    let text = diagnostic.description
    let mark = ": \(diagnostic.severity.rawValue): "
    guard isColored, let start = text.firstRange(of: mark) else { return StandardError.print(text) }
    let severity = colored(diagnostic.severity.rawValue, diagnostic.severity)
    let place = links.linked(String(text[..<start.lowerBound]), to: diagnostic.location)
    StandardError.write("\(place): \(severity) \(text[start.upperBound...])\n")
  }

  private func colored(_ word: String, _ severity: Diagnostic.Severity) -> String {
    "\u{1B}[\(severity == .error ? "1;31" : "1;35")m\(word):\u{1B}[0m"
  }
}
