import TableLayout
import TableModel

extension LintRule {
  static let scrolledPastEnd = LintRule(
    "scrolled-past-end", .warning, "A table rests where there is something to be seen",
    why: """
      A finger can pull a table beyond its end, but it springs back. A picture of that moment is rarely intended: \
      usually rows were removed and the offset stayed.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 88}
      tableView:
        contentOffset: 100
        rows: [Anna Alder, Boris Birch, Cora Cedar]
      """,
    kept: .replacing("contentOffset: 100", by: "contentOffset: 44")
  ) { screen, _ in
    let surplus = screen.scene.findings.compactMap { finding in
      if case .scrolledPastEnd(let points) = finding.kind { points } else { nil }
    }.max()
    guard let surplus, let table = screen.tables.first(where: { $0.tableView.scroll.contentOffset > 0 })
    else { return [] }
    return [
      LintFinding(
        "the table is scrolled \(points(surplus)) beyond the end of its content",
        at: table.path.appending(.key("contentOffset")), views: [table.view],
        hint: "write a smaller “contentOffset”, or “scrollTo” with a row")
    ]
  }
}

extension LintRule {
  static let tableBlank = LintRule(
    "table-blank", .warning, "An empty table says why it is empty",
    why: """
      Users take a blank table for a crash. Show that rows are being loaded, or say that there are none and what to \
      do.
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
    kept: .replacing("tableView: {rows: []}", by: "tableView: {rows: [], emptyState: {text: No Messages}}")
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
