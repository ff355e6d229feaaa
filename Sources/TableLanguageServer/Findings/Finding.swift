import TableLint
import TableModel

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
