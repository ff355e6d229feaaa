extension LintRule {
  /// Findings that come up while sources are read, and which all verbs tell as warnings.
  static let availability = LintRule(
    "availability", .warning, "What a spec says exists in the system of its look",
    why: """
      A look of an earlier system is drawn without what came later: no dark appearance before iOS 13, no large titles \
      before iOS 11. Choose a later look, or do without.
      """,
    broken: """
      theme: ios6
      size: {width: 320, height: 124}
      tableView:
        style: insetGrouped
        rows: [Airplane Mode, Bluetooth]
      """,
    kept: """
      theme: ios13
      size: {width: 320, height: 124}
      tableView:
        style: insetGrouped
        rows: [Airplane Mode, Bluetooth]
      """,
    check: nil
  )
}
