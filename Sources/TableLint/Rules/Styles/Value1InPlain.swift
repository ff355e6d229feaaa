import TableModel

extension LintRule {
  static let value1InPlain = LintRule(
    "value1-in-plain", .info, "Rows of the style value1 stand in grouped tables",
    why:
      "Titles with values are settings of a kind, and groups hold them together better than a plain list does.",
    guidelines: [
      .iPhone2010("its appearance is better suited to a grouped table")
    ],
    looks: LintLooks(until: "ios6"),
    broken: """
      theme: ios6
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {style: value1, textLabel: Capacity, detailTextLabel: 16 GB}
          - {style: value1, textLabel: Available, detailTextLabel: 2.1 GB}
      """,
    kept: """
      theme: ios6
      size: {width: 320, height: 124}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Capacity, detailTextLabel: 16 GB}
          - {style: value1, textLabel: Available, detailTextLabel: 2.1 GB}
      """
  ) { screen, _ in
    screen.tables.flatMap { $0.plainFindings(of: .value1, "is better suited to") }
  }
}
