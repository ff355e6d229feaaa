import TableModel

extension LintRule {
  static let deleteTitleTooWide = LintRule(
    "delete-title-too-wide", .warning, "The buttons of a row that is swiped leave half of it in sight",
    why: """
      Buttons that take more than half of the row hide what is to be deleted. Give the Delete button a short \
      title. Up to three buttons of a quarter of the row each, as Mail has them, are left alone.
      """,
    guidelines: [
      .iOS8("如果合适的话，为删除按钮自定义一个名称")
    ],
    options: [LintOption("maximum", "The greatest part of the row’s width, in per cent", 50, in: 10...100)],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - textLabel: Home
            showingDeleteConfirmation: true
            titleForDeleteConfirmationButton: Remove from all devices
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows:
          - {textLabel: Home, showingDeleteConfirmation: true, titleForDeleteConfirmationButton: Remove}
      """
  ) { screen, values in
    guard let open = screen.layout(.confirmingDeletion, where: \.namesItsButtons) else { return [] }
    return open.rows.compactMap { row in
      guard row.namesItsButtons, let cell = row.views?.cell, let buttons = row.views?.confirmation else {
        return nil
      }
      let key = row.cell.editActions.isEmpty ? "titleForDeleteConfirmationButton" : "editActions"
      let inside = open.views(in: buttons)
      let isCut = inside.contains { $0.node.label?.isTruncated == true }
      let part = cell.frame.width > 0 ? buttons.frame.width / cell.frame.width * 100 : 0
      let widths = inside.filter { $0.node.viewClass == .actionButton }.map(\.frame.width)
      let isUsual = (2...3).contains(widths.count) && widths.allSatisfy { $0 <= cell.frame.width / 4 }
      guard isCut || part > values["maximum"] && !isUsual else { return nil }
      return LintFinding(
        isCut
          ? "the buttons of \(row.name) do not fit: a title is cut off"
          : "the buttons of \(row.name) take \(decimal(part.rounded())) per cent of the row and hide it",
        at: row.path(key), views: [buttons], hint: "find shorter titles, or fewer buttons")
    }
  }
}

extension LintedRow {
  /// Whether the row names the button that deletes it, or has several.
  fileprivate var namesItsButtons: Bool {
    cell.titleForDeleteConfirmationButton != nil || !cell.editActions.isEmpty
  }
}

extension LintedScreen {
  /// Another layout, which is made only where it matters to a row.
  fileprivate func layout(_ layout: LintLayout, where matters: (LintedRow) -> Bool) -> LintedScreen? {
    rows.contains(where: matters) ? self.layout(layout) : nil
  }
}
