import TableLayout
import TableModel
import TableThemes
import Testing

/// The bars of iOS 26, against public screens at 390, 402 and 440 points and of iPads, and against stored documents.
@Suite struct GlassBarTests {
  static let icon = BarButtonItem(.system(.add))
  let rows = TableView(sections: [Section(rows: Array(repeating: Cell(), count: 40))])

  func scene(
    _ screen: Screen, size: Size, safeArea: EdgeInsets = EdgeInsets(top: 47, bottom: 34), scale: Double = 3,
    appearance: Appearance = .light
  ) -> SceneNode {
    TableLayoutEngine(theme: .ios26, shaper: StubShaper())
      .scene(
        of: screen,
        in: LayoutEnvironment(
          size: size, scale: scale, appearance: appearance, safeAreaInsets: safeArea)
      ).root
  }

  func scene(
    _ controller: ViewController, size: Size = Size(width: 390, height: 844),
    safeArea: EdgeInsets = EdgeInsets(top: 47, bottom: 34), scale: Double = 3, appearance: Appearance = .light
  ) -> SceneNode {
    scene(
      .around(controller, statusBar: StatusBar()), size: size, safeArea: safeArea, scale: scale,
      appearance: appearance)
  }

  // MARK: Badges

  /// The badge of a tab without an icon has its middle 5 points right of the tab's and its edge 2 below the tab's in iOS 26, and 19.9
  /// and 1.7 to 2 in iOS 17 and 18, as pictures of a test show.
  @Test(arguments: [(Theme.ios26, 5.0), (.ios16, 19.9)])
  func badgesOfTabsWithoutIconsStandAsMeasured(_ theme: Theme, _ shift: Double) throws {
    let items = (0..<4).map { TabBarItem(title: "One", badgeValue: $0 == 0 ? "1" : nil) }
    let screen = Screen.around(ViewController(tableView: rows, tabBar: TabBar(items: items)))
    let root = TableLayoutEngine(theme: theme, shaper: StubShaper())
      .scene(
        of: screen,
        in: LayoutEnvironment(
          size: Size(width: 402, height: 874), scale: 3, safeAreaInsets: EdgeInsets(top: 62, bottom: 34))
      ).root
    let tab = try #require(root.first(.tabBarButton))
    let badge = try #require(tab.first(.badge)).frame
    #expect(abs((badge.minX + badge.maxX) / 2 - tab.frame.width / 2 - shift) <= 0.5, "\(badge)")
    #expect(abs(badge.minY - 2) <= 0.5, "\(badge)")
  }

  // MARK: Toolbars

  func toolbar(_ items: [BarButtonItem]) -> ViewController {
    ViewController(tableView: rows, toolbar: Toolbar(items: items))
  }

  @Test(arguments: [(390.0, 844.0), (440, 956)])
  func toolbarsOfPhonesStand28PointsFromThreeEdges(_ width: Double, _ height: Double) {
    let space = BarButtonItem(.system(.flexibleSpace))
    let controller = toolbar([Self.icon, space, Self.icon, Self.icon])
    let root = scene(controller, size: Size(width: width, height: height))
    let capsules = root.first(.toolbar)?.capsules.filter { $0.height == 48 }
    #expect(capsules?.map(\.minX).first == 28)
    #expect(capsules?.map { abs($0.width - 48) < 0.4 || abs($0.width - 104) < 0.4 } == [true, true])
    #expect(capsules?.last.map { abs($0.maxX - (width - 28)) < 1e-9 } == true)
    #expect(root.frames(of: .barButton).allSatisfy { $0.minY == height - 76 && $0.height == 48 })
  }

