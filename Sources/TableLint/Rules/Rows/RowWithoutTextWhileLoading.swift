import TableModel

extension LintRule {
  static let rowWithoutTextWhileLoading = LintRule(
    "row-without-text-while-loading", .info, "Rows that are loading show their text first",
    why: "Text arrives long before pictures. Show it at once, and a wheel only for what is missing.",
    guidelines: [
      .iOS8("可以首先展示文字信息，图片等较为复杂的内容则在加载完后再显示")
    ],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows:
          - Holiday in the mountains
          - {accessoryView: {activityIndicator: {}}}
      """,
    kept: .replacing("accessoryView:", by: "textLabel: Walk by the sea, accessoryView:")
  ) { screen, _ in
    screen.rows.compactMap { row in
      let own = [row.cell.accessoryView].compactMap { $0 } + (row.cell.contentView?.subviews ?? [])
      guard row.title == nil, row.detail == nil, own.contains(where: \.turnsWheel),
        !own.contains(where: \.hasText)
      else { return nil }
      return LintFinding(
        "row \(row.number) shows a wheel and no text", at: row.path, views: [row.views?.cell],
        hint: "show the row’s text at once, and the wheel beside it")
    }
  }
}

extension View {
  /// Whether a wheel turns in the view.
  fileprivate var turnsWheel: Bool {
    if case .control(let control) = content, case .activityIndicator(let isAnimating, _, _) = control.kind,
      isAnimating
    {
      return true
    }
    return subviews.contains(where: \.turnsWheel)
  }

  /// Whether there is any text in the view.
  fileprivate var hasText: Bool {
    if case .label(let label) = content, !label.text.isEmpty || !label.attributedText.isEmpty { return true }
    return subviews.contains(where: \.hasText)
  }
}
