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
    isOfUsualText: true,
    broken: """
      theme: ios8
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - {style: value1, textLabel: Automatic Downloads, detailTextLabel: Only over Wi-Fi networks}
      """,
    kept: """
      theme: ios8
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
      let isCut = { (view: LintedView) in view.node.label?.isTruncated == true }
      if isCut(title) || isCut(detail) {
        let label = isCut(title) ? title : detail
        let text = "“\(label.node.label?.text.shortened ?? "")”"
        return LintFinding(
          "the two labels of this value1 row do not fit beside each other: \(text) is cut off",
          at: screen.path(of: label), views: [title, detail],
          hint: "shorten one of them, or use the style subtitle")
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
