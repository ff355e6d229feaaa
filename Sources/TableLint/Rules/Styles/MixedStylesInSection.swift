import TableModel

extension LintRule {
  static let mixedStylesInSection = LintRule(
    "mixed-styles-in-section", .info, "A section has one or two cell styles",
    why:
      "Each style suits one type of information. Three of them in one section make it hard to see what belongs together.",
    guidelines: [
      .iOS2011("Each cell style is best suited to display a different type of information")
    ],
    looks: LintLooks(since: "ios5", until: "ios6"),
    broken: """
      theme: ios6
      size: {width: 320, height: 168}
      tableView:
        style: grouped
        rows:
          - Airplane Mode
          - {style: value1, textLabel: Wi-Fi, detailTextLabel: "Off"}
          - {style: subtitle, textLabel: Bluetooth, detailTextLabel: Not connected}
      """,
    kept: """
      theme: ios6
      size: {width: 320, height: 168}
      tableView:
        style: grouped
        rows:
          - Airplane Mode
          - {style: value1, textLabel: Wi-Fi, detailTextLabel: "Off"}
          - {style: value1, textLabel: Bluetooth, detailTextLabel: Not connected}
      """
  ) { screen, _ in
    screen.comparableTables.flatMap { table in
      table.sections.compactMap { section in
        let rows = section.rows.filter(\.isStandard)
        let styles = CellStyle.allCases.filter { style in rows.contains { $0.cell.style == style } }
        guard styles.count >= 3 else { return nil }
        return LintFinding(
          "this section has \(styles.count) cell styles: \(listedBriefly(styles.map(\.rawValue)))",
          at: section.path,
          views: rows.map { $0.views?.cell }, hint: "divide it, or let its rows share a style")
      }
    }
  }
}
