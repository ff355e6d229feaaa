import TableModel

extension LintRule {
  static let groupMissing = LintRule(
    "group-missing", .warning, "A grouped table has at least one group",
    why:
      "A grouped table without a group is a blank screen. Say that there is nothing, or that it is being loaded.",
    guidelines: [
      .iOS2011("A grouped table view always contains at least one group of list items"),
      .iOS8("中至少含有一组列表"),
    ],
    looks: LintLooks(since: "ios5", until: "ios13"),
    broken: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView: {style: grouped, sections: []}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView: {style: grouped, sections: [{header: Accounts, rows: [Add Account]}]}
      """
  ) { screen, _ in
    screen.tables.compactMap { table in
      guard table.tableView.style != .plain, table.sections.isEmpty, !table.explainsAbsence,
        !table.showsSomethingElse, !screen.isFilledLater
      else { return nil }
      return LintFinding(
        "this grouped table has no group", at: table.path, views: [table.view],
        hint: "give it a section with a row, “loading” or an “emptyState”")
    }
  }
}
