import TableModel

/// A complaint of libyaml's in words for people who write tables, not parsers.
struct YAMLSyntaxError {
  private let message: String
  private let hint: String?
  private let range: SourceRange
  /// Where the text begins that a comment has torn from its place; `nil` where none has.
  private(set) var cut: Int?

  /// Notes the error.
  func send(to report: FindingReport) {
    report.error(message, at: range, hint: hint)
  }

  /// Translates a complaint about a text.
  init(_ failure: YAMLEventReader.Failure, in source: SourceText) {
    if let tab = Self.tabInIndentation(near: failure, in: source) {
      self.init(
        "there is a tab in the indentation", at: tab, hint: "indent with spaces: YAML allows no tabs here")
      return
    }
    if let comment = source.commentedColor(before: failure.offset) {
      let before = source.restOfLine(after: comment.range.start - 1).first ?? " "
      self.init(
        "a “#” after \(before == " " ? "a space" : quoted(String(before))) begins a comment, which takes the rest of the line",
        at: comment.range.start,
        hint: "put the colour in quotation marks: \"\(comment.color)\"",
        length: comment.range.end - comment.range.start)
      cut = comment.range.start
      return
    }
    if failure.problem.contains("did not find expected"),
      let quote = source.quotationMark(before: failure.offset)
    {
      self.init(
        "there is more text after the closing quotation mark", at: failure.offset,
        hint: quote == "'"
          ? "inside single quotation marks write “''” for an apostrophe"
          : "inside double quotation marks write “\\\"” for a quotation mark")
      return
    }
    let character = source.restOfLine(after: failure.offset).first
    for rule in Self.rules where rule.applies(to: failure) {
      let place = rule.isAboutContext ? failure.contextOffset ?? failure.offset : failure.offset
      let found = character.map { quoted(String($0)) } ?? "the end of the line"
      self.init(rule.message.replacingDollar(by: found), at: place, hint: rule.hint)
      return
    }
    let context = failure.context.isEmpty ? "" : " \(failure.context)"
    self.init("this is not valid YAML: \(failure.problem)\(context)", at: failure.offset, hint: nil)
  }

  private init(_ message: String, at offset: Int, hint: String?, length: Int = 1) {
    self.message = message
    self.hint = hint
    range = SourceRange(start: offset, end: offset + length)
  }

  /// The place of a tab before the text of the line of the complaint, outside brackets and quotation marks.
  private static func tabInIndentation(near failure: YAMLEventReader.Failure, in source: SourceText) -> Int? {
    guard !failure.context.contains("flow"), !failure.context.contains("quoted") else { return nil }
    let (start, characters) = source.indentation(ofLineAt: failure.offset)
    return characters.firstIndex(of: UInt8(ascii: "\t")).map { start + $0 }
  }
}

extension YAMLSyntaxError {
  /// What to say instead of a complaint that has the given words.
  private struct Rule {
    /// Words of libyaml's complaint.
    var problem: String
    /// Words of libyaml's description of what it was reading; empty for any.
    var context = ""
    /// What to say; `$` stands for the character at the place.
    var message: String
    /// What the author can do about it.
    var hint: String?
    /// Whether the place is where the thing begins, not where reading it failed.
    var isAboutContext = false

    func applies(to failure: YAMLEventReader.Failure) -> Bool {
      failure.problem.contains(problem) && (context.isEmpty || failure.context.contains(context))
    }
  }

  private static let quoteIt = "put a text with such characters in quotation marks"
  private static let alignIt = "begin all keys of a mapping in the same column, and all “-” of a list"

  private static let rules = [
    Rule(
      problem: "unexpected end of stream", context: "quoted scalar",
      message: "this quotation mark is never closed", isAboutContext: true),
    Rule(
      problem: "unexpected document indicator", context: "quoted scalar",
      message: "this quotation mark is never closed", isAboutContext: true),
    Rule(
      problem: "unknown escape character", message: "a text has an unknown escape",
      hint: "write “\\\\” for a backslash, or put the text in single quotation marks"),
    Rule(
      problem: "hexdecimal number", message: "an escape has too few hexadecimal digits",
      hint: "write 2 digits after “\\x”, 4 after “\\u”, 8 after “\\U”"),
    Rule(
      problem: "Unicode character escape code", message: "an escape names no character",
      hint: "characters end at U+10FFFF, and U+D800 to U+DFFF are none"),
    Rule(
      problem: "expected ',' or '}'", message: "expected “,” or “}”, found $",
      hint: "separate the entries between “{” and “}” by commas, and quote texts that have commas or “: ”"),
    Rule(
      problem: "expected ',' or ']'", message: "expected “,” or “]”, found $",
      hint: "separate the items between “[” and “]” by commas, and quote texts that have commas or “: ”"),
    Rule(
      problem: "mapping values are not allowed", message: "a “:” is not expected here",
      hint: "put a text that has “: ” in quotation marks; otherwise check the indentation"),
    Rule(
      problem: "could not find expected ':'", message: "a “:” is missing after this key",
      hint: "write a space after the “:” too", isAboutContext: true),
    Rule(
      problem: "cannot start any token", message: "a text may not begin with $", hint: quoteIt),
    Rule(problem: "did not find expected key", message: "expected a key, found $", hint: alignIt),
    Rule(problem: "expected '-' indicator", message: "expected “-”, found $", hint: alignIt),
    Rule(
      problem: "block sequence entries are not allowed", message: "a “-” is not expected here",
      hint: "begin the list on a separate line"),
    Rule(
      problem: "expected alphabetic or numeric character", context: "alias",
      message: "a text may not begin with “*”", hint: quoteIt, isAboutContext: true),
    Rule(
      problem: "expected alphabetic or numeric character", context: "anchor",
      message: "a text may not begin with “&”", hint: quoteIt, isAboutContext: true),
    Rule(
      problem: "expected comment or line break", context: "block scalar",
      message: "a text may not begin with “|” or “>”", hint: quoteIt, isAboutContext: true),
    Rule(
      problem: "<document start>", message: "expected the end of the file, found $",
      hint: "separate several screens by a line “---”"),
    Rule(problem: "node content", message: "expected a value, found $", hint: quoteIt),
    Rule(
      problem: "", context: "tag", message: "a text may not begin with “!”", hint: quoteIt,
      isAboutContext: true),
    Rule(
      problem: "", context: "directive", message: "a line may not begin with “%”", hint: quoteIt,
      isAboutContext: true),
    Rule(problem: "tab character", message: "there is a tab in the indentation", hint: "indent with spaces"),
  ]
}

extension String {
  /// The text with its `$` replaced.
  fileprivate func replacingDollar(by replacement: String) -> String {
    split(separator: "$", omittingEmptySubsequences: false).joined(separator: replacement)
  }
}
