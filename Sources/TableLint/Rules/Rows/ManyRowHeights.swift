import TableModel

extension LintRule {
  static let manyRowHeights = LintRule(
    "many-row-heights", .info, "Long tables have rows of one height",
    why: """
      A table asks for the height of every row before it shows the first. Rows of different heights make long tables \
      slow to open and to scroll.
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
    kept: """
      theme: ios7
      size: {width: 320, height: 132}
      tableView:
        style: grouped
        sections:
          - rows: [All Songs]
          - rows: [{forEach: &letters [A, B, C, D, E, F, G, H, I, J, K, L, M, "N", O, P, Q, R, S, T, U, V, W, X, "Y", Z], row: "Song {}"}]
          - rows: [{forEach: *letters, row: "Album {}"}]
          - rows: [{forEach: *letters, row: "Artist {}"}]
          - rows: [{forEach: *letters, row: "Genre {}"}]
      """
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
