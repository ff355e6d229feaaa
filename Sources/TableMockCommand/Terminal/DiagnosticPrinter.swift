import TableModel

/// Prints findings to standard error, in colour where that is a terminal.
struct DiagnosticPrinter {
  private let isColored = Terminal.hasColors

  func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { print(diagnostic) }
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
    StandardError.write("\(text[..<start.lowerBound]): \(severity) \(text[start.upperBound...])\n")
  }

  private func colored(_ word: String, _ severity: Diagnostic.Severity) -> String {
    "\u{1B}[\(severity == .error ? "1;31" : "1;35")m\(word):\u{1B}[0m"
  }
}
