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
    broken: """
      size: {width: 320, height: 160}
      navigationBar: Messages
      tableView: {rows: []}
      """,
    kept: """
      size: {width: 320, height: 160}
      navigationBar: Messages
      tableView: {rows: [], emptyState: {text: No Messages}}
      """
  ) { screen, _ in
    screen.tables.compactMap { table in
      let isToldOtherwise = table.tableView.style != .plain
      guard table.rows.isEmpty, !isToldOtherwise, !table.explainsAbsence, !table.showsSomethingElse,
        !screen.isFilledLater
      else { return nil }
      return LintFinding(
        "this table is blank, and looks as if the app had crashed", at: table.path, views: [table.view],
        hint: "show “loading: {text: Loading…}” or an “emptyState”")
    }
  }

  static let loadingWithoutText = LintRule(
    "loading-without-text", .info, "A table that is loading says so",
    why: "A wheel alone may turn for ever. A word beside it tells users what they are waiting for.",
    guidelines: [
      .iOS8("此时应当在屏幕中央展示一个活动指示器(activity indicator)和一个信息标签(information label)")
    ],
    broken: """
      size: {width: 320, height: 132}
      tableView: {loading: true}
      """,
    kept: """
      size: {width: 320, height: 132}
      tableView: {loading: {text: Loading…}}
      """
  ) { screen, _ in
    screen.tables.compactMap { table in
      guard let content = table.tableView.contentUnavailable, content.reason == .loading,
        content.text?.trimmed.isEmpty ?? true, content.secondaryText == nil, screen.variant.state != .loading
      else { return nil }
      return LintFinding(
        "the wheel of this table does not say what is being loaded", at: table.path.appending(.key("loading")),
        views: [table.view], hint: "write “loading: {text: Loading…}”",
        fix: LintFix(
          "Say “Loading…” beside the wheel",
          .set(key: "loading", of: table.path, value: "{text: Loading…}")))
    }
  }

  static let loadingWithoutOldRows = LintRule(
    "loading-without-old-rows", .hint, "A table that is loading shows what it showed before",
    why: """
      Where data do not change often, old rows are better than none while new ones are fetched. They are shown in grey.
      """,
    guidelines: [
      .iOS8("在等待信息加载的时候，可以考虑展示“过期”信息")
    ],
    broken: """
      size: {width: 320, height: 132}
      tableView: {loading: {text: Loading…}}
      """,
    kept: """
      size: {width: 320, height: 132}
      tableView: {loading: {text: Loading…}, rows: [Anna Alder, Boris Birch]}
      """
  ) { screen, _ in
    screen.tables.compactMap { table in
      guard table.tableView.contentUnavailable?.reason == .loading, table.rows.isEmpty else { return nil }
      return LintFinding(
        "nothing is shown while this table is loading", at: table.path.appending(.key("loading")),
        views: [table.view], hint: "consider keeping the rows that were there before")
    }
  }
}

extension LintedTable {
  /// Whether the author shows something of their own where rows would be.
  var showsSomethingElse: Bool {
    let views = [tableView.backgroundView, tableView.tableHeaderView, tableView.tableFooterView]
    return views.contains { view in
      guard let view else { return false }
      if case .none = view.content { return !view.subviews.isEmpty }
      return true
    }
  }
}

extension LintedScreen {
  /// Whether the rows are not in the source, but come from the app's code.
  var isFilledLater: Bool { screen.interfaceBuilderObject != nil }

  /// The tables whose rows stand beside each other as users see them; prototypes do not.
  var comparableTables: [LintedTable] {
    screen.interfaceBuilderObject?.hasPrototypes == true ? [] : tables
  }
}
