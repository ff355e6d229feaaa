import TableModel

extension LintRule {
  static let deleteTitleTooWide = LintRule(
    "delete-title-too-wide", .warning, "The buttons of a row that is swiped leave half of it in sight",
    why: """
      Buttons over more than half of the row hide what is to be deleted. Shorten the title of Delete. Up to three \
      buttons of a quarter of the row each are left alone.
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

extension LintRule {
  static let deleteWithoutControl = LintRule(
    "delete-without-control", .warning, "In a table that is edited, Delete comes from its control",
    why: """
      While a table is edited, the red control shows and hides the Delete button. Without it, nobody knows where the \
      button came from or how to dismiss it.
      """,
    guidelines: [
      .iOS2011("In an editing context, reveals and hides the Delete button for a row"),
      .iOS8("In an editing context, reveals and hides the Delete button for a row"),
    ],
    looks: LintLooks(since: "ios5", until: "ios10"),
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        editing: true
        rows:
          - {textLabel: Home, editingStyle: none, showingDeleteConfirmation: true}
          - {textLabel: Office, editingStyle: delete}
      """,
    kept: .replacing("editingStyle: none", by: "editingStyle: delete")
  ) { screen, _ in
    screen.rows.compactMap { row in
      guard row.isEditing, row.cell.showingDeleteConfirmation, !row.isMoving, row.cell.editingStyle != .delete
      else { return nil }
      return LintFinding(
        "\(row.name) shows Delete without the control that reveals it",
        at: row.path("showingDeleteConfirmation"),
        views: [row.views?.confirmation ?? row.views?.cell], hint: "give the row “editingStyle: delete”",
        fix: LintFix("Show the control", .set(key: "editingStyle", of: row.path, value: "delete")))
    }
  }
}

extension LintRule {
  static let severalDeleteButtons = LintRule(
    "several-delete-buttons", .warning, "One Delete button shows at a time",
    why: "UIKit hides the Delete button of one row when another shows its own.",
    guidelines: [
      .iOS2011("Deletes the row")
    ],
    looks: LintLooks(since: "ios5"),
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        rows:
          - {textLabel: Home, showingDeleteConfirmation: true}
          - {textLabel: Office, showingDeleteConfirmation: true}
      """,
    kept: .replacing("- {textLabel: Office, showingDeleteConfirmation: true}", by: "- Office")
  ) { screen, _ in
    guard screen.variant.state != .showingDeleteConfirmation else { return [] }
    return screen.tables.flatMap { table -> [LintFinding] in
      let rows = table.rows.filter { $0.cell.showingDeleteConfirmation && !$0.isMoving }
      return rows.dropFirst().map { row in
        LintFinding(
          "\(row.name) shows a Delete button while \(rows[0].name) does",
          at: row.path("showingDeleteConfirmation"),
          views: rows.map { $0.views?.confirmation ?? $0.views?.cell }, hint: "let one row show it",
          fix: LintFix("Hide the button", .remove(key: "showingDeleteConfirmation", of: row.path)))
      }
    }
  }
}