  /// A circle and a star of NetNewsWire's, in boxes of 23.3 and 23 points, share 110⅓ points on a phone and 106.5 on an iPad; two
  /// chevrons of 20 share 100 in a navigation bar.
  @Test(arguments: [
    (Size(width: 390, height: 844), [23.33, 23.0], 48.0, 110.33),
    (Size(width: 1376, height: 1032), [23.33, 23.0], 44.0, 106.5),
    (Size(width: 1376, height: 1032), [20.0, 20], 44.0, 100.0),
  ])
  func capsulesFollowTheirIcons(_ size: Size, _ icons: [Double], _ height: Double, _ width: Double) throws {
    let items = icons.map { icon in
      BarButtonItem(
        .image(
          Image(
            ImageReference(name: "none", path: "none", format: .png, size: Size(width: icon, height: 20)))))
    }
    let root = scene(toolbar(items), size: size)
    let bar = try #require(root.first(.toolbar))
    let capsule = try #require(
      bar.children.first { $0.viewClass == .barBackground && $0.frame.height == height })
    #expect(abs(capsule.frame.width - width) <= 0.75, "\(capsule.frame.width)")
  }

  @Test func aToolbarStandsOnATabBar() throws {
    let controller = ViewController(
      tableView: rows, toolbar: Toolbar(items: [Self.icon]),
      tabBar: TabBar(items: [TabBarItem(systemItem: .favorites)]))
    let root = scene(controller)
    let (toolbar, tabs) = (root.frames(of: .toolbar), root.frames(of: .tabBar))
    #expect(toolbar.map(\.maxY) == tabs.map(\.minY))
    let button = try #require(root.frames(of: .barButton).first)
    #expect(button.minY == toolbar[0].minY + 8 && button.maxY == tabs[0].minY - 8)
  }

  /// NetNewsWire's screen of 390 points: a circle from 28 to 76, the field from 88 to 302 and a circle up to 362, 28 above the lower
  /// edge.
  ///
  /// Without a space that stretches the field stands first; over a tab bar, or without room, it stands above.
  @Test(
    arguments: [
      ([.add, .flexibleSpace, .compose], 88.0, 214.0), ([.add, .flexibleSpace, .flexibleSpace], 88, 274),
      ([.compose], 28, 274), ([.flexibleSpace, .compose], 28, 274), ([], 28, 334),
    ] as [([BarButtonSystemItem], Double, Double)])
  func searchFieldsStandBetweenTheButtonsOfAToolbar(
    _ items: [BarButtonSystemItem], _ x: Double, _ width: Double
  ) throws {
    var search = SearchBar(placeholder: "Search")
    search.placement = .integrated
    let bar = Toolbar(items: items.map { BarButtonItem(.system($0)) })
    let root = scene(ViewController(searchBar: search, tableView: rows, toolbar: bar))
    #expect(root.frames(of: .searchField).map(\.numbers) == [[x, 768, width, 48]])
    let buttons = root.frames(of: .barButton).sorted { $0.minX < $1.minX }
    #expect(buttons.allSatisfy { $0.minY == 768 && $0.width == 48 })
    #expect(buttons.last.map { $0.maxX == 362 || $0.maxX == 76 } ?? items.isEmpty)
    let crowded = Toolbar(items: Array(repeating: Self.icon, count: 6))
    let tabs = TabBar(items: [TabBarItem(systemItem: .more)])
    for (bar, tabs) in [(bar, tabs), (crowded, nil)] as [(Toolbar, TabBar?)] {
      let above = scene(ViewController(searchBar: search, tableView: rows, toolbar: bar, tabBar: tabs))
      #expect(above.frames(of: .searchField).map(\.width) == [334])
      #expect(above.frames(of: .searchBar).map(\.maxY) == above.frames(of: .toolbar).map(\.minY))
    }
  }

  // MARK: Tab bars

  /// Measured at 402 points: four tabs of 98 points, 84.67 apart, and six of 74, 55.6 apart, in capsules of 360 points; two
  /// at 440 of 95.6, 86.4 apart, in one of 190.
  @Test(arguments: [
    (402.0, 4, 360.0, 98.0, 84.67), (402, 6, 360, 74, 55.6), (440, 2, 190, 95.6, 86.4),
  ])
  func tabsReachOverEachOther(
    _ width: Double, _ count: Int, _ capsule: Double, _ tab: Double, _ pitch: Double
  ) throws {
    let items = Array(repeating: TabBarItem(systemItem: .favorites), count: count)
    let root = scene(
      ViewController(tableView: rows, tabBar: TabBar(items: items)), size: Size(width: width, height: 874))
    let bar = try #require(root.first(.tabBar))
    let frame = try #require(bar.children.map(\.frame).first { $0.height == 62 })
    #expect(frame.width == capsule)
    #expect(abs(frame.minX - (width - capsule) / 2) < 0.5)
    let top = try #require(root.frames(of: .tabBar).first).minY
    #expect(top + frame.minY == 791)
    let tabs = bar.children.filter { $0.viewClass == .tabBarButton }.map(\.frame)
    #expect(tabs.allSatisfy { abs($0.width - tab) <= 0.5 && $0.height == 54 })
    #expect(zip(tabs, tabs.dropFirst()).allSatisfy { abs($1.minX - $0.minX - pitch) <= 0.5 })
    #expect(abs(tabs[0].minX - frame.minX - 4) < 0.5)
  }

  /// Ice Cubes' screens: four tabs in a capsule from 21 to 311, and the search tab in a circle of 62 points up to 381.
  ///
  /// Two tabs keep
  /// to the start; of two search tabs the first stands apart, and one that is alone does not.
  @Test(
    arguments: [
      ([.favorites, .recents, .contacts, .more, .search], 290, [4]),
      ([.search, .favorites, .recents, .contacts, .more], 290, [0]),
      ([.favorites, .more, .search], 190, [2]),
      ([.search, .favorites, .search], 190, [0]), ([.search], 104, []), ([.favorites, .more], 190, []),
    ] as [([TabBarItem.SystemItem], Double, [Int])])
  func theSearchTabStandsApart(_ items: [TabBarItem.SystemItem], _ width: Double, _ apart: [Int]) throws {
    let root = scene(
      ViewController(tableView: rows, tabBar: TabBar(items: items.map { TabBarItem(systemItem: $0) })),
      size: Size(width: 402, height: 874))
    let bar = try #require(root.first(.tabBar))
    let boxes = bar.capsules.filter { $0.height == 62 }
    let x = apart.isEmpty ? ((402 - width) / 2 * 3).rounded() / 3 : 21
    let capsule = Rect(x: x, y: 0, width: width, height: 62)
    let circle = Rect(x: 319, y: 0, width: 62, height: 62)
    #expect(boxes == [capsule] + apart.map { _ in circle })
    let tabs = bar.children.filter { $0.viewClass == .tabBarButton }
    #expect(tabs.indices.filter { tabs[$0].frame == circle } == apart)
    #expect(tabs.indices.filter { tabs[$0].all.allSatisfy { $0.label == nil } } == apart)
    for tab in tabs where tab.frame != circle { #expect(capsule.contains(tab.frame, tolerance: 0.5)) }
  }

  // MARK: Split views

  private func splitView(_ style: TableViewStyle) -> Screen {
    var selected = Cell(textLabel: Label(text: "Inbox"))
    selected.isSelected = true
    let master = ViewController(
      navigationBar: NavigationBar(title: "Mail", rightBarButtonItems: [Self.icon]),
      tableView: TableView(style: .insetGrouped, sections: [Section(rows: [selected])]),
      toolbar: Toolbar(items: [Self.icon]))
    let detail = ViewController(
      navigationBar: NavigationBar(
        title: "Inbox", leftBarButtonItems: [Self.icon], rightBarButtonItems: [Self.icon, Self.icon]),
      tableView: TableView(style: style))
    return Screen(
      statusBar: StatusBar(),
      content: .splitView(SplitView(master: master, detail: detail, displayMode: .allVisible)))
  }

  @Test func sidebarsHaveBareButtonsAndTitlesAtTheLeft() throws {
    let root = scene(
      splitView(.insetGrouped), size: Size(width: 1376, height: 1032),
      safeArea: EdgeInsets(top: 24, bottom: 20), scale: 2)
    let master = try #require(root.first(role: .master))
    #expect(master.frame == Rect(x: 10, y: 32, width: 320, height: 990))
    #expect(
      !master.all.contains { $0.viewClass == .barBackground && $0.frame.size == Size(width: 44, height: 44) })
    #expect(master.first(.navigationItem)?.frame.minX == 16)
    #expect(master.first(.navigationBar)?.frame.minY == 0)
    let card = try #require(master.first(.cell))
    #expect([card.frame.minX, card.frame.maxX] == [16, 304])
    // Toolbars of both sides would stand 20 points above the screen's lower edge.
    #expect(try #require(root.frames(of: .toolbar).first).minY + 8 + 44 == 1012)
    let detail = try #require(root.first(role: .detail))
    // It begins where the sheet ends, and its buttons 16 points after that.
    #expect(detail.frame.minX == 330)
    #expect(detail.frames(of: .barButton).map(\.minX).min() == 346)
    #expect(detail.frames(of: .barButton).map(\.maxX).max() == 1366)
    #expect(detail.all.contains { $0.viewClass == .barBackground && $0.frame.width == 100 })
  }

  /// The colour follows what lies behind: measured over white, #F2F2F7 and black.
  @Test(
    arguments: [
      (TableViewStyle.plain, Appearance.light, 0xFAFAFB), (.insetGrouped, .light, 0xF7F7F9),
      (.plain, .dark, 0x101010),
    ] as [(TableViewStyle, Appearance, UInt32)])
  func sidebarsAreAsPaleAsTheirGround(
    _ style: TableViewStyle, _ appearance: Appearance, _ color: UInt32
  ) throws {
    let root = scene(
      splitView(style), size: Size(width: 1376, height: 1032), safeArea: .zero, scale: 2,
      appearance: appearance)
    let table = try #require(root.first(role: .master)?.first(.tableView))
    let fills = table.all.flatMap(\.drawings).compactMap { drawing -> UInt32? in
      if case .fill(_, .color(let color)) = drawing, color.alpha == 1 { color.hex } else { nil }
    }
    #expect(fills.first == color)
  }

  // MARK: Scroll edges

  /// Content fades where it goes on under bars, and stays as it is where it rests at them.
  @Test(arguments: [(0.0, 40, false, true), (20, 40, true, true), (0, 3, false, false)])
  func contentFadesUnderBars(_ offset: Double, _ count: Int, _ above: Bool, _ below: Bool) {
    var table = TableView(sections: [Section(rows: Array(repeating: Cell(), count: count))])
    table.scroll.contentOffset = offset
    let controller = ViewController(
      navigationBar: NavigationBar(title: "Title"), tableView: table, toolbar: Toolbar(items: [Self.icon]))
    let root = scene(controller)
    let fades = root.all.filter { node in
      node.drawings.contains { if case .fill(_, .linear) = $0 { true } else { false } }
    }.map(\.frame)
    let upper = fades.filter { $0.minY == 0 }
    let lower = fades.filter { $0.maxY == 844 }
    #expect(upper.map(\.maxY) == (above ? [122] : []))
    #expect(lower.map(\.minY) == (below ? [718] : []))
    let classic = TableLayoutTests.scene(of: .around(controller), theme: .ios16)
    #expect(!classic.root.all.contains { $0.viewClass == .view && !$0.drawings.isEmpty })
  }
}

extension SceneNode {
  /// Whether the view covers only more than its frame, as the shadow of a background among others does.
  var isShadow: Bool {
    !outlines.isEmpty && !outlines.contains { frame.bounds.contains($0.boundingBox, tolerance: 0.001) }
  }

  /// The frames of what lies behind the things in a bar, without shadows.
  var capsules: [Rect] {
    children.filter { $0.viewClass == .barBackground && !$0.isShadow }.map(\.frame)
  }
}
