import TableModel

extension LintRule {
  static let cutOffAtLargeSize = LintRule(
    "cut-off-at-large-size", .info, "Texts are whole at the largest text size too",
    why: """
      One in four people has changed the text size. A text that is cut off at the largest loses its meaning: allow \
      more lines. The rule checks this at the usual size too, since iOS 11 and up to 2,000 rows. It takes labels of \
      several lines for previews.
      """,
    guidelines: [.today("Typography", "Keep text truncation to a minimum as font size increases.")],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows:
          - contentView: [{frame: [16, 10, 288, 24], label: {text: Notifications and Sounds, font: {textStyle: body}}}]
      """,
    kept: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows: [{textLabel: {text: Notifications and Sounds, numberOfLines: 0}}]
      """
  ) { screen, _ in
    screen.cutOffByLargerText + screen.cutOffAtLargestText
  }

  static let iconDoesNotGrow = LintRule(
    "icon-does-not-grow", .hint, "Icons of rows grow with the text size",
    why: """
      Beside the largest letters, a small icon is hard to see. Symbols grow with their text unless they have a \
      “pointSize”, and so do tiles. The rule takes pictures of 40 points and more for photos.
      """,
    guidelines: [
      .today("Typography", "Increase the size of meaningful interface icons as font size increases.")
    ],
    options: [LintOption("minimum", "The least height, in per cent of a line", 60, in: 1...100)],
    looks: LintLooks(since: "ios13"),
    broken: """
      theme: ios16
      size: {width: 320, height: 88}
      contentSizeCategory: accessibilityExtraExtraExtraLarge
      tableView: {rows: [{textLabel: Wi-Fi, imageView: {placeholder: wifi, size: {width: 20, height: 20}}}]}
      """,
    kept: .replacing("20, height: 20", by: "48, height: 48")
  ) { screen, values in
    guard !screen.isFilledLater, screen.rows.count <= 2_000 else { return [] }
    let isSizedByText = { (symbol: SymbolImage?) in
      symbol.map { $0.tile != nil || $0.configuration.pointSize == nil } ?? false
    }
    let isLarge = screen.theme.contentSizeCategory.isAccessibilityCategory
    guard let large = isLarge ? screen : screen.layoutForOnce(.largestText) else { return [] }
    return large.rows.compactMap { row in
      guard let icon = row.views?.image, let font = row.views?.title?.node.label?.font,
        !isSizedByText(row.cell.imageView?.image.symbol), max(icon.frame.width, icon.frame.height) < 40
      else { return nil }
      let part = icon.frame.height / (font.size * LintedText.lineHeight) * 100
      guard part < values["minimum"] else { return nil }
      return LintFinding(
        "the icon of \(row.name) is \(points(icon.frame.height)) high beside large letters",
        at: row.path("imageView"),
        views: [isLarge ? icon : nil], hint: "let it be a symbol without a “pointSize”, or a larger picture")
    }
  }

