import TableModel

extension LintRule {
  static let tableBlank = LintRule(
    "table-blank", .warning, "An empty table says why it is empty",
    why: """
      Users take a blank table for an app that has crashed. Show that rows are being loaded, or say that there are \
      none and what to do about it.
      """,
    guidelines: [
      .iOS8("切勿显示空白的表格")
    ],
    yields: ["group-missing"],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios8
      size: {width: 320, height: 160}
      navigationBar: Messages
      tableView: {rows: []}
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 160}
      navigationBar: Messages
      tableView: {rows: [], emptyState: {text: No Messages}}
      """
  ) { screen, _ in
    screen.tables.compactMap { table in
      guard table.rows.isEmpty, !table.explainsAbsence, !table.showsSomethingElse,
        !screen.isFilledLater
      else { return nil }
      return LintFinding(
        "this table is blank, and looks as if the app had crashed", at: table.path, views: [table.view],
        hint: "show “loading: {text: Loading…}” or an “emptyState”")
    }
  }
}
