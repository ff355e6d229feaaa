import TableLayout

extension LintRule {
  static let scrolledPastEnd = LintRule(
    "scrolled-past-end", .warning, "Tables come to rest within their content",
    why: """
      A table that is let go beyond the end of its content springs back. A picture of it further up shows a moment that \
      nobody can look at for long, and seldom is meant.
      """,
    broken: """
      size: {width: 320, height: 88}
      tableView:
        contentOffset: 60
        rows: [Anna Alder, Boris Birch, Clara Cedar]
      """,
    kept: """
      size: {width: 320, height: 88}
      tableView:
        contentOffset: 44
        rows: [Anna Alder, Boris Birch, Clara Cedar]
      """
  ) { screen, _ in
    screen.scene.findings.compactMap { finding -> LintFinding? in
      guard case .scrolledPastEnd(let surplus) = finding.kind, let table = screen.tables.first else {
        return nil
      }
      return LintFinding(
        "the table is scrolled \(points(surplus)) beyond the end of its content",
        at: table.path.appending(.key("contentOffset")), views: [table.view],
        hint: "use a smaller “contentOffset”, or “scrollTo” with a row")
    }
  }
}
