import TableModel

extension LintRule {
  static let value1WithoutGap = LintRule(
    "value1-without-gap", .warning, "Titles and values of value1 rows keep a space between them",
    why: """
      The free space between the title and the value shows what belongs to what. Where the labels touch, or one is \
      cut off, that is lost: shorten one of them.
      """,
    guidelines: [
      .iPhone2010(
        "you lose the active space between the labels that helps users understand the relationship between the two pieces of information"
      )
    ],
    options: [LintOption("minimum", "The least space between the labels, in points", 20, in: 0...200)],
    broken: """
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Automatic Downloads, detailTextLabel: Only over Wi-Fi networks}
      """,
    kept: """
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Downloads, detailTextLabel: Only over Wi-Fi}
      """
  ) { screen, values in
    screen.rows.compactMap { row in
      guard row.cell.style == .value1, row.title != nil, row.detail != nil, let title = row.views?.title,
        let detail = row.views?.detail
      else { return nil }
      let isCut = { (view: PlacedView) in view.node.label?.isTruncated == true }
      if isCut(title) || isCut(detail) {
        let label = isCut(title) ? title : detail
        let text = "“\(label.node.label?.text.shortened ?? "")”"
        return LintFinding(
          "the two labels of this value1 row do not fit beside each other: \(text) is cut off",
          at: row.path(isCut(title) ? "textLabel" : "detailTextLabel"), views: [title, detail],
          hint: "shorten one of them, or use the style subtitle")
      }
      let gap = max(detail.inkFrame.minX - title.inkFrame.maxX, title.inkFrame.minX - detail.inkFrame.maxX)
      guard gap < values["minimum"] else { return nil }
      return LintFinding(
        "the two labels of this value1 row are only \(points(max(0, gap))) apart, less than \(decimal(values["minimum"]))",
        at: row.path("detailTextLabel"), views: [title, detail],
        hint: "shorten one of them, or use the style subtitle")
    }
  }

  static let value1InPlain = LintRule(
    "value1-in-plain", .info, "Rows of the style value1 stand in grouped tables",
    why: "Titles with values are settings of a kind, and groups hold them together better than a plain list does.",
    guidelines: [
      .iPhone2010("its appearance is better suited to a grouped table")
    ],
    broken: """
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {style: value1, textLabel: Capacity, detailTextLabel: 16 GB}
          - {style: value1, textLabel: Available, detailTextLabel: 2.1 GB}
      """,
    kept: """
      size: {width: 320, height: 124}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Capacity, detailTextLabel: 16 GB}
          - {style: value1, textLabel: Available, detailTextLabel: 2.1 GB}
      """
  ) { screen, _ in
    screen.tables.compactMap { $0.plainFinding(of: .value1, "is better suited to") }
  }

  static let value1WithoutValue = LintRule(
    "value1-without-value", .info, "Rows of the style value1 show a value",
    why: "The style value1 is for an item and its current value. A row without a value is one of the style default.",
    guidelines: [
      .iPhone2010("This table-cell style works well to display an item's current value")
    ],
    broken: """
      size: {width: 320, height: 124}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Language, detailTextLabel: English}
          - {style: value1, textLabel: Keyboards}
      """,
    kept: """
      size: {width: 320, height: 124}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Language, detailTextLabel: English}
          - {style: value1, textLabel: Keyboards, detailTextLabel: "2"}
      """
  ) { screen, _ in
    screen.rows.compactMap { row in
      guard row.cell.style == .value1, row.isStandard, row.title != nil, row.detail == nil,
        row.cell.detailTextLabel?.placeholder == nil, row.cell.accessoryView == nil
      else { return nil }
      return LintFinding(
        "the value1 row \(row.name) has no value", at: row.path, views: [row.views?.cell],
        hint: "give it a “detailTextLabel”, or the style default",
        fix: LintFix("Take the style value1 away", .remove(key: "style", of: row.path)))
    }
  }
}

extension LintedTable {
  /// The finding for all rows of a style in a plain table, at the first of them.
  func plainFinding(of style: CellStyle, _ suits: String) -> LintFinding? {
    let rows = rows.filter { $0.cell.style == style && $0.isStandard }
    guard tableView.style == .plain, let first = rows.first else { return nil }
    return LintFinding(
      "\(style.rawValue) \(suits) a grouped table than a plain one; here \(rows.count == 1 ? "is" : "are") \(counted(rows.count, "such row"))",
      at: first.path, views: rows.map { $0.views?.cell }, hint: "give the table the style grouped")
  }
}
