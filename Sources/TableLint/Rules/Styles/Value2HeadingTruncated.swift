import TableModel

extension LintRule {
  static let value2HeadingTruncated = LintRule(
    "value2-heading-truncated", .warning, "Captions of value2 rows are seen whole",
    why: """
      Captions are as short as their narrow column. Where one is cut off, the sharp line between captions and values \
      is lost: find a shorter word.
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
    kept: """
      theme: ios8
      size: {width: 320, height: 80}
      tableView:
        style: grouped
        rows:
          - {style: value2, textLabel: home, detailTextLabel: (020) 555 0187}
      """
  ) { screen, _ in
    screen.texts.compactMap { text in
      guard text.purpose == .title(.value2), text.label.isTruncated else { return nil }
      return LintFinding(
        "the caption \(text.name) is cut off; its column is \(points(text.view.frame.width)) wide, and \(text.shortfall(on: screen))",
        at: screen.path(of: text.view), views: [text.view], hint: "find a shorter word")
    }
  }
}
