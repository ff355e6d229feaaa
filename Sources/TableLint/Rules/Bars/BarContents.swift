import TableLayout
import TableModel
import TableThemes

extension LintRule {
  static let titleOver15 = LintRule(
    "title-over-15", .hint, "A title beside buttons has fewer than 15 letters",
    why: "Beside buttons there is little room, and other languages and larger letters need more of it.",
    guidelines: [.today("Toolbars", "keep the title under 15 characters long")],
    options: [LintOption("letters", "The number of letters that is too many", 15, in: 1...200)],
    looks: LintLooks(since: "ios26"),
    broken: """
      theme: ios26
      size: {width: 390, height: 120}
      scale: 2
      navigationBar: {title: Everything I have read, rightBarButtonItems: [{systemItem: add}]}
      tableView: {rows: [A]}
      """,
    kept: .replacing("Everything I have read", by: "Reading")
  ) { screen, values in
    screen.controllers.filter(\.isShown).compactMap { part in
      guard let bar = part.controller.navigationBar, let title = bar.title, !bar.prefersLargeTitles,
        Double(title.count) >= values["letters"], !(bar.leftBarButtonItems + bar.rightBarButtonItems).isEmpty
      else { return nil }
      return LintFinding(
        "the title “\(title.shortened)” has \(title.count) letters, beside buttons",
        at: part.path.appending(.key("navigationBar"), .key("title")),
        views: [screen.view(of: .navigationBar)],
        hint: "shorten it, or let it be large")
    }
  }

  static let titleIsTheApp = LintRule(
    "title-is-the-app", .hint, "A title below the first level is not that of the screen before",
    why: "The title says where you are. Use the app’s name at most on its first screen.",
    guidelines: [.today("Toolbars", "Don’t title windows with your app name.")],
    looks: LintLooks(since: "ios26"),
    broken: """
      theme: ios26
      size: {width: 390, height: 120}
      scale: 2
      navigationBar: {title: MyGarden, backButtonTitle: MyGarden}
      tableView: {rows: [Roses]}
      """,
    kept: .replacing("title: MyGarden", by: "title: Beds")
  ) { screen, _ in
    screen.controllers.filter(\.isShown).compactMap { part in
      guard let bar = part.controller.navigationBar, let title = bar.title?.trimmed, !title.isEmpty,
        bar.backButtonTitle?.trimmed == title
      else { return nil }
      return LintFinding(
        "the title “\(title.shortened)” is that of the screen before",
        at: part.path.appending(.key("navigationBar"), .key("title")),
        views: [screen.view(of: .navigationBar)], hint: "name what this screen shows")
    }
  }

  static let barWordsRunTogether = LintRule(
    "bar-words-run-together", .info, "Words in a bar stand apart",
    why: "Without a space, two words read as one button. Since iOS 26, each has its own glass.",
    guidelines: [.today("Toolbars", "Add separation by inserting fixed space between the buttons.")],
    looks: LintLooks(since: "ios10", until: "ios16"),
    broken: """
      theme: ios16
      size: {width: 390, height: 120}
      navigationBar: {title: Notes, rightBarButtonItems: [Edit, Share]}
      tableView: {rows: [A]}
      """,
    kept: .replacing("Edit, Share", by: "Edit, {systemItem: fixedSpace, width: 16}, Share")
  ) { screen, _ in
    screen.controllers.filter(\.isShown).flatMap { part in
      part.itemLists.compactMap { items, path -> LintFinding? in
        let number = items.indices.dropFirst().first {
          items[$0 - 1].isWord(in: screen.theme) && items[$0].isWord(in: screen.theme)
        }
        return number.map {
          LintFinding(
            "two words stand beside each other in this bar", at: path.appending(.item($0)),
            views: [part.view], hint: "put a fixedSpace between them, or use a picture")
        }
      }
    }
  }

