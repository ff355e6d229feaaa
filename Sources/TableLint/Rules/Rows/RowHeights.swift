import TableModel

extension LintRule {
  static let manyRowHeights = LintRule(
    "many-row-heights", .info, "Long tables have rows of one height",
    why: """
      A table asks for the height of every row first. Different heights make long tables slow to open and to scroll.
      """,
    guidelines: [
      .iPhone2010("Variable row heights can negatively impact the overall table view performance")
    ],
    options: [LintOption("rows", "The number of rows from which on it matters", 100, in: 1...20_000)],
    looks: LintLooks(until: "ios7"),
    broken: """
      theme: ios7
      size: {width: 320, height: 132}
      tableView:
        style: grouped
        sections:
          - rows: [{textLabel: All Songs, height: 60}]
          - rows: [{forEach: &letters [A, B, C, D, E, F, G, H, I, J, K, L, M, "N", O, P, Q, R, S, T, U, V, W, X, "Y", Z], row: "Song {}"}]
          - rows: [{forEach: *letters, row: "Album {}"}]
          - rows: [{forEach: *letters, row: "Artist {}"}]
          - rows: [{forEach: *letters, row: "Genre {}"}]
      """,
    kept: .replacing("- rows: [{textLabel: All Songs, height: 60}]", by: "- rows: [All Songs]")
  ) { screen, values in
    screen.comparableTables.compactMap { table in
      let heights = table.rowHeights
      guard Double(table.rows.count) > values["rows"], heights.count > 1 else { return nil }
      return LintFinding(
        "\(table.rows.count) rows of \(heights.count) heights, from \(decimal(heights[0])) to \(points(heights[heights.count - 1])), scroll slowly",
        at: table.path, views: [table.view], hint: "give all rows one height")
    }
  }
}

extension LintRule {
  static let unevenPlainRows = LintRule(
    "uneven-plain-rows", .warning, "Rows of a plain table have one height",
    why: "Groups hold rows of different heights together. In a plain table they look cluttered and uneven.",
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
