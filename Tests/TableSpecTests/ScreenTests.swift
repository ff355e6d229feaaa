import TableModel
import TableSources
import TableSpec
import Testing

/// Well-formed specs of bars, containers, and the parts and states of whole tables.
struct ScreenTests {
  private static func screen(_ text: String) throws -> Screen {
    let result = Fixtures.load(text, folder: Fixtures.brokenFolder)
    #expect(result.diagnostics == [])
    return try #require(result.document?.screens.first)
  }

  private static func table(_ flow: String) throws -> TableView {
    try #require(try screen("tableView: {\(flow)}").tableViews.first)
  }

  private static func controller(_ line: String) throws -> ViewController {
    try #require(try screen("\(line)\ntableView: {rows: [A]}").controllers.first)
  }

  @Test func everyKeyOfAScreen() throws {
    let result = Fixtures.load(Fixtures.screens, folder: Fixtures.brokenFolder)
    #expect(result.diagnostics == [])
    let screens = try #require(result.document?.screens)
    #expect(screens.count == 2)
    let first = screens[0]
    #expect(first.appearance == .dark)
    #expect(
      first.statusBar
        == StatusBar(style: .lightContent, time: "10:00", carrier: "Tele", batteryLevel: 0.5))
    let plus = Image(ImagePlaceholder(name: "plus", size: Size(width: 20, height: 20)))
    let controller = try #require(first.controllers.first)
    #expect(
      controller.navigationBar
        == NavigationBar(
          title: "Contacts", prompt: "All of them", backButtonTitle: "Groups",
          leftBarButtonItems: [
            BarButtonItem(.title("Edit")), BarButtonItem(.system(.fixedSpace), width: 10),
          ],
          rightBarButtonItems: [
            BarButtonItem(
              .title("Done"), style: .done, isEnabled: false,
              tintColor: Color(.systemRed, else: Color(0xFF3B30))),
            BarButtonItem(.image(plus)),
          ],
          barStyle: .black, barTintColor: Color(.systemBackground, else: .white),
          tintColor: Color(.link, else: Color(0x007AFF))))
    #expect(
      controller.searchBar
        == SearchBar(
          text: "ann", placeholder: "Search", showsCancelButton: true, scopeButtonTitles: ["All", "Some"],
          selectedScopeButtonIndex: 1))
    #expect(
      controller.toolbar?.items.map(\.content) == [.system(.add), .system(.flexibleSpace), .title("Sort")])
    #expect(controller.toolbar?.tintColor == Color(0xFF0000))
    #expect(controller.tabBar?.selectedIndex == 1)
    #expect(controller.tabBar?.items.first == TabBarItem(systemItem: .contacts, badgeValue: "3"))
    #expect(controller.tabBar?.items.last?.title == "More")
    #expect(controller.tabBar?.items.last?.image?.size == Size(width: 20, height: 10))
  }

  @Test(
    "files of other programs are told from specs with a misspelt key",
    arguments: [
      ("{text: a, attachments: []}", true), ("[{notes: a, text: b}]", true), ("Text: {hello: Hallo}", true),
      ("[{TEXT: a}]", true),
      ("{tableViw: {rows: []}}", false),
      ("{textview: {text: a}}", false), ("{table: {rows: [A]}}", false),
    ])
  func otherFiles(_ source: String, isForeign: Bool) {
    #expect(Fixtures.load(source).isForeign == isForeign)
  }

  @Test func everyKeyOfATablesParts() throws {
    let document = try #require(Fixtures.load(Fixtures.screens, folder: Fixtures.brokenFolder).document)
    let table = try #require(document.screens[0].tableViews.first)
    #expect(
      table.sectionIndex
        == SectionIndex(
          titles: [SectionIndex.search, "A", "B"], color: Color(0xFF0000),
          backgroundColor: Color(.systemGray6, else: Color(0xF2F2F7)), trackingBackgroundColor: .white,
          isTracking: true, minimumDisplayRowCount: 2))
    #expect(
      table.scroll
        == ScrollState(
          contentOffset: -12.5, contentInset: EdgeInsets(top: 10, bottom: 20),
          showsVerticalScrollIndicator: true, scrollIndicatorInsets: EdgeInsets(right: 4),
          indicatorStyle: .white))
    #expect(table.refreshControl?.state == .pulled(0.5))
    #expect(table.refreshControl?.title == "Pull")
    let nobody = ImageView(
      image: Image(ImagePlaceholder(name: "nobody", size: Size(width: 40, height: 40))))
    #expect(
      table.contentUnavailable
        == ContentUnavailable(.empty(nobody), text: "Nobody", secondaryText: "Yet", buttonTitle: "Add"))
    #expect(table.tableHeaderView?.content == .searchBar(SearchBar(showsBookmarkButton: true)))
    let section = try #require(table.sections.first)
    #expect(section.header?.view == View(content: .label(Label(text: "A"))))
    #expect(section.header?.height == 30)
    #expect(section.header?.backgroundColor?.system == .tertiarySystemFill)
    #expect(section.footer?.textAlignment == .center)
    #expect(section.footer?.textColor?.system == .secondaryLabel)
  }

  @Test func everyKeyOfContainers() throws {
    let document = try #require(Fixtures.load(Fixtures.screens, folder: Fixtures.brokenFolder).document)
    let popover = try #require(document.screens[0].popover)
    #expect(popover.sourceRect == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(popover.arrowDirection == .up)
    #expect(popover.contentSize == Size(width: 200, height: 100))
    #expect(popover.controller.navigationBar?.title == "Sort")
    #expect(popover.controller.searchBar?.placeholder == "Find")
    #expect(popover.controller.toolbar?.items.count == 1)
    #expect(popover.controller.tableView?.refreshControl == RefreshControl())
    #expect(
      popover.controller.tableView?.contentUnavailable
        == ContentUnavailable(.loading, text: "Loading…", secondaryText: "Slowly"))
    let presentation = try #require(document.screens[0].presentation)
    #expect(presentation.style == .formSheet)
    #expect(presentation.preferredContentSize == Size(width: 300, height: 200))
    #expect(presentation.controller.navigationBar?.title == "New")
    #expect(presentation.controller.tableView?.sections.first?.rows.count == 1)
    guard case .splitView(let splitView) = document.screens[1].content else {
      Issue.record("there is no split view")
      return
    }
    #expect(splitView.displayMode == .primaryOverlay)
    #expect(splitView.masterWidth == 300)
    #expect(splitView.master.navigationBar?.titleView == View(content: .label(Label(text: "Box"))))
    #expect(splitView.master.tabBar?.items == [TabBarItem(title: "A"), TabBarItem(title: "B")])
    #expect(splitView.detail.searchBar == SearchBar())
    #expect(splitView.detail.tableView?.refreshControl == RefreshControl(.pulled(0)))
  }

  @Test(arguments: [
    ("true", StatusBar()), ("false", nil), ("{}", StatusBar()), ("{time: 12:30}", StatusBar(time: "12:30")),
  ])
  func statusBar(_ value: String, _ expected: StatusBar?) throws {
    #expect(try Self.screen("statusBar: \(value)\ntableView: {rows: [A]}").statusBar == expected)
  }

  @Test(arguments: [
    ("Inbox", NavigationBar(title: "Inbox")), ("No", NavigationBar(title: "No")),
    ("\"true\"", NavigationBar(title: "true")), ("{}", NavigationBar()),
  ])
  func navigationBar(_ value: String, _ expected: NavigationBar) throws {
    #expect(try Self.controller("navigationBar: \(value)").navigationBar == expected)
  }

  @Test(arguments: [
    ("true", SearchBar()), ("false", nil), ("\"true\"", SearchBar(placeholder: "true")),
    ("Search", SearchBar(placeholder: "Search")), ("{text: x}", SearchBar(text: "x")),
  ])
  func searchBar(_ value: String, _ expected: SearchBar?) throws {
    #expect(try Self.controller("searchBar: \(value)").searchBar == expected)
  }

  @Test(arguments: [
    ("[A, B]", 0), ("{items: [A, B]}", 0), ("{items: [A, B], selectedIndex: 1}", 1),
    ("{items: [A, B], selectedIndex: none}", nil), ("{selectedIndex: 1, items: [A, B]}", 1),
  ])
  func selectedTab(_ value: String, _ index: Int?) throws {
    let bar = try #require(try Self.controller("tabBar: \(value)").tabBar)
    #expect(bar.items.map(\.title) == ["A", "B"])
    #expect(bar.selectedIndex == index)
  }

  @Test(arguments: [
    ("true", RefreshControl()), ("false", nil), ("{}", RefreshControl()),
    ("{progress: 0}", RefreshControl(.pulled(0))),
    ("{refreshing: true, title: x}", RefreshControl(title: "x")),
    ("{refreshing: false, progress: 1}", RefreshControl(.pulled(1))),
  ])
  func refreshControl(_ value: String, _ expected: RefreshControl?) throws {
    #expect(try Self.table("refreshControl: \(value)").refreshControl == expected)
  }

  @Test(arguments: [
    ("loading: true", ContentUnavailable(.loading)), ("loading: false", nil),
    ("loading: \"true\"", ContentUnavailable(.loading, text: "true")),
    ("loading: {}", ContentUnavailable(.loading)),
    ("emptyState: None", ContentUnavailable(.empty(nil), text: "None")),
    ("emptyState: None, loading: false", ContentUnavailable(.empty(nil), text: "None")),
    ("loading: false, emptyState: None", ContentUnavailable(.empty(nil), text: "None")),
  ])
  func contentUnavailable(_ keys: String, _ expected: ContentUnavailable?) throws {
    #expect(try Self.table(keys).contentUnavailable == expected)
  }

  @Test(arguments: [("120", 120.0), ("{y: 120}", 120), ("-60", -60), ("{}", 0), ("1e3", 1_000)])
  func contentOffset(_ value: String, _ expected: Double) throws {
    #expect(try Self.table("contentOffset: \(value)").scroll.contentOffset == expected)
  }

  @Test(arguments: SystemColor.allCases)
  func systemColor(_ color: SystemColor) throws {
    let table = try Self.table("backgroundColor: \(color)")
    #expect(table.backgroundColor == Color(color, else: color.fallback))
    #expect(table.backgroundColor?.system == color)
  }

  @Test func placeholdersOfImages() throws {
    let box = Image(ImagePlaceholder(name: "dahlia", size: Size(width: 30, height: 20)))
    let placeholder = "{placeholder: dahlia, size: {width: 30, height: 20}}"
    #expect(Fixtures.cell("{imageView: \(placeholder)}")?.imageView == ImageView(image: box))
    let long = Fixtures.cell("{imageView: {image: \(placeholder), contentMode: center}}")
    #expect(long?.imageView == ImageView(image: box, contentMode: .center))
    #expect(box.size == Size(width: 30, height: 20))
  }

  @Test func placeholderOverAPrototypesImage() throws {
    let table = try Self.table(
      """
      prototypes: {flower: {imageView: {contentMode: center, image: images/wifi.png}}},
        rows: [{reuseIdentifier: flower, imageView: {placeholder: x, size: {width: 9, height: 9}}}]
      """)
    let imageView = table.sections.first?.rows.first?.imageView
    #expect(imageView?.image.placeholder?.name == "x")
    #expect(imageView?.contentMode == .center)
  }

  @Test func barsBesideSeveralTablesAreOnEachScreen() throws {
    let text = "navigationBar: Fruit\ntableViews: [{name: a, rows: [A]}, {name: b, rows: [B]}]"
    let screens = try #require(Fixtures.load(text).document?.screens)
    #expect(screens.map(\.name) == ["a", "b"])
    #expect(screens.map { $0.controllers.first?.navigationBar?.title } == ["Fruit", "Fruit"])
    #expect(screens.flatMap(\.tableViews).map { $0.sections.first?.rows.count } == [1, 1])
  }

  @Test func popoverAlone() throws {
    let screen = try Self.screen("popover: {sourceRect: [0, 0, 9, 9], tableView: {rows: [A]}}")
    #expect(screen.content == .controller(ViewController()))
    #expect(screen.popover?.controller.isBareTable == true)
    #expect(screen.tableViews.count == 1)
  }

  @Test func prototypesOfAScreenReachItsContainers() throws {
    let screen = try Self.screen(
      """
      prototypes: {mail: {style: subtitle}}
      splitView:
        master: {tableView: {rows: [{reuseIdentifier: mail, textLabel: A}]}}
        detail: {}
      """)
    #expect(screen.tableViews.first?.sections.first?.rows.first?.style == .subtitle)
  }
}
