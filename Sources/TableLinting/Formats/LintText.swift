import TableLint
import TableModel

/// The findings of the linter for people: place, level, message and rule, then the line and a way out.
public struct LintText {
  private let report: LintReport
  private let variants: Int

  /// The text of a report.
  public init(_ report: LintReport) {
    self.report = report
    variants = report.variants
  }

  /// The lines, each ended by a line feed.
  public var text: String {
    report.counting.map { LintText.text(of: $0, variants: variants) + "\n" }.joined() + summary + "\n"
  }

  /// The same with nothing in it that could do anything to a terminal, but what makes links of places.
  public func visibleText(linking link: (String, SourceLocation) -> String) -> String {
    report.counting.map { notice in
      let text = LintText.text(of: notice, variants: variants).printableLines
      guard let mark = text.firstRange(of: ": \(notice.level.rawValue): ") else { return text + "\n" }
      return link(String(text[..<mark.lowerBound]), notice.location) + text[mark.lowerBound...] + "\n"
    }.joined() + summary + "\n"
  }

  /// A finding in several lines, without the last line feed.
  static func text(of notice: LintNotice, variants: Int) -> String {
    let severity: Diagnostic.Severity = notice.level == .error ? .error : .warning
    let message = "\(notice.message)\(ways(notice, variants)) [\(notice.rule)]"
    var diagnostic = Diagnostic(
      severity, at: notice.location, message, hint: notice.hint, sourceLine: notice.sourceLine,
      length: wordLength(notice))
    diagnostic.sourceLead = notice.excerpt?.lead ?? 0
    let text = diagnostic.description
    let mark = ": \(severity.rawValue): "
    guard notice.level.rawValue != severity.rawValue, let range = text.firstRange(of: mark) else {
      return text
    }
    return text.replacingCharacters(in: range, with: ": \(notice.level.rawValue): ")
  }

  /// In which ways of drawing a finding came up, where there are several.
  static func ways(_ notice: LintNotice, _ variants: Int) -> String {
    let variants = notice.lookedAt ?? variants
    guard variants > 1, !notice.variants.isEmpty else { return "" }
    guard notice.variants.count < variants else { return " (in all \(variants) variants)" }
    let longest = 8
    let shown = notice.variants.prefix(longest).joined(separator: ", ")
    let more = notice.variants.count > longest ? " and \(notice.variants.count - longest) more" : ""
    return " (in \(notice.variants.count) of \(variants): \(shown)\(more))"
  }

  /// The number of letters of the word at a finding's place.
  static func wordLength(_ notice: LintNotice) -> Int {
    guard let excerpt = notice.excerpt, let column = notice.location.column else { return 1 }
    let rest = excerpt.text.unicodeScalars.dropFirst(max(0, column - 1 - excerpt.lead))
    let word = rest.prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" }
    return max(1, word.count)
  }

  /// How much was found, in one line.
  private var summary: String {
    let parts = [(LintLevel.error, "error"), (.warning, "warning"), (.info, "note"), (.hint, "hint")]
      .compactMap { level, noun -> String? in
        let count = report.count(level)
        return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
      }
    let files = report.files == 1 ? "1 file" : "\(report.files) files"
    let found = parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
    let excused = report.countOfExcused
    return "\(found) in \(files)" + (excused > 0 ? "; \(excused) excused or known before" : "")
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
