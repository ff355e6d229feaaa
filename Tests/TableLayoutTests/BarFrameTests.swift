import TableLayout
import TableModel
import TableThemes
import Testing

/// Where the bars of a screen lie, and what they leave to the table.
@Suite struct BarFrameTests {
  private let rows = TableView(sections: [Section(rows: [Cell(textLabel: Label(text: "Row"))])])

  private func controller(
    _ table: TableView? = nil, prompt: String? = nil, search: SearchBar? = nil, large: Bool = false
  ) -> ViewController {
    ViewController(
      navigationBar: NavigationBar(title: "Title", prompt: prompt, prefersLargeTitles: large),
      searchBar: search,
      tableView: table ?? rows,
      toolbar: Toolbar(items: [BarButtonItem(.system(.add))]),
      tabBar: TabBar(items: [TabBarItem(systemItem: .favorites)])
    )
  }

  @Test(arguments: [Theme.iphoneos3, .ios5, .ios6]) func classicTablesLieBetweenTheBars(_ theme: Theme) {
    let root = scene(of: .around(controller(), statusBar: StatusBar()), theme: theme).root
    #expect(root.frames(of: .statusBar) == [Rect(x: 0, y: 0, width: 320, height: 20)])
    #expect(root.frames(of: .navigationBar) == [Rect(x: 0, y: 20, width: 320, height: 44)])
    #expect(root.frames(of: .tableView) == [Rect(x: 0, y: 64, width: 320, height: 323)])
    #expect(root.frames(of: .toolbar) == [Rect(x: 0, y: 387, width: 320, height: 44)])
    #expect(root.frames(of: .tabBar) == [Rect(x: 0, y: 431, width: 320, height: 49)])
  }

  @Test(arguments: [Theme.ios7, .ios8, .ios11, .ios16]) func flatTablesFillTheScreen(_ theme: Theme) {
    let root = scene(of: .around(controller(), statusBar: StatusBar()), theme: theme).root
    #expect(root.frames(of: .tableView) == [Rect(x: 0, y: 0, width: 320, height: 480)])
    #expect(root.frames(of: .navigationBar) == [Rect(x: 0, y: 20, width: 320, height: 44)])
    #expect(root.frames(of: .tabBar) == [Rect(x: 0, y: 431, width: 320, height: 49)])
  }

  @Test func promptsMakeTheBarHigher() {
    let root = scene(of: .around(controller(prompt: "Choose")), theme: .ios6).root
    #expect(root.frames(of: .navigationBar) == [Rect(x: 0, y: 0, width: 320, height: 74)])
    #expect(root.first(role: .prompt)?.label?.text == "Choose")
  }

  @Test func phonesOnTheirSidesHaveLowBars() {
    let size = Size(width: 480, height: 320)
    let root = scene(of: .around(controller()), theme: .ios6, size: size).root
    #expect(root.frames(of: .navigationBar).map(\.height) == [32])
    #expect(root.frames(of: .toolbar).map(\.height) == [32])
  }

  @Test func searchBarsStandBelowNavigationBarsWithTheirScopes() {
    let search = SearchBar(scopeButtonTitles: ["One", "Two"])
    let root = scene(of: .around(controller(search: search)), theme: .ios6).root
    #expect(root.frames(of: .searchBar) == [Rect(x: 0, y: 44, width: 320, height: 88)])
    #expect(root.frames(of: .tableView).map(\.minY) == [132])
    #expect(root.first(.segmentedControl)?.children.count == 2)
  }

  /// Measured at 440 points: the field is 384 × 48 points large and ends 28 above the screen's end; other bars stand below it.
  @Test func integratedSearchBarsStandAtTheLowerEdge() {
    let search = { (scopes: [String]) -> SearchBar in
      var search = SearchBar(placeholder: "Search", scopeButtonTitles: scopes)
      search.placement = .integrated
      return search
    }
    let size = Size(width: 440, height: 956)
    let alone = ViewController(searchBar: search([]), tableView: rows)
    let root = scene(of: .around(alone), theme: .ios26, size: size).root
    #expect(root.frames(of: .searchBar).map(\.maxY) == [928])
    #expect(root.frames(of: .searchField) == [Rect(x: 28, y: 880, width: 384, height: 48)])
    let around = scene(of: .around(controller(search: search(["A", "B"]))), theme: .ios26, size: size).root
    #expect(around.frames(of: .searchBar).map(\.maxY) == around.frames(of: .toolbar).map(\.minY))
    #expect(around.first(.segmentedControl) == nil)
    let above = scene(of: .around(controller(search: search([]))), theme: .ios16, size: size).root
    #expect(above.frames(of: .searchBar).map(\.minY) == above.frames(of: .navigationBar).map(\.maxY))
  }

  /// Where the bar stands above the table, its scopes show.
  @Test(arguments: [(Theme.ios26, 440.0, true), (.ios26, 820, false), (.ios16, 440, false)])
  func scopesThatDoNotShowAreFound(_ theme: Theme, _ width: Double, _ isFound: Bool) {
    var search = SearchBar(placeholder: "Search", scopeButtonTitles: ["A", "B"])
    search.placement = .integrated
    let size = Size(width: width, height: 956)
    let scene = scene(of: .around(controller(search: search)), theme: theme, size: size)
    #expect((scene.root.first(.segmentedControl) == nil) == isFound)
    #expect(scene.findings.contains(LayoutFinding(.scopesHidden, ids: [])) == isFound)
  }

