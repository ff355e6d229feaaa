import TableModel

extension LintRule {
  static let groupMissing = LintRule(
    "group-missing", .warning, "A grouped table has at least one group",
    why: "A grouped table without a group is a blank screen. Say that there is nothing, or that it is being loaded.",
    guidelines: [
      .iOS2011("A grouped table view always contains at least one group of list items"),
      .iOS8("中至少含有一组列表"),
    ],
    broken: """
      size: {width: 320, height: 132}
      tableView: {style: grouped, sections: []}
      """,
    kept: """
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

  static let groupEmpty = LintRule(
    "group-empty", .warning, "Each group has at least one row",
    why: "A group without rows is a header over nothing, or a gap that nobody can explain. Leave it out until it has a row.",
    guidelines: [
      .iOS2011("each group always contains at least one item"),
      .iOS8("而每一组中至少包含一项内容"),
    ],
    broken: """
      size: {width: 320, height: 160}
      tableView:
        style: grouped
        sections:
          - {header: Accounts, rows: [Office]}
          - {header: Shared with me}
      """,
    kept: """
      size: {width: 320, height: 160}
      tableView:
        style: grouped
        sections:
          - {header: Accounts, rows: [Office]}
          - {header: Shared with me, rows: [Nobody shares anything]}
      """
  ) { screen, _ in
    screen.tables.filter { $0.tableView.style != .plain && !$0.explainsAbsence }.flatMap { table in
      table.sections.compactMap { section in
        guard section.rows.isEmpty, !screen.isFilledLater else { return nil }
        let name = section.section.header?.title.map { "the group “\($0.shortened)”" } ?? "this group"
        return LintFinding(
          "\(name) has no row", at: section.path, hint: "leave the group out, or say in a row that it is empty")
      }
    }
  }
}
