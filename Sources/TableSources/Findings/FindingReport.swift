import TableModel

/// Collects what is wrong with a source file.
package final class FindingReport {
  private let source: SourceText
  private let limit: Int
  private var findings: Set<Finding> = []
  private var surplus = 0
  private var attempts: [SourceRange: Int] = [:]
  /// What the file is not, in the place of all findings.
  private var denial: Finding?
  /// Whether findings show the lines that they stand in.
  ///
  /// What is no source of its kind may be anything, such as somebody's keys: nothing of it is shown.
  package var showsLines = true
  /// How many findings of a place are worded: more than there can be, unless an alias repeats the place.
  private static let mostAttempts = 8

  /// A finding before its line and column are looked up.
  private struct Finding: Hashable {
    var severity: Diagnostic.Severity
    var range: SourceRange
    var message: String
    var hint: String?
    var rule: DiagnosticRule?
  }

  /// A report on a text that keeps at most `limit` findings.
  package init(on source: SourceText, limit: Int) {
    self.source = source
    self.limit = limit
  }

  /// Notes something that makes the file useless.
  package func error(
    _ message: @autoclosure () -> String, at range: SourceRange, hint: @autoclosure () -> String? = nil
  ) {
    guard mayBeNew(at: range) else { return }
    guard !isFull || !hasErrors else { return surplus += 1 }
    note(Finding(severity: .error, range: range, message: message(), hint: hint()))
  }

  /// Notes something that is probably not what the author meant.
  package func warning(
    _ message: @autoclosure () -> String, at range: SourceRange, hint: @autoclosure () -> String? = nil,
    rule: DiagnosticRule = .sourceDoubtful
  ) {
    guard mayBeNew(at: range) else { return }
    guard !isFull else { return surplus += 1 }
    note(Finding(severity: .warning, range: range, message: message(), hint: hint(), rule: rule))
  }

  /// Says that the file is something else altogether: this one error stands for all, and nothing of the file is shown.
  package func deny(_ message: String, at range: SourceRange, hint: String? = nil) {
    denial = Finding(severity: .error, range: range, message: message, hint: hint)
    hasErrors = true
    showsLines = false
  }

  /// Whether no more findings are kept, except a first error.
  package var isFull: Bool { findings.count >= limit }

  /// Whether there is any error.
  package private(set) var hasErrors = false

  /// Whether a place has had fewer findings than it can have different ones; wording a finding takes its time.
  private func mayBeNew(at range: SourceRange) -> Bool {
    let count = attempts[range, default: 0]
    attempts[range] = count + 1
    return count < Self.mostAttempts
  }

  /// What an alias repeats is found wrong each time, at the same place: the set keeps it once.
  private func note(_ finding: Finding) {
    findings.insert(finding)
    hasErrors = hasErrors || finding.severity == .error
  }

  /// The findings in the order of their places, and how many more there are.
  package func diagnostics() -> [Diagnostic] {
    if let denial { return [diagnostic(denial)] }
    let ordered = findings.sorted {
      ($0.range.start, $0.range.end, $0.message) < ($1.range.start, $1.range.end, $1.message)
    }
    let shown = ordered.map(diagnostic)
    guard surplus > 0 else { return shown }
    let place = SourceLocation(file: source.name)
    return shown + [Diagnostic(.warning, at: place, "\(surplus) more findings are not shown")]
  }

  private func diagnostic(_ finding: Finding) -> Diagnostic {
    var diagnostic = source.diagnostic(finding.severity, finding.range, finding.message, hint: finding.hint)
    diagnostic.rule = finding.rule
    if !showsLines { diagnostic.sourceLine = nil }
    return diagnostic
  }

  /// A warning at a place that still lacks its words, and is not among the findings.
  package func place(of range: SourceRange) -> Diagnostic {
    source.diagnostic(.warning, range, "", hint: nil)
  }

  /// Where a range begins.
  package func location(of range: SourceRange) -> SourceLocation { source.location(of: range.start) }

  /// The number of the line, counted from 1, that a range begins in.
  package func lineNumber(of range: SourceRange) -> Int { source.lineNumber(of: range.start) }

  /// The rest of the line behind a range.
  package func restOfLine(after range: SourceRange) -> Substring.UnicodeScalarView {
    source.restOfLine(after: range.end)
  }
}
