import TableModel

extension LintRule {
  static let colourOfAnotherPurpose = LintRule(
    "colour-of-another-purpose", .warning, "The system’s colours are used for what they are named after",
    why: """
      A colour named after separators or backgrounds is chosen to be hardly seen, and may change with any release. Use \
      the label colours for letters, and the background colours behind them.
      """,
    guidelines: [
      .today(
        "Color",
        "don’t use the separator color as a text color, or secondary text label color as a background color")
    ],
    looks: LintLooks(since: "ios13"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView: {rows: [{textLabel: {text: Draft, textColor: separator}}]}
      """,
    kept: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView: {rows: [{textLabel: {text: Draft, textColor: secondaryLabel}}]}
      """
  ) { screen, _ in
    screen.rows.flatMap { row -> [LintFinding] in
      let letters = row.labels.compactMap { label, path -> LintFinding? in
        guard let name = label.textColor?.system, SystemColor.grounds.contains(name) else { return nil }
        return LintFinding(
          "“\(label.text.shortened)” has letters in “\(name.rawValue)”, a colour of lines and grounds",
          at: path.appending(.key("textColor")), views: [row.views?.cell],
          hint: "use label, secondaryLabel or tertiaryLabel")
      }
      let grounds =
        [(row.cell.backgroundColor, row.path("backgroundColor"))]
        + row.ownViews.map { ($0.view.backgroundColor, $0.path.appending(.key("backgroundColor"))) }
      return letters
        + grounds.compactMap { color, path in
          guard let name = color?.system, SystemColor.letters.contains(name) else { return nil }
          return LintFinding(
            "“\(name.rawValue)”, a colour of letters, lies behind something", at: path,
            views: [row.views?.cell], hint: "use a background or fill colour of the system")
        }
    }
  }
}

extension SystemColor {
  /// Colours of lines, grounds and fills.
  fileprivate static let grounds: Set<SystemColor> = [
    .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .systemFill,
    .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
  ]
  /// Colours of letters.
  fileprivate static let letters: Set<SystemColor> = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
  ]
}
