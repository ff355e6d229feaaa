import TableModel

extension LintRule {
  static let truncatedInOneOrientation = LintRule(
    "truncated-in-one-orientation", .warning,
    "What fits in portrait fits in landscape, and the other way round",
    why: """
      Users turn their devices. A text that is whole in one orientation makes the other look like a mistake: shorten \
      it until it fits in both.
      """,
    guidelines: [
      .iPhone2010("You must make this determination for both portrait and landscape orientation"),
      .iOS8("容器视图控制器", "确保你的容器内容控制器在横屏与竖屏模式都可用"),
    ],
    yields: [
      "text-truncated", "subtitle-title-truncated", "value1-without-gap", "value2-heading-truncated",
    ],
    isOfUsualText: true,
    broken: """
      theme: ios8
      device: iphone4
      orientation: landscape
      tableView:
        rows: [The Unabridged History of the Garden Shed]
      """,
    kept: .replacing("The Unabridged History", by: "History")
  ) { screen, _ in
    guard let turned = screen.turned else { return [] }
    let there = Dictionary(
      turned.texts.map { (turned.key(of: $0), $0) },
      uniquingKeysWith: { $0.label.isTruncated ? $0 : $1 })
    let isUpright = screen.environment.size.width <= turned.environment.size.width
    return screen.texts.compactMap { text in
      guard text.isWrittenByAuthor, let other = there[screen.key(of: text)],
        other.label.isTruncated != text.label.isTruncated, !text.isPreview, !other.isPreview
      else { return nil }
      let (whole, cut) =
        isUpright == text.label.isTruncated ? ("landscape", "portrait") : ("portrait", "landscape")
      return LintFinding(
        "\(text.name) fits in \(whole) and is cut off in \(cut)", at: screen.path(of: text.view),
        views: [text.view], hint: "shorten it until it fits in both",
        isMinor: (text.label.isTruncated ? text : other).mayBeCutOff)
    }
  }
}

extension LintRule {
  static let wrapsInOneOrientation = LintRule(
    "wraps-in-one-orientation", .warning, "Texts that wrap in portrait wrap in landscape too",
    why: """
      Rows of two lines in portrait and one in landscape change height whenever the device turns. Let a text wrap in \
      both or neither.
      """,
    guidelines: [
      .iPhone2010("You should avoid displaying wrapped text in one orientation, but not the other")
    ],
    looks: LintLooks(until: "ios7"),
    broken: """
      theme: ios7
      device: iphone4
      tableView:
        rows:
          - textLabel: {text: The Unabridged History of the Garden Shed, numberOfLines: 0}
      """,
    kept: .replacing("The Unabridged History", by: "History")
  ) { screen, _ in
    guard let turned = screen.turned else { return [] }
    let there = Dictionary(
      turned.texts.map { (turned.key(of: $0), $0.label.lineCount) }, uniquingKeysWith: max)
    let isUpright = screen.environment.size.width <= turned.environment.size.width
    return screen.texts.compactMap { text in
      guard text.standsInRow, let other = there[screen.key(of: text)],
        (other > 1) != (text.label.lineCount > 1)
      else { return nil }
      let wraps = isUpright == (text.label.lineCount > 1) ? "portrait" : "landscape"
      return LintFinding(
        "\(text.name) wraps in \(wraps) only, where it has \(max(other, text.label.lineCount)) lines",
        at: screen.path(of: text.view), views: [text.view],
        hint: "shorten it until it fits on one line in both orientations")
    }
  }
}
