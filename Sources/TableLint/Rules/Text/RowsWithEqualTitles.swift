import TableModel

extension LintRule {
  static let rowsWithEqualTitles = LintRule(
    "rows-with-equal-titles", .info, "Rows of the default style differ in their titles",
    why: """
      The default style is for items that need nothing besides their name. Where names repeat, a second line tells \
      them apart: use the style subtitle.
      """,
    guidelines: [
      .iPhone2010(
        "good for displaying a list of items that do not need to be differentiated by supplementary information"
      ),
      .iOS2011(
        "good for displaying a list of items that do not need to be differentiated by supplementary information"
      ),
      .iOS8("默认型样式适合展示一系列无须通过附加信息便可以区分的项"),
    ],
    looks: LintLooks(until: "ios13", later: .hint),
    broken: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView:
        rows: [Anna Alder, Boris Birch, Anna Alder]
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView:
        rows:
          - {style: subtitle, textLabel: Anna Alder, detailTextLabel: Office}
          - {style: subtitle, textLabel: Boris Birch, detailTextLabel: Office}
          - {style: subtitle, textLabel: Anna Alder, detailTextLabel: Garden}
      """
  ) { screen, _ in
    screen.comparableTables.flatMap(\.sections).flatMap(\.equalTitles)
  }
}

extension LintedSection {
  /// A finding for each row whose title a row above it of the default style has, where no picture tells them apart.
  fileprivate var equalTitles: [LintFinding] {
    let plain = rows.filter { $0.cell.style == .default && $0.isStandard && $0.title != nil }
    let groups: [String: [LintedRow]] = Dictionary(grouping: plain) { $0.title ?? "" }
    let alike = groups.values.filter { rows in
      rows.count > 1 && Set(rows.map(\.cell.imageView)).count < rows.count
    }
    return alike.sorted { $0[0].number < $1[0].number }.flatMap { rows in
      rows.dropFirst().map { row in
        LintFinding(
          "row \(row.number) of the section says \(row.name), as row \(rows[0].number) does",
          at: row.path("textLabel"), views: [rows[0], row].map { $0.views?.title },
          hint: "give them the style subtitle and a second line that tells them apart")
      }
    }
  }
}
