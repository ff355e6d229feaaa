import TableModel

extension LintRule {
  static let groupEmpty = LintRule(
    "group-empty", .warning, "Each group has at least one row",
    why:
      """
      A group without rows is a header over nothing, or an unexplained gap. Leave it out until it has rows.
      """,
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
    kept: .replacing("Shared with me", by: "Shared with me, rows: [Nobody shares anything]")
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

extension LintRule {
  static let groupMissing = LintRule(
    "group-missing", .warning, "A grouped table has at least one group",
    why:
      "It is a blank screen. Say that there is nothing, or that rows are being loaded.",
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
    kept: .replacing("sections: [", by: "sections: [{header: Accounts, rows: [Add Account]}")
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

extension LintRule {
  static let plainSectionWithoutHeader = LintRule(
    "plain-section-without-header", .warning, "Sections of a plain table have headers",
    why: """
      Rows of a plain table run on without a gap. Only a header shows where a section begins. Label each section, or \
      group the table.
      """,
    guidelines: [
      .iOS8("表格可被分为若干带标签的段落"),
      .iOS8("平铺型和分组型列表都允许你通过提供页眉和页脚来对信息进行分组和分段"),
      .iOS2011("Rows can be separated into labeled sections"),
    ],
    looks: LintLooks(since: "ios5", until: "ios11", later: .info),
    broken: """
      theme: ios8
      size: {width: 320, height: 160}
      tableView:
        sections: [{header: Friends, rows: [Anna Alder]}, {rows: [Boris Birch]}]
      """,
    kept: .replacing("Alder]}, {rows:", by: "Alder]}, {header: Colleagues, rows:")
  ) { screen, _ in
    screen.tables.flatMap { table -> [LintFinding] in
      let filled = table.sections.filter { !$0.rows.isEmpty }
      guard table.tableView.style == .plain, filled.count > 1, !screen.isFilledLater else { return [] }
      // What the first section holds is said by the title above the table.
      let hasTitle = screen.texts.contains { $0.purpose == .barTitle }
      return filled.dropFirst(hasTitle ? 1 : 0).compactMap { section in
        let header = section.section.header
        guard header?.title?.trimmed.isEmpty ?? true, header?.view == nil else { return nil }
        return LintFinding(
          "section \(section.number + 1) of this plain table has no header, so its beginning is not visible",
          at: section.path, views: [section.rows.first?.views?.cell],
          hint: "give it a “header”, or the table the style grouped")
      }
    }
  }
}
