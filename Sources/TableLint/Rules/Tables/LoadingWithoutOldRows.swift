import TableModel

extension LintRule {
  static let loadingWithoutOldRows = LintRule(
    "loading-without-old-rows", .hint, "A table that is loading shows what it showed before",
    why: """
      Where data do not change often, old rows are better than none while new ones are fetched. They are shown in grey.
      """,
    guidelines: [
      .iOS8("在等待信息加载的时候，可以考虑展示“过期”信息")
    ],
    looks: LintLooks(since: "ios7", until: "ios13"),
    broken: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView: {loading: {text: Loading…}}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView: {loading: {text: Loading…}, rows: [Anna Alder, Boris Birch]}
      """
  ) { screen, _ in
    screen.tables.compactMap { table in
      guard table.tableView.contentUnavailable?.reason == .loading, table.rows.isEmpty else { return nil }
      return LintFinding(
        "nothing is shown while this table is loading", at: table.path.appending(.key("loading")),
        views: [table.view], hint: "consider keeping the rows that were there before")
    }
  }
}
