import TableModel

extension LintRule {
  static let fixedTextSize = LintRule(
    "fixed-text-size", .info, "Texts follow the size that the user has chosen",
    why: """
      Since iOS 7 users choose how large text is. Letters of a text style follow them, letters of a fixed size \
      do not: use `textStyle` instead of `size`. The rule also reports texts that are whole at a small size \
      and cut off at the standard one.
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
    let fixed = screen.tables.flatMap(\.fixedSizes)
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