  static let barColoured = LintRule(
    "bar-coloured", .info, "Bars of iOS 26 keep the colour of the system",
    why: """
      Since iOS 26, bars are glass, and colour belongs to the content. A coloured bar hides the glass. One tinted \
      button stands out, several do not.
      """,
    guidelines: [.today("Toolbars", "Reduce the use of toolbar backgrounds and tinted controls.")],
    looks: LintLooks(since: "ios26"),
    broken: """
      theme: ios26
      size: {width: 390, height: 120}
      scale: 2
      navigationBar: {title: Shop, barTintColor: systemOrange}
      tableView: {rows: [A]}
      """,
    kept: .replacing("navigationBar: {title: Shop, barTintColor: systemOrange}", by: "navigationBar: Shop")
  ) { screen, _ in
    screen.controllers.filter(\.isShown).flatMap { part -> [LintFinding] in
      let controller = part.controller
      let bars: [(String, Color?, BarStyle)] = [
        controller.navigationBar.map { ("navigationBar", $0.barTintColor, $0.barStyle) },
        controller.toolbar.map { ("toolbar", $0.barTintColor, $0.barStyle) },
        controller.tabBar.map { ("tabBar", $0.barTintColor, $0.barStyle) },
      ].compactMap { $0 }
      let coloured = bars.filter { $0.1 != nil || $0.2 == .black }.map { name, color, _ in
        LintFinding(
          "this bar has a custom colour",
          at: part.path.appending(.key(name), .key(color == nil ? "barStyle" : "barTintColor")),
          views: [part.view], hint: "leave it out, and colour what is shown")
      }
      let tinted = part.items.filter { $0.item.tintColor != nil && $0.item.isButton }
      guard tinted.count > 1, let last = tinted.last else { return coloured }
      return coloured + [
        LintFinding(
          "\(tinted.count) buttons of this screen’s bars have custom tints", at: last.path,
          views: [part.view], hint: "leave it to one of them at most")
      ]
    }
  }

  static let barGroupsOver3 = LintRule(
    "bar-groups-over-3", .info, "A bar has at most three groups of buttons",
    why: """
      Each group is a piece of glass. Among more than three, or more than five buttons on a phone, nobody finds \
      anything.
      """,
    guidelines: [.today("Toolbars", "In general, aim for a maximum of three.")],
    looks: LintLooks(since: "ios26"),
    broken: """
      theme: ios26
      size: {width: 390, height: 160}
      scale: 2
      tableView: {rows: [A]}
      toolbar:
        - {systemItem: reply}
        - {systemItem: flexibleSpace}
        - {systemItem: trash}
        - {systemItem: flexibleSpace}
        - {systemItem: organize}
        - {systemItem: flexibleSpace}
        - {systemItem: compose}
      """,
    kept: """
      theme: ios26
      size: {width: 390, height: 160}
      scale: 2
      tableView: {rows: [A]}
      toolbar: [{systemItem: reply}, {systemItem: trash}, {systemItem: flexibleSpace}, {systemItem: compose}]
      """
  ) { screen, _ in
    screen.controllers.filter(\.isShown).flatMap { part in
      part.bars.compactMap { lists, path -> LintFinding? in
        // Words share no background.
        let groups = lists.reduce(0) { sum, items in
          sum
            + items.indices.count { index in
              items[index].isButton
                && (index == 0 || !items[index - 1].isButton || items[index].isWord(in: screen.theme)
                  || items[index - 1].isWord(in: screen.theme))
            }
        }
        let buttons = lists.joined().count(where: \.isButton)
        guard groups > 3 || buttons > 5 && screen.isPhone else { return nil }
        let what = groups > 3 ? counted(groups, "group") + " of buttons" : counted(buttons, "button")
        return LintFinding(
          "this bar has \(what)", at: path, views: [part.view], hint: "put what is seldom used into a menu")
      }
    }
  }

