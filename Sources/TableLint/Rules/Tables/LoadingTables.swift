import TableModel

extension LintRule {
  static let loadingSaysNothing = LintRule(
    "loading-says-nothing", .info, "A table that is loading says what it fetches",
    why: """
      “Loading…” repeats what the wheel says. Say what is being fetched, or how much, or leave it out. The rule \
      knows English words only.
      """,
    guidelines: [
      .today(
        "Progress indicators",
        "Avoid vague terms like loading or authenticating because they seldom add value.")
    ],
    looks: LintLooks(since: "ios10"),
    broken: """
      theme: ios16
      size: {width: 320, height: 132}
      tableView: {loading: Loading…}
      """,
    kept: .replacing("tableView: {loading: Loading…}", by: "tableView: {loading: Fetching 40 messages}")
  ) { screen, _ in
    screen.tables.compactMap { table in
      guard let content = table.tableView.contentUnavailable, content.reason == .loading,
        content.secondaryText == nil, screen.variant.state != .loading, let text = content.text,
        vague.contains(text.lowercased().filter { $0.isLetter || $0 == " " }.trimmed)
      else { return nil }
      return LintFinding(
        "“\(text.shortened)” does not say what is being loaded", at: table.path.appending(.key("loading")),
        views: [table.view], hint: "say what is fetched")
    }
  }

  private static let vague: Set<String> = [
    "loading", "please wait", "wait", "authenticating", "loading please wait", "one moment", "working",
  ]

  static let refreshTitleExplains = LintRule(
    "refresh-title-explains", .warning, "The title of a refresh control does not explain pulling",
    why: """
      Whoever reads it has already pulled. Say when the content was last fetched, or leave it out. The rule knows \
      English words only.
      """,
    guidelines: [
      .today(
        "Progress indicators", "If you do include a title, don’t use it to explain how to perform a refresh.")
    ],
    looks: LintLooks(since: "ios10"),
    broken: """
      theme: ios16
      size: {width: 320, height: 160}
      tableView: {refreshControl: {progress: 0.6, title: Pull to refresh}, rows: [A]}
      """,
    kept: .replacing("Pull to refresh", by: "Updated at noon")
  ) { screen, _ in
    screen.tables.compactMap { table in
      guard let title = table.tableView.refreshControl?.title else { return nil }
      let words = title.lowercased().split { !$0.isLetter }
      guard words.contains(where: { ["pull", "release", "swipe", "drag"].contains($0) }) else { return nil }
      return LintFinding(
        "“\(title.shortened)” explains how to refresh",
        at: table.path.appending(.key("refreshControl"), .key("title")), views: [table.view],
        hint: "say when the content was fetched, or nothing")
    }
  }

  static let emptyWithoutNextStep = LintRule(
    "empty-without-next-step", .info, "An empty screen says what to do next",
    why: "“No Notes” is a dead end. A button, or a line that says where notes come from, leads on.",
    guidelines: [.today("Writing", "Provide clear next steps on any blank screens.")],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 260}
      navigationBar: Notes
      tableView: {emptyState: No Notes}
      """,
    kept: """
      theme: ios16
      size: {width: 320, height: 260}
      navigationBar: {title: Notes, rightBarButtonItems: [{systemItem: add}]}
      tableView: {emptyState: {text: No Notes, button: New Note}}
      """
  ) { screen, _ in
    screen.controllers.filter(\.isShown).compactMap { part in
      guard let table = part.table, let content = table.tableView.contentUnavailable,
        case .empty = content.reason, content.secondaryText == nil, content.buttonTitle == nil,
        screen.variant.state == nil, part.controller.searchBar == nil,
        !part.items.contains(where: { $0.item.begins })
      else { return nil }
      return LintFinding(
        "this empty screen leads nowhere", at: table.path.appending(.key("emptyState")), views: [table.view],
        hint: "add a “secondaryText” or a “button”")
    }
  }
}

extension BarButtonItem {
  /// Whether the button makes something new.
  fileprivate var begins: Bool {
    switch content {
    case .system(.add), .system(.compose): true
    case .title(let title): ["add", "new"].contains(title.lowercased().prefix { $0.isLetter })
    default: false
    }
  }
}

extension LintRule {
  static let loadingWithoutText = LintRule(
    "loading-without-text", .info, "A table that is loading says so",
    why: "A wheel alone may seem to turn for ever. Say what users are waiting for.",
    guidelines: [
      .iOS8("此时应当在屏幕中央展示一个活动指示器(activity indicator)和一个信息标签(information label)")
    ],
    looks: LintLooks(since: "ios7", until: "ios9"),
    broken: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView: {loading: true}
      """,
    kept: .replacing("tableView: {loading: true}", by: "tableView: {loading: {text: Loading…}}")
  ) { screen, _ in
    screen.tables.compactMap { table in
      guard let content = table.tableView.contentUnavailable, content.reason == .loading,
        content.text?.trimmed.isEmpty ?? true, content.secondaryText == nil, screen.variant.state != .loading
      else { return nil }
      return LintFinding(
        "the wheel of this table does not say what is being loaded",
        at: table.path.appending(.key("loading")),
        views: [table.view], hint: "write “loading: {text: Loading…}”",
        fix: LintFix(
          "Say “Loading…” beside the wheel",
          .set(key: "loading", of: table.path, value: "{text: Loading…}")))
    }
  }
}

extension LintRule {
  static let loadingWithoutOldRows = LintRule(
    "loading-without-old-rows", .hint, "A table that is loading shows what it showed before",
    why: "If data rarely changes, old rows in grey are better than none.",
    guidelines: [
      .iOS8("在等待信息加载的时候，可以考虑展示“过期”信息")
    ],
    looks: LintLooks(since: "ios7", until: "ios13"),
    broken: """
      theme: ios8
      size: {width: 320, height: 132}
      tableView: {loading: {text: Loading…}}
      """,
    kept: .replacing("Loading…}", by: "Loading…}, rows: [Anna Alder, Boris Birch]")
  ) { screen, _ in
    screen.tables.compactMap { table in
      guard table.tableView.contentUnavailable?.reason == .loading, table.rows.isEmpty else { return nil }
      return LintFinding(
        "nothing is shown while this table is loading", at: table.path.appending(.key("loading")),
        views: [table.view], hint: "consider keeping the rows that were there before")
    }
  }
}
