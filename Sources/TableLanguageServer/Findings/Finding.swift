import TableLint
import TableLinting
import TableModel
import TableSources

/// Something that is told of a stretch of a document.
struct Finding: Hashable, Sendable {
  /// How much it matters, with the numbers of the protocol.
  enum Severity: Int, Sendable {
    case error = 1
    case warning, information, hint
  }

  /// A change of the text that puts a finding right; what it comes to is found out when somebody asks for it.
  enum Remedy: Hashable, Sendable {
    /// Writes another word for the one that begins at the finding's place.
    case word(String)
    /// Does what the linter proposes.
    case lint(LintFix)

    /// What the change does, in the imperative.
    var title: String {
      switch self {
      case .word(let word): "Write “\(word)”"
      case .lint(let fix): fix.title.prefix(1).uppercased() + fix.title.dropFirst()
      }
    }
  }

  /// Where it is.
  var range: TextRange
  /// How much it matters.
  var severity: Severity
  /// The id of the rule; `nil` for what no rule says.
  var rule: String?
  /// What was found, with a way out in a line of its own.
  var message: String
  /// A change that puts it right.
  var remedy: Remedy?
  /// What tells the line that it stands in from others that say something else.
  var line: Int

  /// The finding as messages have it; `rulesURL` is the address of the folder that explains rules, where there is one.
  func json(rulesURL: String?) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("range", range.json), ("severity", .number(Double(severity.rawValue))),
    ]
    if let rule {
      members.append(("code", .string(rule)))
      if let rulesURL {
        let page = "\(rulesURL.hasSuffix("/") ? rulesURL : rulesURL + "/")\(rule).md"
        members.append(("codeDescription", .object([("href", .string(page))])))
      }
    }
    members += [("source", .string("tablemock")), ("message", .string(message))]
    return .object(members)
  }

  /// The finding so many lines further down, without the change, which may be about text that is another by now.
  func moved(by lines: Int) -> Finding {
    var finding = self
    finding.range.start.line += lines
    finding.range.end.line += lines
    finding.remedy = nil
    return finding
  }
}

/// A change of a stretch of a document.
struct TextEdit: Hashable, Sendable {
  /// The stretch.
  var range: TextRange
  /// What stands there instead.
  var text: String

  /// The change as messages have it.
  var json: JSONValue { .object([("range", range.json), ("newText", .string(text))]) }
}

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
