import TableModel

extension LintRule {
  static let noWayOut = LintRule(
    "no-way-out", .warning, "What is presented can be left",
    why: """
      A screen that covers another needs a button that closes it: Done, Cancel or a cross. Sheets can be swiped \
      away, so they get a hint only.
      """,
    guidelines: [.today("Modality", "Always give people an obvious way to dismiss a modal view.")],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 390, height: 300}
      presentedViewController:
        modalPresentationStyle: fullScreen
        navigationBar: Terms
        tableView: {rows: [A]}
      """,
    kept: .replacing("Terms", by: "{title: Terms, rightBarButtonItems: [{systemItem: done}]}")
  ) { screen, _ in
    guard let presentation = screen.screen.presentation,
      let part = screen.controllers.first(where: { $0.kind == .presented && $0.isShown }),
      !part.items.contains(where: { $0.item.isEnabled && ($0.item.takesAway || $0.item.keepsAndEnds) }),
      presentation.controller.navigationBar?.backButtonTitle == nil
    else { return [] }
    return [
      LintFinding(
        "no button takes away what is presented", at: part.path, views: [part.view],
        hint: "give its navigation bar Done, Cancel or “systemItem: close”",
        isMinor: presentation.style != .fullScreen)
    ]
  }

  static let sheetButtonsSwapped = LintRule(
    "sheet-buttons-swapped", .warning, "In a sheet Cancel comes first and Done last",
    why: """
      People tap the corner where Cancel and Done always are, before they read: Cancel leading, Done trailing.
      """,
    guidelines: [.today("Sheets", "The Cancel button belongs in a sheet’s top-left corner.")],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 390, height: 300}
      presentedViewController:
        navigationBar: {title: New, leftBarButtonItems: [{systemItem: done}], rightBarButtonItems: [{systemItem: cancel}]}
        tableView: {rows: [A]}
      """,
    kept: .replacing(
      "done}], rightBarButtonItems: [{systemItem: cancel",
      by: "cancel}], rightBarButtonItems: [{systemItem: done")
  ) { screen, _ in
    guard let part = screen.controllers.first(where: { $0.kind == .presented && $0.isShown }),
      let bar = part.controller.navigationBar
    else { return [] }
    let path = part.path.appending(.key("navigationBar"))
    let isCancelLast = bar.rightBarButtonItems.contains(where: \.cancels)
    guard isCancelLast || bar.leftBarButtonItems.contains(where: \.keepsAndEnds) else { return [] }
    return [
      LintFinding(
        isCancelLast
          ? "Cancel stands at the trailing side of this sheet"
          : "Done stands at the leading side of this sheet",
        at: path.appending(.key(isCancelLast ? "rightBarButtonItems" : "leftBarButtonItems")),
        views: [part.view],
        hint: "put Cancel into “leftBarButtonItems”, and Done into “rightBarButtonItems”")
    ]
  }

  static let columnsOnANarrowScreen = LintRule(
    "columns-on-a-narrow-screen", .warning, "Two columns are for wide screens",
    why:
      """
      Below 600 points neither column has room for a row. Show the list first, and let it lead to the rest.
      """,
    guidelines: [
      .today("Split views", "Prefer using a split view in a regular — not a compact — environment.")
    ],
    looks: LintLooks(since: "ios8"),
    broken: """
      theme: ios16
      size: {width: 500, height: 300}
      splitView:
        displayMode: allVisible
        master: {tableView: {rows: [{textLabel: A, selected: true}]}}
        detail: {tableView: {rows: [B]}}
      """,
    kept: .replacing("size: {width: 500, height: 300}", by: "size: {width: 834, height: 300}")
  ) { screen, _ in
    guard let panes = screen.panesSideBySide, screen.environment.size.width < 600 else { return [] }
    return [
      LintFinding(
        "two columns share \(points(screen.environment.size.width))",
        at: screen.path.appending(.key("splitView")),
        views: [panes.master.view, panes.detail.view], hint: "show one of them, or choose a wider screen")
    ]
  }
}

extension BarButtonItem {
  /// Whether the button ends a task without keeping anything.
  var cancels: Bool { isSystem(.cancel) || says(["cancel"]) }

  /// Whether the button takes away what is shown.
  var takesAway: Bool {
    cancels || isSystem(.close) || isSystem(.stop) || says(["close", "dismiss", "not now", "skip"])
  }

  /// Whether the button ends a task and keeps what was done.
  var keepsAndEnds: Bool {
    style?.isProminent == true || isSystem(.done) || isSystem(.save)
      || says(["done", "save", "ok", "add", "send", "create"])
  }

  private func isSystem(_ item: BarButtonSystemItem) -> Bool {
    if case .system(item) = content { true } else { false }
  }

  private func says(_ words: [String]) -> Bool {
    if case .title(let title) = content { words.contains(title.trimmed.lowercased()) } else { false }
  }
}
