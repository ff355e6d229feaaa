extension LintRule {
  /// Findings that come up while sources are read, and which all verbs tell as warnings.
  static let sourceDoubtful = LintRule(
    "source-doubtful", .warning, "Sources say what can be drawn",
    why: """
      Something in a source was left out or replaced, or is ambiguous: a value that is none, a picture that is not \
      there, a typeface that is not at hand, a name that is used twice. The picture may not be what was meant.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [{textLabel: Office, transition: {from: default, to: default, progress: 0.5}}]
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [{textLabel: Office, transition: {from: default, to: selected, progress: 0.5}}]
      """,
    check: nil
  )
}
