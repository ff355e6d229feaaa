import TableModel

extension LintRule {
  static let value2StripUneven = LintRule(
    "value2-strip-uneven", .warning, "Captions and values meet at the same place in every row",
    why: """
      The labels of value2 rows are aligned towards each other along one line down the table. A picture, an \
      indentation, an editing control or a row of another kind among them breaks that line.
      """,
    guidelines: [
      .iPhone2010("the labels are aligned towards each other at the same location in every row"),
      .iOS2011("the labels are aligned towards each other at the same location in every row"),
      .iOS8("文本和副标题中间的垂直间距会让用户专注于副标题的第一个单词"),
    ],
    looks: LintLooks(until: "ios9", later: .info),
    broken: """
      theme: ios8
      size: {width: 320, height: 168}
      tableView:
        style: grouped
        rows:
          - {style: value2, textLabel: mobile, detailTextLabel: (020) 555 0142}
          - {style: value2, textLabel: home, detailTextLabel: (020) 555 0187, indentationLevel: 2}
          - {style: value2, textLabel: work, detailTextLabel: (020) 555 0110}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 168}
      tableView:
        style: grouped
        rows:
          - {style: value2, textLabel: mobile, detailTextLabel: (020) 555 0142}
          - {style: value2, textLabel: home, detailTextLabel: (020) 555 0187}
          - {style: value2, textLabel: work, detailTextLabel: (020) 555 0110}
      """
  ) { screen, _ in
    screen.comparableTables.flatMap { $0.strayRows + $0.sections.flatMap(\.foreignRows) }
  }
}

extension LintedSection {
  /// Findings for rows of other styles with two labels among value2 rows.
  fileprivate var foreignRows: [LintFinding] {
    guard rows.count(where: { $0.cell.style == .value2 && $0.detail != nil }) > 1 else { return [] }
    return rows.filter { ($0.cell.style == .value1 || $0.cell.style == .subtitle) && $0.detail != nil }
      .map { row in
        LintFinding(
          "this \(row.cell.style.rawValue) row breaks the strip of the value2 rows around it", at: row.path,
          views: [row.views?.cell], hint: "give it the style value2, or a separate section")
      }
  }
}

extension LintedTable {
  /// Findings for value2 rows whose strip is elsewhere than in most.
  fileprivate var strayRows: [LintFinding] {
    let strips = rows.compactMap { row -> (row: LintedRow, x: Double)? in
      guard row.cell.style == .value2, row.detail != nil, !row.isMoving, let view = row.views?.detail else {
        return nil
      }
      let isAfterCaption = row.views?.title.map { $0.frame.minX <= view.frame.minX } ?? true
      return (row, isAfterCaption ? view.frame.minX : view.frame.maxX)
    }
    let counts = Dictionary(grouping: strips) { ($0.x * 2).rounded() }.mapValues(\.count)
    guard counts.count > 1,
      let usual = strips.max(by: {
        (counts[($0.x * 2).rounded()] ?? 0, -$0.x) < (counts[($1.x * 2).rounded()] ?? 0, -$1.x)
      })?.x
    else { return [] }
    return strips.filter { abs($0.x - usual) > 0.75 }.map { row, x in
      LintFinding(
        "the strip between caption and value lies \(points(abs(x - usual))) further \(x > usual ? "right" : "left") here than in other rows",
        at: row.path, views: [row.views?.title, row.views?.detail],
        hint: "let all value2 rows have the same indentation, pictures and editing controls")
    }
  }
}
