import TableModel

extension LintRule {
  static let groupEmpty = LintRule(
    "group-empty", .warning, "Each group has at least one row",
    why:
      "A group without rows is a header over nothing, or an unexplained gap. Leave it out until it has a row.",
    guidelines: [
      .iOS2011("each group always contains at least one item"),
      .iOS8("而每一组中至少包含一项内容"),
    ],
    looks: LintLooks(since: "ios5", until: "ios13"),
    broken: """
      theme: ios8
      size: {width: 320, height: 160}
      tableView:
        style: grouped
        sections:
          - {header: Accounts, rows: [Office]}
          - {header: Shared with me}
      """,
    kept: """
      theme: ios8
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
          "\(name) has no row", at: section.path,
          hint: "leave the group out, or say in a row that it is empty")
      }
    }
  }
}
