import TableModel

extension LintRule {
  static let value1WithoutValue = LintRule(
    "value1-without-value", .info, "Rows of the style value1 show a value",
    why:
      "The style value1 is for an item and its current value. A row without a value is one of the style default.",
    guidelines: [
      .iPhone2010("This table-cell style works well to display an item's current value")
    ],
    looks: LintLooks(until: "ios6", later: .hint),
    broken: """
      theme: ios6
      size: {width: 320, height: 124}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Language, detailTextLabel: English}
          - {style: value1, textLabel: Keyboards}
      """,
    kept: """
      theme: ios6
      size: {width: 320, height: 124}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Language, detailTextLabel: English}
          - {style: value1, textLabel: Keyboards, detailTextLabel: "2"}
      """
  ) { screen, _ in
    screen.rows.compactMap { row in
      guard row.cell.style == .value1, row.isStandard, row.title != nil, row.detail == nil,
        row.cell.detailTextLabel?.placeholder == nil, row.cell.accessoryView == nil
      else { return nil }
      return LintFinding(
        "the value1 row \(row.name) has no value", at: row.path, views: [row.views?.cell],
        hint: "give it a “detailTextLabel”, or the style default",
        fix: LintFix("Take the style value1 away", .remove(key: "style", of: row.path)))
    }
  }
}
