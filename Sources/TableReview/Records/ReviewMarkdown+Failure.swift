import TableModel

extension ReviewMarkdown {
  /// What is said in place of a review that there is not: why, in a line for each finding and each message without a place.
  package static func text(ofFailure findings: [Diagnostic], _ messages: [String]) -> String {
    let items = findings.map { finding in
      let hint = finding.hint.map { "; \(escaped($0))" } ?? ""
      return "\(escaped(finding.message))\(hint) (\(code(finding.location.text)))"
    }
    return "### Nothing was compared\n" + list(items + messages.map(escaped), atMost: mostNotices)
  }
}
