extension LintRule {
  /// Findings about comments that switch rules off, which the job makes.
  package static let suppressionUnused = LintRule(
    "suppression-unused", .warning, "Comments that switch rules off do so, and say why",
    why: """
      A comment that switches a rule off where nothing breaks it hides the next mistake. One without a reason leaves \
      everybody else guessing.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        # tablemock:disable-next-line text-truncated -- the name of the product
        rows: [Office]
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        # tablemock:disable-next-line text-truncated -- the name of the product
        rows: [The Unabridged and Illustrated History of Garden Sheds]
      """,
    check: nil
  )
}
