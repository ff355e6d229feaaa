import TableModel

extension LintRule {
  static let unevenPlainRows = LintRule(
    "uneven-plain-rows", .warning, "Rows of a plain table have one height",
    why: """
      Groups hold rows of different heights together. In a plain table, which is one long list, they look cluttered \
      and uneven.
      """,
    guidelines: [
      .iPhone2010("they can make a plain table look cluttered and uneven")
    ],
    looks: LintLooks(until: "ios7"),
    broken: """
      theme: ios7
      size: {width: 320, height: 148}
      tableView:
        rowHeight: 44
        rows: [Anna Alder, {textLabel: Boris Birch, height: 60}, Clara Hill]
      """,
    kept: """
      theme: ios7
      size: {width: 320, height: 132}
      tableView:
        rowHeight: 44
        rows: [Anna Alder, Boris Birch, Clara Hill]
      """
  ) { screen, _ in
    screen.comparableTables.compactMap { table in
      let heights = table.rowHeights
      // Without lines, rows are no list but a conversation, or cards.
      guard table.tableView.style == .plain, table.tableView.separatorStyle != SeparatorStyle.none,
        heights.count > 1, let odd = table.rowOfRareHeight
      else {
        return nil
      }
      return LintFinding(
        "the rows of this plain table have \(heights.count) heights: \(listedBriefly(heights.map { decimal($0) })) points",
        at: odd.path, views: [odd.views?.cell], hint: "give all rows one height, or group them")
    }
  }
}
