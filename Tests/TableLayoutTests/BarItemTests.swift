import TableLayout
import TableModel
import TableThemes
import Testing

/// What the things in a bar show, and that they find room.
@Suite struct BarItemTests {
  private static let widths = [200.0, 240, 320, 375, 480, 568, 768, 1024, 1366]

  /// Bars with ever more buttons.
  private static let bars: [NavigationBar] = (0...8).flatMap { count in
    [nil, "Back", "Everything in the archive of the club"].map { back in
      NavigationBar(
        title: "A Title That Is Rather Long",
        backButtonTitle: back,
        leftBarButtonItems: Array(repeating: BarButtonItem(.title("Left item")), count: count),
        rightBarButtonItems: Array(repeating: BarButtonItem(.system(.compose)), count: count)
          + [BarButtonItem(.system(.done))]
      )
    }
  }

  private func isApart(_ frames: [Rect]) -> Bool {
    let sorted = frames.sorted { $0.minX < $1.minX }
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.001 }
  }

  @Test(arguments: Theme.all) func navigationItemsStayInTheBarAndApart(_ theme: Theme) {
    for (width, bar) in Self.widths.flatMap({ width in Self.bars.map { (width, $0) } }) {
      let screen = Screen.around(ViewController(navigationBar: bar, tableView: TableView()))
      let root = scene(of: screen, theme: theme, size: Size(width: width, height: 800)).root
      let frames = root.frames(of: .barButton) + root.frames(of: .navigationItem)
      #expect(frames.allSatisfy { $0.minX >= -0.001 && $0.maxX <= width + 0.001 && $0.width >= 0 })
      #expect(isApart(frames), "\(theme.name) \(width) \(frames)")
    }
  }

  @Test(arguments: Theme.all) func toolbarItemsStayInTheBarAndApart(_ theme: Theme) {
    for (width, count) in Self.widths.flatMap({ width in (0...12).map { (width, $0) } }) {
      let items = (0..<count).flatMap { index in
        [
          BarButtonItem(.title("Item \(index)")),
          BarButtonItem(.system(index % 2 == 0 ? .flexibleSpace : .trash)),
        ]
      }
      let screen = Screen.around(ViewController(tableView: TableView(), toolbar: Toolbar(items: items)))
      let root = scene(of: screen, theme: theme, size: Size(width: width, height: 800)).root
      let frames = root.frames(of: .barButton)
      #expect(frames.allSatisfy { $0.minX >= -0.001 && $0.maxX <= width + 0.001 })
      #expect(isApart(frames), "\(theme.name) \(width) \(frames)")
    }
  }

  @Test(arguments: Theme.all) func tabsStayInTheBarAndApart(_ theme: Theme) {
    for (width, count) in Self.widths.flatMap({ width in (1...9).map { (width, $0) } }) {
      let tabs = (0..<count).map {
        TabBarItem(
          systemItem: .mostViewed, title: "A long title", badgeValue: String(repeating: "9", count: $0))
      }
      let screen = Screen.around(ViewController(tableView: TableView(), tabBar: TabBar(items: tabs)))
      let root = scene(of: screen, theme: theme, size: Size(width: width, height: 800)).root
      let frames = root.frames(of: .tabBarButton)
      #expect(frames.count == count)
      #expect(frames.allSatisfy { $0.minX >= -0.001 && $0.maxX <= width + 0.001 })
      // Tabs of iOS 26 reach over each other, but their titles do not.
      if theme.bars.tabBar.capsule == nil { #expect(isApart(frames), "\(theme.name) \(width) \(frames)") }
      let titles = root.all.filter { $0.label?.text == "A long title" }.map(\.frame.width)
      let pitch = count > 1 ? frames[1].minX - frames[0].minX : frames[0].width
      // Titles as wide as the pitch may touch, no more.
      #expect(titles.count == count && titles.allSatisfy { $0 <= pitch + 1.01 }, "\(theme.name) \(width)")
    }
  }

  /// Titles of bars, and words in them, have their baseline 28 points below the upper edge of a bar of 44 points, at two pixels
  /// a point and at three, as screens of iOS 8, 12 and 26 show.
  @Test(arguments: [(Theme.ios8, 2.0), (.ios11, 2), (.ios11, 3), (.ios16, 3), (.ios26, 3)])
  func titlesAndWordsShareALine(theme: Theme, scale: Double) throws {
    let bar = NavigationBar(
      title: "Mail", rightBarButtonItems: [BarButtonItem(.title("Edit"), style: .plain)])
    let screen = Screen.around(ViewController(navigationBar: bar, tableView: TableView()))
    let environment = LayoutEnvironment(
      size: Size(width: 375, height: 667), scale: scale, safeAreaInsets: EdgeInsets(top: 20))
    let root = TableLayoutEngine(theme: theme, shaper: StubShaper()).scene(of: screen, in: environment).root
    let (title, button) = (try #require(root.first(.navigationItem)), try #require(root.first(.barButton)))
    let word = try #require(button.children.first { $0.label?.text == "Edit" })
    let (ofTitle, ofWord) = (try #require(title.baselines.first), try #require(word.baselines.first))
    #expect(abs(title.frame.minY + ofTitle - 28) < 1e-6)
    #expect(abs(button.frame.minY + word.frame.minY + ofWord - 28) < 1e-6)
  }

  /// As view trees of iOS 7 and 8 have them; titles stand on the pixel at or before the middle.
  @Test func tabsStandOnWholePoints() {
    let tabs = ["Profile", "Journal", "Energy"].map { TabBarItem(title: $0) }
    let screen = Screen.around(ViewController(tableView: TableView(), tabBar: TabBar(items: tabs)))
    let root = scene(of: screen, theme: .ios8, size: Size(width: 320, height: 568)).root
    let frames = root.frames(of: .tabBarButton)
    #expect(frames.map(\.minX) == [2, 109, 215])
    #expect(frames.map(\.width) == [103, 102, 103])
  }

  /// As on iPads of iOS 14 and 17: tabs are as wide as what they show, and the space around each is the same.
  @Test(arguments: [Theme.ios11, .ios13, .ios16]) func tabsOfTabletsShareTheRoomAround(_ theme: Theme) throws
  {
    let titles = ["Files", "Quick Access", "Status"]
    let tabs = titles.map { TabBarItem(systemItem: .mostViewed, title: $0) }
    let screen = Screen.around(ViewController(tableView: TableView(), tabBar: TabBar(items: tabs)))
    let root = scene(of: screen, theme: theme, size: Size(width: 1024, height: 1366)).root
    let frames = root.frames(of: .tabBarButton)
    let (ends, starts): ([Double], [Double]) = ([0] + frames.map(\.maxX), frames.map(\.minX) + [1024])
    let spaces = zip(starts, ends).map { $0 - $1 }
    #expect(spaces.allSatisfy { abs($0 - spaces[0]) <= 0.5 } && spaces[0] > 150, "\(spaces)")
    #expect(frames[1].width > frames[0].width + 20)
    let letters = try titles.map { title in try #require(root.all.first { $0.label?.text == title }) }
    #expect(letters.allSatisfy { $0.label?.font.size == 13 })
  }

  /// A title without an icon stands in the middle of its tab, and its badge before it.
  @Test(arguments: [Theme.ios11, .ios16]) func titlesOfTabletsNeedNoIcon(_ theme: Theme) throws {
    let tabs = ["Inbox", "Sent"].map { TabBarItem(title: $0, badgeValue: "9") }
    let screen = Screen.around(ViewController(tableView: TableView(), tabBar: TabBar(items: tabs)))
    let root = scene(of: screen, theme: theme, size: Size(width: 768, height: 1024)).root
    for tab in root.all where tab.viewClass == .tabBarButton {
      let label = try #require(tab.children.first { $0.label != nil })
      let badge = try #require(tab.children.first { $0.viewClass == .badge })
      #expect(abs(label.frame.minX + label.frame.maxX - tab.frame.width) <= 1)
      #expect(badge.frame.maxX <= label.frame.minX)
    }
  }

  @Test func earlierTabsOfTabletsStandTogether() {
    let tabs = ["A", "B"].map { TabBarItem(systemItem: .mostViewed, title: $0) }
    let screen = Screen.around(ViewController(tableView: TableView(), tabBar: TabBar(items: tabs)))
    let frames = scene(of: screen, theme: .ios8, size: Size(width: 768, height: 1024)).root
      .frames(of: .tabBarButton)
    #expect(frames.map(\.minX) == [291, 401])
  }

  @Test(arguments: Theme.all) func viewsKeepTheirSizeAndHaveNoBackground(_ theme: Theme) throws {
    let view = View(frame: Rect(x: 7, y: 9, width: 61, height: 17), backgroundColor: .black)
    let bar = NavigationBar(title: "A", rightBarButtonItems: [BarButtonItem(.view(view))])
    let screen = Screen.around(ViewController(navigationBar: bar, tableView: TableView()))
    let root = scene(of: screen, theme: theme, size: Size(width: 320, height: 480)).root
    let button = try #require(root.first(.barButton))
    let shown = try #require(button.children.first)
    #expect(button.drawings.isEmpty)
    #expect(shown.frame.size == Size(width: 61, height: 17))
    #expect(button.frame.width == 61)
    #expect(abs(shown.frame.minY + shown.frame.height / 2 - button.frame.height / 2) <= 0.5)
  }

  @Test func flexibleSpacesShareWhatIsLeft() {
    let items = [BarButtonItem.Content.title("A"), .system(.flexibleSpace), .title("B")].map {
      BarButtonItem($0)
    }
    let screen = Screen.around(ViewController(tableView: TableView(), toolbar: Toolbar(items: items)))
    let frames = scene(of: screen, theme: .ios8).root.frames(of: .barButton)
    #expect(frames.first?.minX == 8)
    #expect(frames.last?.maxX == 312)
  }

  @Test func longBackTitlesBecomeShort() {
    let bar = NavigationBar(title: "A Very Long Title Indeed", backButtonTitle: "Everything There Is")
    let screen = Screen.around(ViewController(navigationBar: bar, tableView: TableView()))
    let root = scene(of: screen, theme: .ios8).root
    #expect(root.first(role: .backButton)?.children.first?.label?.text == "Back")
  }

  @Test(arguments: [("Go", "Archive"), ("Select Everything", "Back")])
  func wideButtonsOnTheRightShortenTheBackTitle(right: String, back: String) {
    let bar = NavigationBar(
      title: "Messages", backButtonTitle: "Archive", rightBarButtonItems: [BarButtonItem(.title(right))])
    let screen = Screen.around(ViewController(navigationBar: bar, tableView: TableView()))
    let root = scene(of: screen, theme: .ios8).root
    #expect(root.first(role: .backButton)?.children.first?.label?.text == back)
  }

  @Test func titlesStandInTheMiddleWhereTheyCan() throws {
    let bar = NavigationBar(title: "Mail", rightBarButtonItems: [BarButtonItem(.title("Edit"))])
    let screen = Screen.around(ViewController(navigationBar: bar, tableView: TableView()))
    let title = try #require(scene(of: screen, theme: .ios6).root.first(.navigationItem))
    #expect(title.frame.minX + title.frame.width / 2 == 160)
    #expect(title.label?.font.size == 20)
  }

  @Test(arguments: Theme.all) func everySystemItemShowsSomething(_ theme: Theme) {
    for item in BarButtonSystemItem.allCases where item != .flexibleSpace && item != .fixedSpace {
      let bar = NavigationBar(rightBarButtonItems: [BarButtonItem(.system(item))])
      let screen = Screen.around(ViewController(navigationBar: bar, tableView: TableView()))
      let button = scene(of: screen, theme: theme).root.first(.barButton)
      #expect(button.map { !$0.drawings.isEmpty || !$0.children.isEmpty } == true, "\(item)")
    }
  }

  @Test func selectionBeyondTheTabsChoosesNone() {
    let bar = TabBar(items: [TabBarItem(title: "One"), TabBarItem(title: "Two")], selectedIndex: 7)
    let screen = Screen.around(ViewController(tableView: TableView(), tabBar: bar))
    let tabs = scene(of: screen, theme: .ios6).root.all.filter { $0.viewClass == .tabBarButton }
    #expect(tabs.count == 2 && tabs.allSatisfy { $0.drawings.isEmpty })
  }

  /// Until iOS 6 the tint is the bar's own colour, since iOS 7 that of the chosen tab.
  @Test(arguments: [(Theme.ios5, true), (.ios6, true), (.ios7, false), (.ios16, false)])
  func aTabBarIsItsTintBeforeIOS7(theme: Theme, isBar: Bool) throws {
    func background(_ bar: TabBar) throws -> [Drawing] {
      let screen = Screen.around(ViewController(tableView: TableView(), tabBar: bar))
      let node = try #require(scene(of: screen, theme: theme).root.first(.tabBar))
      return try #require(node.first(.barBackground)).drawings
    }
    let tabs = [TabBarItem(title: "One")]
    let plain = try background(TabBar(items: tabs))
    let tinted = try background(TabBar(items: tabs, tintColor: Color(0xF0B429)))
    #expect((plain != tinted) == isBar)
    let coloured = try background(TabBar(items: tabs, barTintColor: Color(0xF0B429)))
    #expect((tinted == coloured) == isBar)
  }

  /// The line of a bar before iOS 7 is a darker shade of the bar's own colour, and never the blue-grey of others.
  @Test(arguments: [Theme.ios5, .ios6]) func linesOfTintedBarsAreShadesOfTheTint(_ theme: Theme) throws {
    let red = Color(0xFF0000)
    for bar in [NavigationBar(title: "Red", tintColor: red), NavigationBar(title: "Red", barTintColor: red)] {
      let screen = Screen.around(ViewController(navigationBar: bar, tableView: TableView()))
      let drawings = try #require(scene(of: screen, theme: theme).root.first(.barBackground)).drawings
      let colors = drawings.compactMap { drawing -> Color? in
        guard case .fill(_, .color(let color)) = drawing else { return nil }
        return color
      }
      #expect(!colors.isEmpty)
      #expect(colors.allSatisfy { $0.blue == $0.green })
      #expect(colors.contains { $0.red < 1 && $0.red > 0.2 && $0.blue == 0 })
    }
  }

  /// Before iOS 7 the scopes have the colour of their bar.
  @Test(arguments: [Theme.ios5, .ios6]) func scopesHaveTheColorOfTheirBar(_ theme: Theme) throws {
    func scopes(_ bar: SearchBar) throws -> [Drawing] {
      let screen = Screen.around(ViewController(searchBar: bar, tableView: TableView()))
      return try #require(scene(of: screen, theme: theme).root.first(.segmentedControl)).drawings
    }
    let titles = ["All", "Unread"]
    let plain = try scopes(SearchBar(scopeButtonTitles: titles))
    let tinted = try scopes(SearchBar(scopeButtonTitles: titles, tintColor: Color(0xFF0000)))
    let black = try scopes(SearchBar(scopeButtonTitles: titles, barStyle: .black))
    #expect(Set([plain, tinted, black]).count == 3)
  }

  /// Pale symbols would be darker where two of their lines cross.
  @Test(arguments: BarButtonSystemItem.allCases) func symbolsAreDrawnInOneGo(_ item: BarButtonSystemItem) {
    let bar = NavigationBar(rightBarButtonItems: [BarButtonItem(.system(item), isEnabled: false)])
    let screen = Screen.around(ViewController(navigationBar: bar, tableView: TableView()))
    let drawings = scene(of: screen, theme: .ios16).root.first(.barButton)?.drawings ?? []
    let strokes = drawings.count { if case .stroke = $0 { true } else { false } }
    #expect(strokes <= 1 && drawings.count - strokes <= 1)
  }

  /// Words stop growing at 21 points, and so do symbols beside them, in buttons that are always as high.
  @Test(arguments: ContentSizeCategory.allCases) func symbolsStayInTheirButtons(
    _ category: ContentSizeCategory
  ) throws {
    let symbol = SymbolImage(
      name: "gear", areas: [.rect(Rect(x: 0, y: 0, width: 1, height: 1))], lines: Path(),
      size: Size(width: 1, height: 1))
    let bar = NavigationBar(rightBarButtonItems: [BarButtonItem(.image(Image(symbol)))])
    let screen = Screen.around(ViewController(navigationBar: bar, tableView: TableView()))
    for theme in [Theme.ios16, .ios26] {
      let button = try #require(scene(of: screen, theme: theme.resized(to: category)).root.first(.barButton))
      let side = try #require(button.first(.imageView)).frame.width
      #expect(side <= 21 * 1.3 && (category != .large || side == 22))
      #expect(button.frame.height >= side)
    }
  }
}

/// Tokens in search fields, and what the upper edge of a phone shows.
@Suite struct SearchTokenTests {
  private func scene(_ bar: SearchBar, _ theme: Theme, width: Double = 402) -> SceneNode {
    let controller = ViewController(
      navigationBar: NavigationBar(title: "A"), searchBar: bar, tableView: TableView(sections: []))
    return TableLayoutEngine(theme: theme, shaper: StubShaper())
      .scene(
        of: Screen(content: .controller(controller)),
        in: LayoutEnvironment(size: Size(width: width, height: 500), scale: 2)
      ).root
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func fieldsAmongButtonsStayAsHigh(_ category: ContentSizeCategory) throws {
    var search = SearchBar(text: "Tides")
    search.placement = .integrated
    let toolbar = Toolbar(items: [BarButtonItem(.system(.flexibleSpace)), BarButtonItem(.system(.compose))])
    let theme = Theme.ios26.resized(to: category)
    let controller = ViewController(searchBar: search, tableView: TableView(sections: []), toolbar: toolbar)
    let root = TableLayoutEngine(theme: theme, shaper: StubShaper())
      .scene(
        of: Screen(content: .controller(controller)),
        in: LayoutEnvironment(size: Size(width: 402, height: 500), scale: 2)
      ).root
    let field = try #require(root.frames(of: .searchField).first)
    let button = try #require(root.frames(of: .barButton).first)
    #expect(field.minY == button.minY && field.height == button.height)
    #expect(try #require(root.all.first { $0.label?.text == "Tides" }?.label?.font.size) <= 21)
  }

  private func bar(_ tokens: [String], text: String = "") -> SearchBar {
    var bar = SearchBar(text: text, placeholder: "Search")
    bar.tokens = tokens.map { SearchBar.Token(text: $0) }
    return bar
  }

  @Test(arguments: [Theme.ios13, .ios16, .ios26]) func tokensStandBeforeTheText(_ theme: Theme) throws {
    let field = try #require(scene(bar(["Ben", "Videos"], text: "lake"), theme).first(.searchField))
    let tokens = field.children.filter { $0.viewClass == .searchToken }
    #expect(tokens.compactMap { $0.children.first?.label?.text } == ["Ben", "Videos"])
    let text = try #require(field.children.last)
    #expect(text.label?.text == "lake")
    #expect(tokens[0].frame.maxX < tokens[1].frame.minX && tokens[1].frame.maxX < text.frame.minX)
    #expect(tokens.allSatisfy { field.frame.bounds.contains($0.frame) })
  }

  /// A field with tokens is not empty: it has no placeholder and can be emptied.
  @Test func tokensReplaceThePlaceholder() throws {
    let empty = try #require(scene(bar([]), .ios26).first(.searchField))
    let filled = try #require(scene(bar(["Ben"]), .ios26).first(.searchField))
    #expect(empty.all.contains { $0.label?.text == "Search" })
    #expect(!filled.all.contains { $0.label?.text == "Search" })
    #expect(filled.drawings.count > empty.drawings.count)
  }

  @Test func tokensWithoutRoomAreLeftOut() throws {
    let tokens = (0..<20).map { "Token \($0)" }
    for width in [60.0, 320, 1024] {
      let field = try #require(scene(bar(tokens, text: "x"), .ios26, width: width).first(.searchField))
      for token in field.all where token.viewClass == .searchToken {
        #expect(field.frame.bounds.contains(token.frame, tolerance: 1))
      }
    }
  }

  @Test func olderLooksHaveNoTokens() {
    #expect(scene(bar(["Ben"]), .ios11).first(.searchToken) == nil)
  }

  @Test(arguments: [(44.0, 0), (47, 0), (59, 1), (62, 1)]) func phonesWithAnIslandShowIt(
    _ top: Double, _ count: Int
  ) throws {
    var screen = Screen(tableView: TableView(sections: []))
    var counts: [Int] = []
    for shows in [false, true] {
      var bar = StatusBar()
      bar.showsDynamicIsland = shows
      screen.statusBar = bar
      let scene = TableLayoutEngine(theme: .ios26, shaper: StubShaper())
        .scene(
          of: screen,
          in: LayoutEnvironment(
            size: Size(width: 402, height: 874), scale: 3, safeAreaInsets: EdgeInsets(top: top)))
      counts.append(try #require(scene.root.first(.statusBar)).drawings.count)
    }
    #expect(counts[1] - counts[0] == count)
  }
}