  static let textBelow11 = LintRule(
    "text-below-11", .warning, "Letters are at least 11 points high",
    why: "Below 11 points letters cannot be read at arm’s length. A text style is never smaller.",
    guidelines: [.today("Typography", "Follow the recommended default and minimum text sizes")],
    options: [LintOption("minimum", "The least size of letters, in points", 11, in: 1...40)],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView: {rows: [{textLabel: {text: Small print, font: 9}}]}
      """,
    kept: .replacing("print, font: 9", by: "print, font: {textStyle: caption2}")
  ) { screen, values in
    let least = values["minimum"]
    return screen.rows.flatMap { row -> [LintFinding] in
      row.labels.compactMap { label, path in
        guard let size = label.font?.size, label.font?.textStyle == nil, size > 0, size < least,
          !label.text.trimmed.isEmpty
        else { return nil }
        return LintFinding(
          "“\(label.text.shortened)” has letters of \(points(size)), less than \(decimal(least))", at: path,
          views: [row.views?.cell], hint: "give the font a “textStyle”, such as caption2")
      }
    }
  }
}

extension LintedScreen {
  /// Texts that the text size of the screen cuts off.
  fileprivate var cutOffByLargerText: [LintFinding] {
    texts.compactMap { text in
      guard text.mayGrow, !text.isPreview, !text.endsAreSeen, cutByLargerText.contains(path(of: text.view))
      else { return nil }
      return cutOff(text, "\(text.name) fits at the usual size of text, and is cut off at this one")
    }
  }

  /// Texts that the largest text size would cut off, in looks whose own rows make room for it.
  fileprivate var cutOffAtLargestText: [LintFinding] {
    guard theme.plain.cell.stacksAccessibilityText, !isFilledLater, rows.count <= 2_000,
      let large = layoutForOnce(.largestText)
    else { return [] }
    let cut = Set(
      large.texts.filter { $0.label.isTruncated && !$0.isPreview && !$0.endsAreSeen }.map {
        large.key(of: $0)
      })
    return texts.compactMap { text in
      guard text.mayGrow, !text.label.isTruncated, cut.contains(key(of: text)) else { return nil }
      return cutOff(text, "\(text.name) fits at this size of text, and is cut off at the largest")
    }
  }

  private func cutOff(_ text: LintedText, _ message: String) -> LintFinding {
    LintFinding(
      message, at: path(of: text.view), views: [text.view], hint: "give it “numberOfLines: 0”",
      isMinor: linesAreLimited(of: text))
  }

  /// Whether an author gives a text of a content configuration, which takes all lines otherwise, fewer of them.
  private func linesAreLimited(of text: LintedText) -> Bool {
    switch text.purpose {
    case .title, .detail: textsWithFewLines.contains(text.view.index)
    default: false
    }
  }
}

extension LintedText {
  /// About how high a line is, in sizes of its letters.
  fileprivate static let lineHeight = 1.2

  /// Whether the text grows with the user's size of text and must stay whole then.
  fileprivate var mayGrow: Bool {
    switch purpose {
    case .title, .detail, .header, .footer, .own: true
    default: false
    }
  }
}

extension LintRule {
  static let fixedTextSize = LintRule(
    "fixed-text-size", .info, "Texts follow the size that the user has chosen",
    why: """
      Users choose how large text is. Text styles follow them, fixed sizes do not: use `textStyle` instead of \
      `size`. The rule also reports texts that are whole at a small size and cut off at the standard one.
      """,
    guidelines: [
      .iOS8("文本视图", "最好是可以支持动态文本(Dynamic Type)")
    ],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - textLabel: {text: Notes, font: {size: 16}}
      """,
    kept: .replacing("{size: 16", by: "{textStyle: body")
  ) { screen, _ in
    guard !screen.theme.isOlder(than: SystemVersion(7)) else { return [] }
    let fixed = screen.tables.flatMap(\.fixedSizes)
    guard let standard = screen.layout(.standardText) else { return fixed }
    let cut = Set(
      standard.texts.filter { $0.label.isTruncated && !$0.endsAreSeen }.map { standard.key(of: $0) })
    return fixed
      + screen.texts.compactMap { text in
        guard !text.label.isTruncated, cut.contains(screen.key(of: text)) else { return nil }
        return LintFinding(
          "\(text.name) fits at this size of text and is cut off at the standard one",
          at: screen.path(of: text.view), views: [text.view], hint: "let it have more lines, or shorten it")
      }
  }
}

extension LintedTable {
  /// A finding for each label of a table that has a fixed size.
  fileprivate var fixedSizes: [LintFinding] {
    let labels = rows.flatMap { row in
      row.labels.map { label, path in
        (
          path: path, label: label,
          view: path == row.path("textLabel")
            ? row.views?.title
            : path == row.path("detailTextLabel") ? row.views?.detail : nil
        )
      }
    }
    return labels.compactMap { path, label, view in
      guard let font = label.font, let size = font.size, font.textStyle == nil, size != 0,
        !label.text.isEmpty
      else { return nil }
      return LintFinding(
        "“\(label.text.shortened)” has letters of a fixed size, \(points(size)), and will not follow the user’s size of text",
        at: path, views: [view], hint: "give the font a “textStyle” instead of a “size”")
    }
  }
}
