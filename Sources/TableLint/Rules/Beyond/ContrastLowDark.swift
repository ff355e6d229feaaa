import TableModel
import TableThemes

extension LintRule {
  static let contrastLowDark = LintRule(
    "contrast-low-dark", .warning, "Texts stand out on a dark screen too",
    why: """
      Since iOS 13 users choose between light and dark. A colour that is written as a number stays as it is while the \
      background changes: use the system’s colours, or say that the screen is always light. Colours that the look itself \
      has are left alone.
      """,
    guidelines: [
      .iOS8("文本视图", "始终确保文字的易读性")
    ],
    options: [
      LintOption("minimum", "The least contrast of letters", 4.5, in: 1...21),
      LintOption("largeMinimum", "The least contrast of letters of 18 points, or 14 in bold", 3, in: 1...21),
    ],
    looks: LintLooks(since: "ios13"),
    broken: """
      theme: ios13
      size: {width: 320, height: 44}
      appearance: dark
      tableView:
        rows: [{textLabel: {text: Notes, textColor: "#333333"}}]
      """,
    kept: """
      theme: ios13
      size: {width: 320, height: 44}
      appearance: dark
      tableView:
        rows: [{textLabel: {text: Notes, textColor: label}}]
      """
  ) { screen, values in
    screen.screen.hasOwnColors ? screen.lowContrasts(values, in: .dark) : []
  }
}
