import TableModel

extension LintRule {
  static let value2InPlain = LintRule(
    "value2-in-plain", .info, "Rows of the style value2 stand in grouped tables",
    why: "Captions with values describe one thing, and a group shows that they belong together.",
    guidelines: [
      .iPhone2010("it looks much better in a grouped table")
    ],
    looks: LintLooks(until: "ios6"),
    broken: """
      theme: ios6
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {style: value2, textLabel: mobile, detailTextLabel: (020) 555 0142}
          - {style: value2, textLabel: home, detailTextLabel: (020) 555 0187}
      """,
    kept: """
      theme: ios6
      size: {width: 320, height: 124}
      tableView:
        style: grouped
        rows:
          - {style: value2, textLabel: mobile, detailTextLabel: (020) 555 0142}
          - {style: value2, textLabel: home, detailTextLabel: (020) 555 0187}
      """
  ) { screen, _ in
    screen.tables.flatMap { $0.plainFindings(of: .value2, "looks much better in") }
  }
}
