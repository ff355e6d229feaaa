import TableLayout
import TableModel
import TableThemes
import Testing

/// The bars of iPads.
extension GlassBarTests {
  @Test func toolbarsOfTabletsStandLower() {
    let root = scene(
      toolbar([Self.icon, Self.icon]), size: Size(width: 1032, height: 1376),
      safeArea: EdgeInsets(top: 24, bottom: 20), scale: 2)
    #expect(
      root.frames(of: .barButton) == [
        Rect(x: 10, y: 1312, width: 46, height: 44), Rect(x: 64, y: 1312, width: 46, height: 44),
      ])
  }

  /// Measured in the wide columns of iPads of 1032 and 1376 points: 248 × 44 points, 10 from the edge, 12 from the button beside.
  ///
  /// The title begins 20 points in. What does not fit into a row stands below the bar.
  @Test(arguments: [true, false])
  func searchFieldsOfTabletsStandInTheNavigationBar(_ fits: Bool) throws {
    var search = SearchBar(placeholder: "Search", showsCancelButton: !fits)
    search.placement = .integrated
    let bar = NavigationBar(title: "Quick Search", rightBarButtonItems: [BarButtonItem(.title("Edit"))])
    let root = scene(
      ViewController(navigationBar: bar, searchBar: search, tableView: rows),
      size: Size(width: 702, height: 1376), safeArea: EdgeInsets(top: 32), scale: 2)
    let field = try #require(root.frames(of: .searchField).first)
    let button = try #require(root.first(role: .rightBarButtonItem)).frame
    let title = try #require(root.frames(of: .navigationItem).first)
    guard fits else {
      #expect(field.minY >= 86 && button.maxX == 692)
      return
    }
    #expect(field.numbers == [444, 32, 248, 44])
    #expect(button.maxX == 432)
    #expect(title.minX == 20)
    #expect(root.frames(of: .cell).first?.minY == 86)
  }

  /// Since iPadOS 18 tabs are a row of words at the upper edge, among the buttons of the navigation bar.
  @Test(arguments: [true, false]) func tabsOfTabletsStandAtTheUpperEdge(_ hasBar: Bool) throws {
    let items =
      ["All", "Favourites", "Done"].map { TabBarItem(title: $0) } + [TabBarItem(systemItem: .search)]
    var controller = ViewController(tableView: rows, tabBar: TabBar(items: items))
    if hasBar {
      controller.navigationBar = NavigationBar(title: "Notes", rightBarButtonItems: [Self.icon])
    }
    let root = scene(
      controller, size: Size(width: 1032, height: 1376), safeArea: EdgeInsets(top: 32, bottom: 25), scale: 2)
    let bar = try #require(root.first(.tabBar))
    // Letters of the stub are half as wide as high: three titles of 17 points, 16 from the ends of their tabs, and an icon of 20.
    #expect(bar.frame.height == 44 && bar.frame.minY == 32)
    #expect(abs(bar.frame.width - (8 + 8 * 16 + 17 * 8.5 + 20)) < 1e-9)
    #expect(abs(bar.frame.minX + bar.frame.maxX - 1032) < 1)
    let tabs = bar.children.filter { $0.viewClass == .tabBarButton }
    #expect(tabs.count == 4 && tabs.allSatisfy { $0.frame.minY == 4 && $0.frame.height == 36 })
    for tab in tabs { #expect(bar.frame.bounds.contains(tab.frame, tolerance: 1e-9)) }
    #expect(root.frames(of: .navigationItem).map(\.minX) == (hasBar ? [20] : []))
    #expect(root.frames(of: .cell).first?.minY == 86)
    #expect(
      TableLayoutTests.scene(
        of: .around(controller), theme: .ios16, size: Size(width: 1032, height: 1376)
      ).root.frames(of: .tabBar).map(\.maxY) == [1376])
  }

  /// Tabs stand between the buttons and below a prompt; the title and a view in its place end before them.
  @Test(arguments: [nil, "Choose a song"], [false, true])
  func tabsKeepBetweenTheButtons(_ prompt: String?, _ isCrowded: Bool) throws {
    var search = SearchBar(placeholder: "Search")
    search.placement = .integrated
    let titles = ["Listen Now", "Browse", "Library", "Radio Stations", "Podcasts of today"]
    let items = (isCrowded ? titles : ["All", "New"]).map { TabBarItem(title: $0) }
    for view in [nil, View(content: .label(Label(text: "A view")))] {
      let bar = NavigationBar(
        title: "A library of many songs", prompt: prompt, titleView: view,
        leftBarButtonItems: isCrowded ? [BarButtonItem(.title("Select All")), Self.icon] : [],
        rightBarButtonItems: [BarButtonItem(.title("Edit"))])
      let controller = ViewController(
        navigationBar: bar, searchBar: search, tableView: rows, tabBar: TabBar(items: items))
      let root = scene(
        controller, size: Size(width: 744, height: 1133), safeArea: EdgeInsets(top: 32, bottom: 20), scale: 2)
      let row = try #require(root.frames(of: .tabBar).first)
      let field = try #require(root.frames(of: .searchField).first)
      let buttons = root.frames(of: .barButton)
      #expect(row.width > 0 && buttons.count == (isCrowded ? 3 : 1))
      #expect(buttons.allSatisfy { $0.minY == row.minY } && field.minY == row.minY)
      let titles = root.frames(of: .navigationItem)
      #expect(titles.count == (isCrowded || view != nil ? 0 : 1))
      let own = root.first(role: .titleView).map { [$0.frame] } ?? []
      #expect(own.map(\.minX) == (view == nil || isCrowded ? [] : [20]))
      for other in buttons + titles + own + [field] {
        #expect(other.maxX <= row.minX - 12 || row.maxX + 12 <= other.minX, "\(other) at \(row)")
      }
    }
  }

  /// What a bar has room for is a question of its own width: searching and tabs are at the lower edge of a sidebar.
  @Test func sidesOfSplitViewsGoByTheirOwnWidth() throws {
    var search = SearchBar(placeholder: "Search")
    search.placement = .integrated
    let side = ViewController(
      navigationBar: NavigationBar(title: "Title"), searchBar: search, tableView: rows,
      tabBar: TabBar(items: [TabBarItem(title: "One"), TabBarItem(title: "Two")]))
    let split = SplitView(master: side, detail: side, displayMode: .allVisible)
    let root = scene(
      Screen(statusBar: StatusBar(), content: .splitView(split)), size: Size(width: 1376, height: 1032),
      safeArea: EdgeInsets(top: 32, bottom: 20), scale: 2)
    let master = try #require(root.first(role: .master))
    let field = try #require(master.frames(of: .searchField).first)
    let tabs = try #require(master.frames(of: .tabBar).first)
    #expect(field.width == 264 && field.maxY <= tabs.minY && tabs.maxY <= master.frame.maxY)
    #expect(tabs.minY > 900)
    let detail = try #require(root.first(role: .detail))
    #expect(detail.frames(of: .searchField).map(\.width) == [248])
    #expect(detail.frames(of: .tabBar).map(\.minY) == detail.frames(of: .navigationBar).map(\.minY))
  }

  /// The chosen tab stands on a capsule, be it a word or an icon.
  @Test(arguments: [0, 1]) func chosenTabsOfTabletsStandOnACapsule(_ selected: Int) throws {
    let tabs = TabBar(
      items: [TabBarItem(title: "All"), TabBarItem(systemItem: .search)], selectedIndex: selected)
    let root = scene(
      ViewController(tableView: rows, tabBar: tabs), size: Size(width: 1032, height: 1376), scale: 2)
    let buttons = root.all.filter { $0.viewClass == .tabBarButton }
    let fills = buttons.map { button in
      button.outlines.contains { abs($0.boundingBox.width - button.frame.width) < 0.1 }
    }
    #expect(fills == [selected == 0, selected == 1])
  }
}
