import TableModel

extension LintRule {
  static let subtitlesDoNotDiffer = LintRule(
    "subtitles-do-not-differ", .info, "Second lines tell rows apart",
    why: """
      The style subtitle is for items that look similar. A second line that is missing, or the same in every row, is \
      noise.
      """,
    guidelines: [
      .iPhone2010("This table-cell style works well when list items might look similar"),
      .iOS2011("Thistable-cellstyle works well when list items look similar"),
      .iOS8("这种样式适用于列表各项较为相似的情况"),
    ],
    looks: LintLooks(until: "ios13", later: .hint),
    broken: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView:
        rows:
          - {style: subtitle, textLabel: Anna Alder, detailTextLabel: Contact}
          - {style: subtitle, textLabel: Boris Birch, detailTextLabel: Contact}
          - {style: subtitle, textLabel: Clara Hill, detailTextLabel: Contact}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView:
        rows:
          - {style: subtitle, textLabel: Anna Alder, detailTextLabel: Office}
          - {style: subtitle, textLabel: Boris Birch, detailTextLabel: On leave until Monday}
          - {style: subtitle, textLabel: Clara Hill, detailTextLabel: Workshop}
      """
  ) { screen, _ in
    screen.comparableTables.flatMap { table in
      table.sections.flatMap { section -> [LintFinding] in
        let rows = section.rows.filter { $0.cell.style == .subtitle && $0.isStandard && $0.title != nil }
        let bare = rows.filter { $0.detail == nil && $0.cell.detailTextLabel?.placeholder == nil }
        let missing = bare.map { row in
          LintFinding(
            "the subtitle row \(row.name) has no second line", at: row.path, views: [row.views?.cell],
            hint: "give it one, or the style default")
        }
        let told = rows.filter { $0.detail != nil }
        guard let first = told.first, told.allSatisfy({ $0.detail == first.detail }) else { return missing }
        let same = told.dropFirst().map { row in
          LintFinding(
            "the second line of \(row.name) is that of \(first.name) and does not tell them apart",
            at: row.path("detailTextLabel"), views: [row, first].map { $0.views?.detail },
            hint: "say in each what distinguishes it, or use the style default")
        }
        return missing + same
      }
    }
  }
}

extension LintRule {
  static let mixedStylesInSection = LintRule(
    "mixed-styles-in-section", .info, "A section has one or two cell styles",
    why:
      "Each style suits one type of information. Three in one section hide what belongs together.",
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
    kept: .replacing("style: subtitle", by: "style: value1")
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
