import TableModel

extension LintRule {
  static let indexEntryLeadsNowhere = LintRule(
    "index-entry-leads-nowhere", .info, "Each entry of an index leads to a section",
    why: """
      Each entry is the first letter of a section’s header. An entry without a section leads somewhere else, which users \
      expect only of a whole alphabet. The rule also reports a long list by letters that has no index.
      """,
    guidelines: [
      .iOS8("内容则通常是字母表中的字母"),
      .iOS8("展示索引来方便查找"),
    ],
    options: [
      LintOption(
        "rows", "The number of rows from which on a list by letters wants an index", 100, in: 1...20_000)
    ],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios8
      size: {width: 320, height: 160}
      tableView:
        sectionIndexTitles: [A, B, X]
        sections: [{header: A, rows: [Anna Alder]}, {header: B, rows: [Boris Birch]}]
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 160}
      tableView:
        sectionIndexTitles: [A, B]
        sections: [{header: A, rows: [Anna Alder]}, {header: B, rows: [Boris Birch]}]
      """
  ) { screen, values in
    screen.tables.flatMap { table -> [LintFinding] in
      guard table.tableView.style == .plain else { return [] }
      guard table.showsIndex else { return [table.missingIndex(from: values["rows"])].compactMap { $0 } }
      return table.strayEntries
    }
  }
}

extension LintedTable {
  /// Entries that a whole alphabet has at least.
  private static let alphabet = 20

  /// Findings for entries that are no letters, and for those without a section.
  fileprivate var strayEntries: [LintFinding] {
    let titles = tableView.sectionIndex.titles
    let long = titles.filter { $0.count > 2 && $0 != SectionIndex.search }
    let isAlphabet = titles.count >= LintedTable.alphabet && long.isEmpty
    let beginnings = sections.compactMap { section in
      (section.section.header?.title ?? section.rows.first?.title)?.lowercased()
    }
    let stray =
      isAlphabet || beginnings.isEmpty
      ? []
      : titles.filter { title in
        title != SectionIndex.search && title != "#" && title.count <= 2
          && !beginnings.contains { $0.hasPrefix(title.lowercased()) }
      }
    return long.map { title in
      LintFinding(
        "the index entry “\(title.shortened)” has \(title.count) characters, and one or two are room enough for a letter",
        at: indexPath, views: [view], hint: "let entries be the first letters of headers")
    }
      + stray.map { title in
        LintFinding(
          "the index entry “\(title.shortened)” leads nowhere: no section begins with it", at: indexPath,
          views: [view], hint: "leave the entry out")
      }
  }

  /// The finding for a long list by letters without an index.
  fileprivate func missingIndex(from count: Double) -> LintFinding? {
    let lettered = sections.filter { ($0.section.header?.title?.trimmed.count ?? 0) == 1 }
    guard Double(rows.count) > count, lettered.count > 2, lettered.count * 2 > sections.count,
      tableView.sectionIndex.titles.isEmpty
    else { return nil }
    return LintFinding(
      "this list of \(rows.count) rows by letters has no index", at: path, views: [view],
      hint: "give it “sectionIndexTitles”")
  }
}
