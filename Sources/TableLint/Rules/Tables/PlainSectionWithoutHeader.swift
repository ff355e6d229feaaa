import TableModel

extension LintRule {
  static let plainSectionWithoutHeader = LintRule(
    "plain-section-without-header", .warning, "Sections of a plain table have headers",
    why: """
      Rows of a plain table run on without a gap: nothing but its header shows where a section begins. Label each \
      section, or group the table.
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
    kept: """
      theme: ios8
      size: {width: 320, height: 160}
      tableView:
        sections: [{header: Friends, rows: [Anna Alder]}, {header: Colleagues, rows: [Boris Birch]}]
      """
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
