import TableModel

/// Changes that put right what was found in a stretch of a document.
enum QuickFixes {
  /// The kind of change, by the protocol's name.
  static let kind = "quickfix"

  /// The changes as messages have them, those of the findings that touch a stretch.
  static func actions(
    for findings: [Finding], in range: TextRange, of uri: DocumentURI, only kinds: [String]?,
    rulesURL: String?
  ) -> [JSONValue] {
    guard kinds.map({ $0.contains { $0 == kind || $0.isEmpty } }) ?? true else { return [] }
    return findings.filter { $0.range.touches(range) }.compactMap { finding in
      guard let fix = finding.fix else { return nil }
      let changes = JSONValue.object([(uri.text, .array(fix.edits.map(\.json)))])
      return .object([
        ("title", .string(fix.title)), ("kind", .string(kind)),
        ("diagnostics", .array([finding.json(rulesURL: rulesURL)])), ("isPreferred", .bool(true)),
        ("edit", .object([("changes", changes)])),
      ])
    }
  }
}
