import TableModel

extension LintRule {
  static let value1WithoutGap = LintRule(
    "value1-without-gap", .warning, "Titles and values of value1 rows keep a space between them",
    why: """
      The space between title and value shows what belongs to what. If the labels touch, or one is cut off, shorten \
      one.
      """,
    guidelines: [
      .iPhone2010(
        "you lose the active space between the labels that helps users understand the relationship between the two pieces of information"
      )
    ],
    options: [LintOption("minimum", "The least space between the labels, in points", 20, in: 0...200)],
    isOfUsualText: true,
    broken: """
      theme: ios8
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Automatic Downloads, detailTextLabel: Only over Wi-Fi networks}
      """,
    kept: .replacing(
      "- {style: value1, textLabel: Automatic Downloads, detailTextLabel: Only over Wi-Fi networks}",
      by: "- {style: value1, textLabel: Downloads, detailTextLabel: Only over Wi-Fi}")
  ) { screen, values in
    screen.rows.compactMap { row in
      guard row.cell.style == .value1, row.title != nil, row.detail != nil, let title = row.views?.title,
        let detail = row.views?.detail
      else { return nil }
      let isCut = { (view: LintedView) in view.node.label?.isTruncated == true }
      if isCut(title) || isCut(detail) {
        let label = isCut(title) ? title : detail
        let text = "“\(label.node.label?.text.shortened ?? "")”"
        let texts = [title, detail].compactMap { screen.textsByView[$0.index] }
        return LintFinding(
          "the two labels of this value1 row do not fit beside each other: \(text) is cut off",
          at: screen.path(of: label), views: [title, detail],
          hint: "shorten one of them, or use the style subtitle",
          isMinor: texts.allSatisfy { !$0.label.isTruncated || $0.endsAreSeen })
      }
      // The space is kept at the usual text size. At the largest ones the value stands below its title.
      guard screen.theme.contentSizeCategory <= .large else { return nil }
      let common = min(title.frame.maxY, detail.frame.maxY) - max(title.frame.minY, detail.frame.minY)
      guard common > 0.5 else { return nil }
      let gap = max(detail.inkFrame.minX - title.inkFrame.maxX, title.inkFrame.minX - detail.inkFrame.maxX)
      guard gap < values["minimum"] else { return nil }
      return LintFinding(
        "the two labels of this value1 row are only \(points(max(0, gap))) apart, less than \(decimal(values["minimum"]))",
        at: row.path("detailTextLabel"), views: [title, detail],
        hint: "shorten one of them, or use the style subtitle")
    }
  }
}

extension LintRule {
  static let value1WithoutValue = LintRule(
    "value1-without-value", .info, "Rows of the style value1 show a value",
    why:
      "The style value1 is for an item and its value. Without one, use the style default.",
    guidelines: [
      .iPhone2010("This table-cell style works well to display an item's current value")
    ],
    looks: LintLooks(until: "ios6", later: .hint),
    broken: """
      theme: ios6
      size: {width: 320, height: 124}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Language, detailTextLabel: English}
          - {style: value1, textLabel: Keyboards}
      """,
    kept: .replacing("Keyboards", by: "Keyboards, detailTextLabel: \"2\"")
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

extension LintRule {
  static let value1InPlain = LintRule(
    "value1-in-plain", .info, "Rows of the style value1 stand in grouped tables",
    why:
      "Titles with values are a kind of settings, which groups hold together better.",
    guidelines: [
      .iPhone2010("its appearance is better suited to a grouped table")
    ],
    looks: LintLooks(until: "ios6"),
    broken: """
      theme: ios6
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {style: value1, textLabel: Capacity, detailTextLabel: 16 GB}
          - {style: value1, textLabel: Available, detailTextLabel: 2.1 GB}
      """,
    kept: .replacing(
      "size: {width: 320, height: 88}\ntableView:",
      by: "size: {width: 320, height: 124}\ntableView:\n  style: grouped")
  ) { screen, _ in
    screen.tables.flatMap { $0.plainFindings(of: .value1, "is better suited to") }
  }
}

extension LintRule {
  static let imageInValue1 = LintRule(
    "image-in-value1", .warning, "Rows of the style value1 have no picture",
    why: """
      Title and value share one line, and a picture takes from the space between them. Use the style default or \
      subtitle.
      """,
    guidelines: [
      .iPhone2010("Images do not fit well in this style"),
      .iOS2011("Images do not fit well in this style"),
    ],
    looks: LintLooks(until: "ios6"),
    broken: """
      theme: ios6
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - style: value1
            textLabel: Volume
            detailTextLabel: Loud
            imageView: {placeholder: note, size: {width: 29, height: 29}}
      """,
    kept: """
      theme: ios6
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Volume, detailTextLabel: Loud}
      """
  ) { screen, _ in
    screen.rows.compactMap { $0.pictureFinding(in: .value1) }
  }
}

extension LintedRow {
  func pictureFinding(in style: CellStyle) -> LintFinding? {
    guard cell.style == style, cell.imageView != nil else { return nil }
    return LintFinding(
      "\(style.rawValue) rows have no good place for a picture", at: path("imageView"),
      views: [views?.image ?? views?.cell], hint: "leave it out, or use the style default or subtitle")
  }
}

extension LintedTable {
  /// A finding for each row of a style in a plain table.
  func plainFindings(of style: CellStyle, _ suits: String) -> [LintFinding] {
    guard tableView.style == .plain else { return [] }
    return rows.filter { $0.cell.style == style && $0.isStandard }.map { row in
      LintFinding(
        "\(row.name) has the style \(style.rawValue), which \(suits) a grouped table than a plain one",
        at: row.path, views: [row.views?.cell], hint: "give the table the style grouped")
    }
  }
}