  @Test func largeTitlesGiveWayToScrolling() {
    for (offset, height) in [(0.0, 96.0), (20, 76), (52, 44), (400, 44), (-30, 96)] {
      var table = rows
      table.scroll.contentOffset = offset
      let root = scene(of: .around(controller(table, large: true)), theme: .ios16).root
      #expect(root.frames(of: .navigationBar).map(\.height) == [height])
    }
    let old = scene(of: .around(controller(large: true)), theme: .ios8).root
    #expect(old.frames(of: .navigationBar).map(\.height) == [44])
  }

  /// A row that is scrolled to stands right below a bar that has lost its large title, on its ground.
  @Test(arguments: [Theme.ios11, .ios13, .ios16, .ios26])
  func barsFollowRowsThatAreScrolledTo(_ theme: Theme) throws {
    var table = TableView(sections: [
      Section(rows: (0..<30).map { Cell(textLabel: Label(text: "\($0)"), height: 44) })
    ])
    var controller = ViewController(
      navigationBar: NavigationBar(title: "Title", prefersLargeTitles: true), tableView: table)
    let rest = scene(of: .around(controller), theme: theme).root
    table.scroll.scrolledRow = IndexPath(section: 0, row: 3)
    controller.tableView = table
    let root = scene(of: .around(controller), theme: theme).root
    let bar = try #require(root.first(.navigationBar))
    let large = try #require(rest.first(.navigationBar)?.frame.height)
    #expect(bar.frame.height < large - 40)
    // Bars of iOS 26 have no ground anywhere.
    #expect(bar.first(.barBackground)?.drawings.isEmpty == (theme == .ios26))
    let row = try #require(root.all.first { $0.indexPath == table.scroll.scrolledRow })
    #expect(row.frame.minY == bar.frame.maxY)
    table.scroll.scrolledRow = IndexPath(section: 0, row: 0)
    controller.tableView = table
    #expect(scene(of: .around(controller), theme: theme).root == rest)
  }

  @Test func backgroundsVanishWhereContentRests() {
    for (offset, isClear) in [(0.0, true), (10, false)] {
      var table = rows
      table.scroll.contentOffset = offset
      let bar = scene(of: .around(controller(table)), theme: .ios16).root.first(.navigationBar)
      #expect(bar?.first(.barBackground)?.drawings.isEmpty == isClear)
    }
  }

  @Test func barsKeepClearOfNotchAndHomeIndicator() {
    let safe = EdgeInsets(top: 47, bottom: 34)
    let root = scene(
      of: .around(controller(), statusBar: StatusBar()), theme: .ios16, size: Size(width: 390, height: 844),
      safeArea: safe
    ).root
    #expect(root.frames(of: .statusBar).map(\.height) == [47])
    #expect(root.frames(of: .navigationBar).map(\.minY) == [47])
    #expect(root.frames(of: .tabBar).map(\.maxY) == [810])
    #expect(root.first(.tabBar)?.first(.barBackground)?.frame.height == 83)
    #expect(root.children.last?.frame == Rect(x: 125.5, y: 831, width: 139, height: 5))
  }

  /// Bars begin above the end of an island's area, but not of as high a notch.
  @Test(
    arguments: [
      (393, 59, 59 - 16.0 / 3), (430, 59, 54), (402, 62, 62 - 17.0 / 3), (440, 62, 62 - 17.0 / 3),
      (390, 47, 47), (393, 20, 20),
    ] as [(Double, Double, Double)])
  func barsBeginBesideIslands(_ width: Double, _ safe: Double, _ top: Double) throws {
    let root = scene(
      of: .around(controller(), statusBar: StatusBar()), theme: .ios16, size: Size(width: width, height: 852),
      safeArea: EdgeInsets(top: safe, bottom: 34)
    ).root
    let bar = try #require(root.frames(of: .navigationBar).first)
    #expect(abs(bar.minY - top) < 0.001)
  }

  @Test func notchedPhonesOnTheirSidesHaveNoStatusBar() {
    let root = scene(
      of: .around(controller(), statusBar: StatusBar()), theme: .ios16, size: Size(width: 844, height: 390),
      safeArea: EdgeInsets(left: 47, bottom: 21, right: 47)
    ).root
    #expect(root.first(.statusBar) == nil)
    #expect(root.frames(of: .barButton).allSatisfy { $0.minX >= 47 && $0.maxX <= 797 })
  }

  @Test(arguments: Theme.all) func picturesGrowWithTheTable(_ theme: Theme) {
    var table = rows
    table.sections = [Section(rows: Array(repeating: Cell(), count: 40))]
    let screen = Screen.around(controller(table), statusBar: StatusBar())
    let tall = scene(of: screen, theme: theme, height: .content)
    #expect(tall.size.height >= 20 + 44 + tall.contentSize.height + 44 + 49)
    #expect(tall.contentSize.height > 40 * 40)
  }

  @Test(arguments: Theme.all) func bareTablesHaveNoScreenAroundThem(_ theme: Theme) {
    let bare = scene(of: .around(ViewController(tableView: rows)), theme: theme)
    #expect(bare.root.viewClass == .tableView)
  }

  @Test(arguments: Theme.all) func searchBarsCanStandInTables(_ theme: Theme) {
    var table = rows
    table.backgroundView = View(content: .searchBar(SearchBar(placeholder: "Find")))
    let field = scene(of: table, theme: theme).root.first(.searchField)
    #expect(field?.children.first?.label?.text == "Find")
  }
}
