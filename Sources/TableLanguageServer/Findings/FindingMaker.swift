import TableBatch
import TableLint
import TableModel
import TableSources

/// Turns what loader and linter find in a document into what its client is told.
struct FindingMaker: Sendable {
  /// The text that was looked at.
  let text: DocumentText
  /// What findings call the document.
  let name: String
  /// The units of the client.
  let encoding: PositionEncoding

  /// What the loader found; what it found in other files is told at the beginning.
  func finding(_ diagnostic: Diagnostic) -> Finding {
    let range = range(of: diagnostic.location, length: diagnostic.length)
    var finding = Finding(
      range: range, severity: diagnostic.severity == .error ? .error : .warning,
      rule: diagnostic.rule?.rawValue,
      message: message(diagnostic.message, diagnostic.hint, diagnostic.location),
      line: text.text(ofLine: range.start.line))
    finding.fix = proposal(for: diagnostic, at: range)
    return finding
  }

  /// What the linter found; `fixer` finds the change that puts it right.
  func finding(_ notice: LintNotice, _ fixer: LintFixer?) -> Finding {
    let range = range(of: notice.location, length: nil)
    var finding = Finding(
      range: range, severity: FindingMaker.severity(of: notice.level), rule: notice.rule,
      message: message(notice.message, notice.hint, notice.location),
      line: text.text(ofLine: range.start.line))
    if let fix = notice.fix, let edit = fixer?.edit(for: fix) {
      finding.fix = Finding.QuickFix(
        title: fix.title.prefix(1).uppercased() + fix.title.dropFirst(),
        edits: edit.replacements.map { replacement in
          TextEdit(
            range: TextRange(start: place(replacement.start), end: place(replacement.end)),
            text: replacement.text)
        })
    }
    return finding
  }

  private static func severity(of level: LintLevel) -> Finding.Severity {
    switch level {
    case .error: .error
    case .warning: .warning
    case .info: .information
    case .hint, .off: .hint
    }
  }

  private func message(_ message: String, _ hint: String?, _ place: SourceLocation) -> String {
    let prefix = place.file == name ? "" : "\(place.file)\(place.line.map { ":\($0)" } ?? ""): "
    return prefix + message + (hint.map { "\n\($0)" } ?? "")
  }

  /// The stretch that a place means, up to the end of the word where nothing tells its length.
  private func range(of location: SourceLocation, length: Int?) -> TextRange {
    guard location.file == name, let line = location.line else {
      return text.range(line: 1, column: 1, length: 0, encoding)
    }
    let column = location.column ?? 1
    return text.range(
      line: line, column: column, length: length ?? wordLength(line: line, column: column), encoding)
  }

  private func wordLength(line: Int, column: Int) -> Int {
    let rest = text.text(ofLine: line - 1).unicodeScalars.dropFirst(column - 1)
    let word = rest.prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" }
    return max(1, word.count)
  }

  private func place(_ place: LintEdit.Place) -> TextPosition {
    text.range(line: place.line, column: place.column, length: 0, encoding).start
  }

  /// The word that a hint offers in the place of the one that was found.
  private func proposal(for diagnostic: Diagnostic, at range: TextRange) -> Finding.QuickFix? {
    guard diagnostic.location.file == name, let word = diagnostic.hint.flatMap(Spelling.proposal) else {
      return nil
    }
    let start = text.offset(of: range.start, encoding)
    let first = start < text.bytes.count ? text.bytes[start] : 0
    let mark = first == UInt8(ascii: "\"") ? "\"" : first == UInt8(ascii: "'") ? "'" : ""
    return Finding.QuickFix(
      title: "Write “\(word)”", edits: [TextEdit(range: range, text: mark + word + mark)])
  }
}
