extension LintRule {
  /// Findings that come up while sources are read, and which all verbs tell as warnings.
  static let ignoredByUIKit = LintRule(
    "ignored-by-uikit", .warning, "What a spec says has an effect",
    why: """
      UIKit ignores some properties beside others, and so does the picture. A key without effect misleads whoever \
      reads the spec: remove it, or change what keeps it from counting.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [{textLabel: Office, detailTextLabel: Second floor}]
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [{style: subtitle, textLabel: Office, detailTextLabel: Second floor}]
      """,
    check: nil
  )
}
