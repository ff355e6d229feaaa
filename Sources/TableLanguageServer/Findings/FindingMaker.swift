import TableLint
import TableLinting
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
      line: text.hash(ofLine: range.start.line))
    if diagnostic.location.file == name {
      finding.remedy = diagnostic.hint.flatMap(Spelling.proposal).map(Finding.Remedy.word)
    }
    return finding
  }

  /// What the linter found.
  func finding(_ notice: LintNotice) -> Finding {
    let range = range(of: notice.location, length: nil)
    return Finding(
      range: range, severity: FindingMaker.severity(of: notice.level), rule: notice.rule,
      message: message(notice.message, notice.hint, notice.location),
      remedy: notice.fix.map(Finding.Remedy.lint), line: text.hash(ofLine: range.start.line))
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
    let start = text.offset(of: text.range(line: line, column: column, length: 0, .utf8).start, .utf8)
    let rest = String(decoding: text.bytes[start...].prefix(FindingMaker.longestWord), as: UTF8.self)
    let word = rest.unicodeScalars.prefix {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-"
    }
    return max(1, word.count)
  }

  /// The most bytes of a word that are marked.
  private static let longestWord = 256
}
