import TableModel

extension LintRule {
  static let fixedTextSize = LintRule(
    "fixed-text-size", .info, "Texts follow the size that the user has chosen",
    why: """
      Since iOS 7 users choose how large text is. Letters of a text style follow them, letters of a fixed size do \
      not: say `textStyle` instead of `size`. Texts that are whole at a small size and cut off at the standard one \
      are told too.
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
    kept: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - textLabel: {text: Notes, font: {textStyle: body}}
      """
  ) { screen, _ in
    guard !screen.theme.isOlder(than: SystemVersion(7)) else { return [] }
    let fixed = screen.tables.compactMap { $0.fixedSizes(on: screen) }
    guard let standard = screen.layout(.standardText) else { return fixed }
    let cut = Set(standard.texts.filter(\.label.isTruncated).map { standard.key(of: $0) })
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
  /// The finding for all labels of a table that have a fixed size, at the first of them.
  fileprivate func fixedSizes(on screen: LintedScreen) -> LintFinding? {
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
    let fixed = labels.filter { entry in
      guard let font = entry.label.font, let size = font.size, font.textStyle == nil else { return false }
      return size != 0 && !entry.label.text.isEmpty
    }
    guard let first = fixed.first, let size = first.label.font?.size else { return nil }
    let count = fixed.count == 1 ? "“\(first.label.text.shortened)” has" : "\(fixed.count) labels have"
    return LintFinding(
      "\(count) letters of a fixed size, here \(points(size)), and will not follow the user’s size of text",
      at: first.path, views: fixed.map(\.view), hint: "give the font a “textStyle” instead of a “size”")
  }
}
