import TableModel
import TableProject
import TableReview
import TableSources

/// Prints findings to standard error, in colour where that is a terminal.
///
/// Where a verb's results are annotations, errors become some, too: nobody reads the output of a job that has failed who
/// sees the reason beside it.
struct DiagnosticPrinter {
  private let isColored = Terminal.hasColors
  private let links: Hyperlinks
  private let isQuiet: Bool
  private let annotates: Bool

  /// A printer that makes links of places, where a verb may and standard error is a terminal, and annotations of errors,
  /// where a verb prints some.
  init(_ common: CommonOptions? = nil, annotating annotates: Bool = false) {
    self.annotates = annotates
    links = common.map { Hyperlinks.ofFindings($0.hyperlinks) } ?? .none
    isQuiet = common?.quiet ?? false
  }

  /// Prints findings; errors alone where a verb is to be quiet.
  func print(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !isQuiet || diagnostic.severity == .error { print(diagnostic) }
    for diagnostic in diagnostics where diagnostic.severity == .error {
      annotate(diagnostic.message, at: diagnostic.location)
    }
  }

  func print(error: String) {
    let error = error.printableLines
    StandardError.write((isColored ? colored("error", .error) : "error:") + " \(error)\n")
    annotate(error, at: nil)
  }

  private func annotate(_ message: String, at place: SourceLocation?) {
    guard annotates else { return }
    // What is about no file has an empty name.
    var place = place?.file.isEmpty == false ? place : nil
    if let file = place?.file {
      place?.file = RepositoryPaths(workspace: GitHubEnvironment.workspace).path(file)
    }
    let line = WorkflowCommand("error", at: place, title: "tablemock", message).line
    // Whoever reads results no more has the error on the other stream.
    try? OutputFile.writeToStandardOutput(Array((line + "\n").utf8))
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
