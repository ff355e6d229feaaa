import TableModel

extension LintRule {
  static let indexInGrouped = LintRule(
    "index-in-grouped", .warning, "Grouped tables have no index",
    why: "An index leads through a long plain list. UIKit draws one over a grouped table's boxes, too, "
      + "in the way of what stands at their right.",
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
    kept: """
      theme: ios8
      size: {width: 320, height: 170}
      tableView:
        sectionIndexTitles: [A, B]
        sections: [{header: A, rows: [Anna Alder]}, {header: B, rows: [Boris Birch]}]
      """
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
