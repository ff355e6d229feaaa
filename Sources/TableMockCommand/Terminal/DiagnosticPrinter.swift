import TableModel

/// Prints findings to standard error, in colour where that is a terminal.
struct DiagnosticPrinter {
  private let isColored = Terminal.hasColors

  func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { StandardError.print(colored(diagnostic)) }
  }

  func print(error: String) {
    StandardError.print(isColored ? "\u{1B}[1;31merror:\u{1B}[0m \(error)" : "error: \(error)")
  }

  private func colored(_ diagnostic: Diagnostic) -> String {
    let text = diagnostic.description
    guard isColored else { return text }
    let mark = ": \(diagnostic.severity.rawValue): "
    guard let start = text.indices.first(where: { text[$0...].hasPrefix(mark) }) else { return text }
    let code = diagnostic.severity == .error ? "1;31" : "1;35"
    let rest = text[start...].dropFirst(mark.count)
    return "\(text[..<start]): \u{1B}[\(code)m\(diagnostic.severity.rawValue):\u{1B}[0m \(rest)"
  }
}
