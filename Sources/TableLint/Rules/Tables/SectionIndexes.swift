import TableModel

extension LintRule {
  static let indexEntryLeadsNowhere = LintRule(
    "index-entry-leads-nowhere", .info, "Each entry of an index leads to a section",
    why: """
      Each entry is the first letter of a section’s header. Only in a whole alphabet do users expect gaps. The rule \
      also reports a long list by letters without an index.
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
    kept: .replacing("sectionIndexTitles: [A, B, X]", by: "sectionIndexTitles: [A, B]")
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

extension LintRule {
  static let indexBesideAccessory = LintRule(
    "index-beside-accessory", .warning, "An index has the right edge for itself",
    why: """
      An index floats over disclosure indicators, checkmarks and switches at the right edge: users tap one and hit \
      the other.
      """,
    guidelines: [
      .iOS8("如果你使用了索引，要避免在表格右侧使用其它表格视图元素")
    ],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios8
      size: {width: 320, height: 160}
      tableView:
        sectionIndexTitles: [A, B]
        sections:
          - {header: A, rows: [{textLabel: Anna Alder, accessoryType: disclosureIndicator}]}
          - {header: B, rows: [{textLabel: Boris Birch, accessoryType: disclosureIndicator}]}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 160}
      tableView:
        sectionIndexTitles: [A, B]
        sections: [{header: A, rows: [Anna Alder]}, {header: B, rows: [Boris Birch]}]
      """
  ) { screen, _ in
    screen.tables.filter(\.showsIndex).flatMap(\.rows).filter(\.hasElementAtRight).map { row in
      LintFinding(
        "\(row.name) has an element at the right edge, where the index is in its way",
        at: row.path, views: [row.views?.accessory ?? row.views?.reorderControl],
        hint: "leave the elements out, or the index")
    }
  }
}

extension LintedRow {
  /// Whether something stands at the right edge of the row.
  fileprivate var hasElementAtRight: Bool {
    if isEditing, cell.showsReorderControl { return true }
    return isEditing
      ? cell.editingAccessoryType != .none || cell.editingAccessoryView != nil
      : cell.accessoryType != .none || cell.accessoryView != nil
  }
}

extension LintRule {
  static let indexInGrouped = LintRule(
    "index-in-grouped", .warning, "Grouped tables have no index",
    why: """
      An index leads through a long plain list. In a grouped table it covers what stands at the right of the boxes.
      """,
    guidelines: [
      .iOS2011("A grouped table view does not include an index"),
      .iOS8("与平铺型不同，分组型表格没有索引"),
    ],
    looks: LintLooks(since: "ios5", until: "ios16"),
    broken: """
      theme: ios8
      size: {width: 320, height: 170}
      tableView:
        style: grouped
        sectionIndexTitles: [A, B]
        sections: [{header: A, rows: [Anna Alder]}, {header: B, rows: [Boris Birch]}]
      """,
    kept: .replacing("\n  style: grouped", by: "")
  ) { screen, _ in
    screen.tables.compactMap { table in
      guard table.tableView.style != .plain, !table.tableView.sectionIndex.titles.isEmpty else { return nil }
      return LintFinding(
        "a table of the style \(table.tableView.style.rawValue) should have no index", at: table.indexPath,
        views: [table.view], hint: "leave “sectionIndexTitles” out, or give the table the style plain",
        fix: LintFix("Take the index away", .remove(key: "sectionIndexTitles", of: table.path)))
    }
  }
}
