import TableModel

extension LintRule {
  static let subtitleTitleTruncated = LintRule(
    "subtitle-title-truncated", .warning, "Titles over a second line are seen whole",
    why: """
      The first line of a subtitle row names the item, and must be seen whole. The second line only adds to \
      it, so the linter reports a second line that is cut off as a hint.
      """,
    guidelines: [
      .iPhone2010("Text labels should be short to avoid truncation"),
      .iPhone2010("If the detail text label is truncated, users are not likely to mind too much"),
    ],
    isOfUsualText: true,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - {style: subtitle, textLabel: The Unabridged History of the Garden Shed, detailTextLabel: A. Alder}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - {style: subtitle, textLabel: History of the Garden Shed, detailTextLabel: A. Alder}
      """
  ) { screen, _ in
    screen.texts.compactMap { text in
      guard text.label.isTruncated else { return nil }
      switch text.purpose {
      case .title(.subtitle):
        return LintFinding(
          "the title \(text.name) of this subtitle row is cut off; \(text.shortfall(on: screen))",
          at: screen.path(of: text.view), views: [text.view],
          hint: "shorten it, and put what it loses into the second line", isMinor: text.isPreview)
      case .detail(.subtitle):
        return LintFinding(
          "the second line \(text.name) is cut off; \(text.shortfall(on: screen))",
          at: screen.path(of: text.view), views: [text.view], isMinor: true)
      default: return nil
      }
    }
  }
}