  static let searchHintSaysNothing = LintRule(
    "search-hint-says-nothing", .hint, "A search field says what it finds",
    why: """
      The magnifying glass already means “search”. The words beside it can say where: in notes, mail or settings.
      """,
    guidelines: [.today("Search fields", "Avoid using a term like Search for placeholder text")],
    looks: LintLooks(since: "ios26"),
    broken: """
      theme: ios26
      size: {width: 390, height: 200}
      scale: 2
      navigationBar: Notes
      searchBar: {placeholder: Search, placement: integrated}
      tableView: {rows: [A]}
      """,
    kept: .replacing("placeholder: Search", by: "placeholder: Notes and Folders")
  ) { screen, _ in
    screen.controllers.filter(\.isShown).compactMap { part in
      guard let bar = part.controller.searchBar, bar.text.isEmpty,
        ["", "search"].contains(bar.placeholder.trimmed.lowercased())
      else { return nil }
      return LintFinding(
        "the search field does not say what it finds", at: part.path.appending(.key("searchBar")),
        views: [screen.view(of: .searchBar)], hint: "name it in the “placeholder”")
    }
  }

  static let searchAtTheTop = LintRule(
    "search-at-the-top", .hint, "On a phone, the search field stands at the bottom",
    why:
      """
      A thumb reaches the lower edge, and seldom the upper one. If a bar is there already, the field goes above the \
      list.
      """,
    guidelines: [.today("Search fields", "Place search at the bottom if there’s room.")],
    looks: LintLooks(since: "ios26"),
    broken: """
      theme: ios26
      size: {width: 390, height: 260}
      scale: 2
      navigationBar: Notes
      searchBar: {placeholder: Notes and Folders, placement: stacked}
      tableView: {rows: [A]}
      """,
    kept: .replacing("placement: stacked", by: "placement: integrated")
  ) { screen, _ in
    guard screen.isPhone else { return [] }
    return screen.controllers.filter(\.isShown).compactMap { part in
      let controller = part.controller
      guard let bar = controller.searchBar, bar.placement != .integrated, controller.toolbar == nil,
        controller.tabBar == nil
      else { return nil }
      return LintFinding(
        "the search field stands at the top, and nothing at the bottom",
        at: part.path.appending(.key("searchBar")), views: [screen.view(of: .searchBar)],
        hint: "write “placement: integrated”")
    }
  }

  static let noLargeTitle = LintRule(
    "no-large-title", .hint, "The first level of an app has a large title",
    why: """
      A large title says where you are, and shrinks when you scroll. Forms, sheets and deeper levels have small \
      ones.
      """,
    guidelines: [
      .today("Toolbars", "Use a large title to help people stay oriented as they navigate and scroll.")
    ],
    looks: LintLooks(since: "ios11"),
    broken: """
      theme: ios16
      size: {width: 390, height: 200}
      navigationBar: Contacts
      tableView: {rows: [A]}
      """,
    kept: .replacing("Contacts", by: "{title: Contacts, prefersLargeTitles: true}")
  ) { screen, _ in
    guard screen.isPhone, screen.presentationIsAbsent else { return [] }
    return screen.controllers.filter { $0.isShown && $0.kind == .content }.compactMap { part in
      guard let bar = part.controller.navigationBar, !bar.prefersLargeTitles, bar.title?.isEmpty == false,
        bar.titleView == nil, bar.backButtonTitle == nil, !bar.usesSystemBackTitle,
        bar.leftBarButtonItems.isEmpty,
        part.table?.tableView.isEditing == false
      else { return nil }
      return LintFinding(
        "the title of this first level is small", at: part.path.appending(.key("navigationBar")),
        views: [screen.view(of: .navigationBar)], hint: "write “prefersLargeTitles: true”")
    }
  }
}

extension LintedScreen {
  /// Whether nothing stands over the screen.
  fileprivate var presentationIsAbsent: Bool { screen.presentation == nil && screen.popover == nil }
}

extension LintedController {
  /// The bars with buttons, each with the lists that it has.
  fileprivate var bars: [(lists: [[BarButtonItem]], path: ElementPath)] {
    let lists = itemLists
    return [
      (lists.prefix(2).map(\.items), path.appending(.key("navigationBar"))),
      (lists.suffix(1).map(\.items), path.appending(.key("toolbar"))),
    ]
  }
}

extension BarButtonItem {
  /// Whether the button shows a word in a look.
  fileprivate func isWord(in theme: Theme) -> Bool {
    switch content {
    case .title(let title): !title.trimmed.isEmpty
    case .system(let item):
      isButton && Symbol.of(item) == nil && theme.bars.symbolsForWords[item] == nil
    default: false
    }
  }
}
