import TableLint
import TableLinting
import TableModel
import TableSources

/// Changes that put right what was found in a document, each of which has been seen to do that and nothing else.
struct QuickFixes {
  /// The kind of change, by the protocol's name.
  static let kind = "quickfix"
  /// The most changes that are offered at once.
  private static let mostActions = 100
  /// How many bytes are read to see what changes do: the text, once for each of them.
  private static let mostBytesRead = 4 << 20

  private let document: OpenDocument
  private let findings: [Finding]
  private let encoding: PositionEncoding

  /// The changes of a document in which something was found.
  init(_ document: OpenDocument, _ findings: [Finding], _ encoding: PositionEncoding) {
    (self.document, self.findings, self.encoding) = (document, findings, encoding)
  }

  /// The changes as messages have them, those of the findings that touch a stretch.
  func actions(in range: TextRange, only kinds: [String]?, rulesURL: String?) -> [JSONValue] {
    guard kinds.map({ $0.contains { $0 == QuickFixes.kind || $0.isEmpty } }) ?? true else { return [] }
    let meant = findings.filter { $0.remedy != nil && $0.range.touches(range) }
    guard !meant.isEmpty else { return [] }
    let most = max(1, min(QuickFixes.mostActions, QuickFixes.mostBytesRead / max(1, document.byteCount)))
    let edits = Edits(document, findings)
    return meant.prefix(most).compactMap { finding in
      guard let remedy = finding.remedy, let edit = edits.edit(for: finding, remedy, encoding) else {
        return nil
      }
      let changes = edit.replacements.map { replacement in
        TextEdit(range: document.text.range(replacement.bytes, encoding), text: replacement.text).json
      }
      return .object([
        ("title", .string(remedy.title)), ("kind", .string(QuickFixes.kind)),
        ("diagnostics", .array([finding.json(rulesURL: rulesURL)])), ("isPreferred", .bool(true)),
        ("edit", .object([("changes", .object([(document.uri.text, .array(changes))]))])),
      ])
    }
  }
}

/// What changes come to in the text of a document.
private final class Edits {
  private let document: OpenDocument
  private let fixes: [LintFix]
  private lazy var fixer = document.reading?.result.flatMap { result in
    LintFixer(document.text.bytes, named: document.uri.name.text, folder: document.folder, result)
  }
  private lazy var text = SpecText(document.text.bytes, named: document.uri.name.text)

  init(_ document: OpenDocument, _ findings: [Finding]) {
    self.document = document
    fixes = findings.compactMap { if case .lint(let fix)? = $0.remedy { fix } else { nil } }
  }

  /// The change of a finding; `nil` where there is none that does what it says and nothing else.
  func edit(for finding: Finding, _ remedy: Finding.Remedy, _ encoding: PositionEncoding) -> LintEdit? {
    switch remedy {
    case .lint(let fix): fixer?.edit(for: fix, among: fixes)
    case .word(let word): edit(writing: word, at: finding.range, encoding)
    }
  }

  private func edit(writing word: String, at range: TextRange, _ encoding: PositionEncoding) -> LintEdit? {
    let (start, end) = (
      document.text.offset(of: range.start, encoding), document.text.offset(of: range.end, encoding)
    )
    guard let text, start < end else { return nil }
    let first = document.text.bytes[start]
    let mark = first == UInt8(ascii: "\"") ? "\"" : first == UInt8(ascii: "'") ? "'" : ""
    let scalars = (document.text.scalar(at: start), document.text.scalar(at: end))
    let edit = SpecEntryWriter(text).edit(
      replacing: SourceRange(start: scalars.0, end: scalars.1), by: mark + word + mark)
    guard let after = SpecText(edit.applied(to: document.text.bytes), named: document.uri.name.text),
      after.tree.isIncomplete == text.tree.isIncomplete
    else { return nil }
    var check = TreeCheck()
    check.expect(word, at: scalars.0)
    return check.turns(text.tree.roots, into: after.tree.roots) ? edit : nil
  }
}
