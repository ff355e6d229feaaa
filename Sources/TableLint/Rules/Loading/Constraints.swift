extension LintRule {
  /// Findings that come up while rows are laid out.
  static let constraintsUnsatisfiable = LintRule(
    "constraints-unsatisfiable", .warning, "Constraints do not contradict each other",
    why: """
      UIKit breaks one of the constraints that cannot hold together, and which one it is may change with any release. \
      Give one of them a lower priority, or take it out.
      """,
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows:
          - height: 44
            contentView:
              constraints: [title.leading == superview.leading + 16, title.leading == superview.leading + 24, title.centerY == superview.centerY]
              subviews: [{id: title, label: Office}]
      """,
    kept: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows:
          - height: 44
            contentView:
              constraints: [title.leading == superview.leading + 16, title.centerY == superview.centerY]
              subviews: [{id: title, label: Office}]
      """,
    check: nil
  )

  /// Findings that come up while rows are laid out.
  static let constraintsAmbiguous = LintRule(
    "constraints-ambiguous", .warning, "Constraints say where each view is",
    why: """
      Where constraints leave open where a view is, or how wide and high, UIKit may put it anywhere. Add what is \
      missing: a leading and a trailing edge, a top and a bottom, or a size.
      """,
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows:
          - height: 44
            contentView:
              constraints: [title.centerY == superview.centerY, title.width >= 40]
              subviews: [{id: title, label: Office}]
      """,
    kept: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows:
          - height: 44
            contentView:
              constraints: [title.centerY == superview.centerY, title.leading == superview.leading + 16]
              subviews: [{id: title, label: Office}]
      """,
    check: nil
  )
}
