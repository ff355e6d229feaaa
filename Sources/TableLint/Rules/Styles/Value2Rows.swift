import TableModel

extension LintRule {
  static let value2StripUneven = LintRule(
    "value2-strip-uneven", .warning, "Captions and values meet at the same place in every row",
    why: """
      The labels of value2 rows meet along one line down the table. A picture, an indentation, an editing control or \
      another kind of row breaks it.
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
    kept: .replacing("0187, indentationLevel: 2", by: "0187")
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

extension LintRule {
  static let value2HeadingTruncated = LintRule(
    "value2-heading-truncated", .warning, "Captions of value2 rows are seen whole",
    why: """
      Captions are as short as their narrow column. If one is cut off, the sharp line between captions and values is \
      lost: find a shorter word.
      """,
    guidelines: [
      .iPhone2010(
        "If you allow the text labels to be truncated, you lose the sharpness of this vertical strip")
    ],
    isOfUsualText: true,
    broken: """
      theme: ios8
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - {style: value2, textLabel: home telephone number, detailTextLabel: (020) 555 0187}
      """,
    kept: .replacing("home telephone number", by: "home")
  ) { screen, _ in
    screen.texts.compactMap { text in
      guard text.purpose == .title(.value2), text.label.isTruncated else { return nil }
      return LintFinding(
        "the caption \(text.name) is cut off; its column is \(points(text.view.frame.width)) wide, and \(text.shortfall(on: screen))",
        at: screen.path(of: text.view), views: [text.view], hint: "find a shorter word")
    }
  }
}

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
    kept: .replacing(
      "size: {width: 320, height: 88}\ntableView:",
      by: "size: {width: 320, height: 124}\ntableView:\n  style: grouped")
  ) { screen, _ in
    screen.tables.flatMap { $0.plainFindings(of: .value2, "looks much better in") }
  }
}

extension LintRule {
  static let imageInValue2 = LintRule(
    "image-in-value2", .warning, "Rows of the style value2 have no picture",
    why: "Captions and values meet along one line, which a picture moves. Use the style default or subtitle.",
    guidelines: [
      .iPhone2010("Images do not fit well in this style"),
      .iOS2011("Images do not fit well in this style"),
      .iOS8("这种样式通常不包含图片"),
    ],
    looks: LintLooks(until: "ios9"),
    broken: """
      theme: ios8
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - style: value2
            textLabel: home
            detailTextLabel: (020) 555 0187
            imageView: {placeholder: phone, size: {width: 29, height: 29}}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - {style: value2, textLabel: home, detailTextLabel: (020) 555 0187}
      """
  ) { screen, _ in
    screen.rows.compactMap { $0.pictureFinding(in: .value2) }
  }
}
