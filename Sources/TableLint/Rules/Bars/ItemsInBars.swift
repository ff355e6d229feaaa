import TableLayout
import TableModel

extension LintRule {
  static let tabsOver5 = LintRule(
    "tabs-over-5", .warning, "A phone’s tab bar has at most five tabs",
    why: """
      On a phone, UIKit shows four tabs and “More”, and what is behind More is hard to find. Put the rest elsewhere.
      """,
    guidelines: [.today("Tab bars", "Avoid overflow tabs.")],
    looks: LintLooks(since: "ios7"),
    broken: """
      theme: ios16
      size: {width: 390, height: 160}
      tableView: {rows: [A]}
      tabBar: [Home, New, Radio, Library, Friends, Search]
      """,
    kept: .replacing("Friends, Search", by: "Search")
  ) { screen, _ in
    screen.tabBars.compactMap { bar, path in
      guard bar.items.count > 5, screen.isPhone else { return nil }
      return LintFinding(
        "this tab bar has \(bar.items.count) tabs, and a phone shows four of them and “More”", at: path,
        views: [screen.view(of: .tabBar)], hint: "leave five tabs at most")
    }
  }

  static let tabWithoutName = LintRule(
    "tab-without-name", .warning, "Tabs have names",
    why: "A picture alone says different things to different people. A word says the same to all.",
    guidelines: [.today("Tab bars", "Include tab labels to help with navigation.")],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios16
      size: {width: 320, height: 160}
      tableView: {rows: [A]}
      tabBar: [{image: {placeholder: h, size: {width: 24, height: 24}}}, {systemItem: search}]
      """,
    kept: .replacing("tabBar: [{image:", by: "tabBar: [{title: Home, image:")
  ) { screen, _ in
    screen.tabs.compactMap { tab, path, number in
      guard tab.systemItem == nil, tab.title?.trimmed.isEmpty ?? true else { return nil }
      return LintFinding(
        "tab \(number + 1) has no name", at: path, views: [screen.view(of: .tabBar)],
        hint: "give it a “title”")
    }
  }

  static let badgeSaysTooMuch = LintRule(
    "badge-says-too-much", .info, "The badge of a tab is a number or an exclamation mark",
    why:
      "A badge is a small red dot in the corner of the eye. Words in it hide the tab.",
    guidelines: [.today("Tab bars", "either a number or an exclamation point")],
    looks: LintLooks(since: "ios10"),
    broken: """
      theme: ios16
      size: {width: 320, height: 160}
      tableView: {rows: [A]}
      tabBar: [{systemItem: featured, badgeValue: New}, {systemItem: search}]
      """,
    kept: .replacing("badgeValue: New", by: "badgeValue: \"3\"")
  ) { screen, _ in
    screen.tabs.compactMap { tab, path, _ in
      guard let badge = tab.badgeValue?.trimmed, !badge.isEmpty, badge != "!",
        !badge.allSatisfy({ $0.isNumber || "+.,".contains($0) })
      else { return nil }
      return LintFinding(
        "the badge says “\(badge.shortened)”", at: path.appending(.key("badgeValue")),
        views: [screen.view(of: .tabBar)], hint: "let it be a number, or an exclamation mark")
    }
  }

  static let toolbarAndTabBar = LintRule(
    "toolbar-and-tab-bar", .warning, "A screen has a toolbar or a tab bar",
    why: """
      A toolbar acts on what is shown, a tab bar leads elsewhere. On a phone they share one place before iOS 26.
      """,
    guidelines: [
      .today("Toolbars, before iOS 13", "Toolbars and tab bars never appear together in the same view.")
    ],
    looks: LintLooks(since: "ios10", until: "ios16"),
    broken: """
      theme: ios16
      size: {width: 390, height: 200}
      tableView: {rows: [A]}
      toolbar: [Mark]
      tabBar: [{systemItem: recents}, {systemItem: search}]
      """,
    kept: .replacing(
      "tableView: {rows: [A]}\ntoolbar: [Mark]",
      by: "navigationBar: {rightBarButtonItems: [Mark]}\ntableView: {rows: [A]}")
  ) { screen, _ in
    screen.controllers.compactMap { part in
      guard part.isShown, screen.isPhone, part.controller.toolbar != nil, part.controller.tabBar != nil else {
        return nil
      }
      return LintFinding(
        "this screen has a toolbar and a tab bar", at: part.path.appending(.key("toolbar")),
        views: [screen.view(of: .toolbar)], hint: "move the buttons into the navigation bar")
    }
  }

  static let severalPrimaryActions = LintRule(
    "several-primary-actions", .warning, "A bar has one button that stands out",
    why: """
      The filled button is what most people tap next. Two say nothing, and one at the leading side is where the way \
      back belongs.
      """,
    guidelines: [
      .today("Toolbars", "Only specify one primary action, and put it on the trailing side of the toolbar.")
    ],
    looks: LintLooks(since: "ios26"),
    broken: """
      theme: ios26
      size: {width: 390, height: 120}
      scale: 2
      navigationBar: {title: Event, rightBarButtonItems: [{systemItem: done}, {title: Send, style: done}]}
      tableView: {rows: [A]}
      """,
    kept: .replacing("done}, {title: Send, style: done}", by: "done}")
  ) { screen, _ in
    screen.controllers.filter(\.isShown).flatMap { part -> [LintFinding] in
      let bar = part.controller.navigationBar
      let primary = part.items.filter(\.item.standsOut)
      let leading = (bar?.leftBarButtonItems ?? []).indices.first {
        bar?.leftBarButtonItems[$0].standsOut == true
      }
      if primary.count > 1, let last = primary.last {
        return [
          LintFinding(
            "\(primary.count) buttons of this screen’s bars stand out", at: last.path,
            views: [screen.view(of: .navigationBar)], hint: "let one of them have the style done")
        ]
      }
      guard let leading else { return [] }
      return [
        LintFinding(
          "the button that stands out is at the leading side",
          at: part.path.appending(.key("navigationBar"), .key("leftBarButtonItems")).appending(
            .item(leading)),
          views: [screen.view(of: .navigationBar)], hint: "put it into “rightBarButtonItems”")
      ]
    }
  }

  static let primaryDestroys = LintRule(
    "primary-destroys", .warning, "The button that stands out destroys nothing",
    why: """
      People tap the filled button without reading it. What cannot be undone should look like other buttons, and ask \
      for confirmation.
      """,
    guidelines: [
      .today("Buttons", "Don’t assign the primary role to a button that performs a destructive action")
    ],
    looks: LintLooks(since: "ios16"),
    broken: """
      theme: ios26
      size: {width: 390, height: 120}
      scale: 2
      navigationBar: {title: Draft, rightBarButtonItems: [{title: Delete, style: done}]}
      tableView: {rows: [A]}
      """,
    kept: .replacing("title: Delete", by: "title: Save")
  ) { screen, _ in
    screen.controllers.filter(\.isShown).flatMap { part in
      part.items.compactMap { item, path in
        guard item.standsOut, item.destroys else { return nil }
        return LintFinding(
          "the button that stands out deletes something", at: path, views: [screen.view(of: .navigationBar)],
          hint: "give it the style plain")
      }
    }
  }

  static let backOrCloseInWords = LintRule(
    "back-or-close-in-words", .warning, "Back and Close are symbols",
    why:
      "iOS 26 shows an arrow and a cross, which everybody knows. A word looks like an action of the app.",
    guidelines: [.today("Toolbars", "don’t use a text label that says Back or Close")],
    looks: LintLooks(since: "ios26"),
    broken: """
      theme: ios26
      size: {width: 390, height: 120}
      scale: 2
      navigationBar: {title: Terms, leftBarButtonItems: [Close]}
      tableView: {rows: [A]}
      """,
    kept: .replacing("leftBarButtonItems: [Close", by: "leftBarButtonItems: [{systemItem: close}")
  ) { screen, _ in
    screen.controllers.filter(\.isShown).flatMap { part in
      part.items.compactMap { item, path in
        guard case .title(let title) = item.content, ["back", "close"].contains(title.trimmed.lowercased())
        else { return nil }
        let isBack = title.trimmed.lowercased() == "back"
        return LintFinding(
          "this button says “\(title)” in words", at: path, views: [screen.view(of: .navigationBar)],
          hint: isBack ? "use “backButtonTitle”" : "write “systemItem: close”")
      }
    }
  }
}

extension LintedScreen {
  /// The tab bars that can be seen, with the parts of the document that they are.
  fileprivate var tabBars: [(bar: TabBar, path: ElementPath)] {
    controllers.filter(\.isShown).compactMap { part in
      part.controller.tabBar.map { ($0, part.path.appending(.key("tabBar"))) }
    }
  }

  /// Their tabs, with their numbers from 0.
  fileprivate var tabs: [(tab: TabBarItem, path: ElementPath, number: Int)] {
    tabBars.flatMap { bar, path in
      bar.items.enumerated().map { ($1, path.appending(.key("items"), .item($0)), $0) }
    }
  }

  /// The first view of a class.
  func view(of viewClass: ViewClass) -> LintedView? { views.first { $0.node.viewClass == viewClass } }
}

extension LintedController {
  /// The lists of buttons of its bars, with the parts of the document that they are.
  var itemLists: [(items: [BarButtonItem], path: ElementPath)] {
    let bar = path.appending(.key("navigationBar"))
    return [
      (controller.navigationBar?.leftBarButtonItems ?? [], bar.appending(.key("leftBarButtonItems"))),
      (controller.navigationBar?.rightBarButtonItems ?? [], bar.appending(.key("rightBarButtonItems"))),
      (controller.toolbar?.items ?? [], path.appending(.key("toolbar"), .key("items"))),
    ]
  }

  /// The buttons of its bars, with the parts of the document that they are.
  var items: [(item: BarButtonItem, path: ElementPath)] {
    itemLists.flatMap { items, path in items.enumerated().map { ($1, path.appending(.item($0))) } }
  }
}

extension BarButtonItem {
  /// Whether the button is the one that stands out.
  fileprivate var standsOut: Bool {
    if let style { return style.isProminent }
    switch content {
    case .system(.done), .system(.save): return true
    default: return false
    }
  }

  /// Whether the button takes something away that does not come back; words are English.
  fileprivate var destroys: Bool {
    switch content {
    case .system(.trash): true
    case .title(let title):
      ["delete", "remove", "erase", "reset", "clear"].contains(
        title.trimmed.lowercased().split(separator: " ").first.map(String.init) ?? "")
    default: false
    }
  }
}
