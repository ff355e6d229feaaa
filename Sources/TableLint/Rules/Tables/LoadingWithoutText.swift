import TableModel

extension LintRule {
  static let loadingWithoutText = LintRule(
    "loading-without-text", .info, "A table that is loading says so",
    why: "A wheel alone may turn for ever. A word beside it tells users what they are waiting for.",
    guidelines: [
      .iOS8("此时应当在屏幕中央展示一个活动指示器(activity indicator)和一个信息标签(information label)")
    ],
    looks: LintLooks(since: "ios7", until: "ios9"),
    broken: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView: {loading: true}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView: {loading: {text: Loading…}}
      """
  ) { screen, _ in
    screen.tables.compactMap { table in
      guard let content = table.tableView.contentUnavailable, content.reason == .loading,
        content.text?.trimmed.isEmpty ?? true, content.secondaryText == nil, screen.variant.state != .loading
      else { return nil }
      return LintFinding(
        "the wheel of this table does not say what is being loaded",
        at: table.path.appending(.key("loading")),
        views: [table.view], hint: "write “loading: {text: Loading…}”",
        fix: LintFix(
          "Say “Loading…” beside the wheel",
          .set(key: "loading", of: table.path, value: "{text: Loading…}")))
    }
  }
}
