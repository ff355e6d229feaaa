import TableLayout
import TableModel
import TableThemes
import TestSupport
import Testing

/// What stands over a screen keeps to it, and covers what its era and its device let it cover.
@Suite struct SheetTests {
  private static let phone = Size(width: 375, height: 667)
  private static let tablet = Size(width: 768, height: 1024)

  private static func controller(_ title: String) -> ViewController {
    let rows = (0..<40).map { Cell(textLabel: Label(text: "\(title) \($0)")) }
    return ViewController(
      navigationBar: NavigationBar(title: title), tableView: TableView(sections: [Section(rows: rows)]))
  }

  private func scene(
    _ style: Presentation.Style, theme: Theme, size: Size, wanted: Size? = nil, isPhone: Bool = false
  ) -> Scene {
    let presentation = Presentation(
      controller: Self.controller("Front"), style: style, preferredContentSize: wanted)
    let screen = Screen(
      statusBar: StatusBar(), content: .controller(Self.controller("Back")), presentation: presentation)
    var environment = LayoutEnvironment(size: size, scale: 2)
    environment.isPhone = isPhone
    return TableLayoutEngine(theme: theme, shaper: StubShaper()).scene(of: screen, in: environment)
  }

  private func texts(_ node: SceneNode) -> [String] {
    (node.label.map { [$0.text] } ?? []) + node.children.flatMap(texts)
  }

  @Test(arguments: Theme.all, Presentation.Style.allCases)
  func aSheetStaysOnTheScreen(_ theme: Theme, _ style: Presentation.Style) throws {
    for size in [Self.phone, Self.tablet, Size(width: 1024, height: 768), Size(width: 667, height: 375)] {
      let scene = scene(style, theme: theme, size: size, wanted: Size(width: 2000, height: 2000))
      let front = try #require(scene.root.children.first { $0.role == .presented })
      #expect(scene.root.frame.contains(front.frame), "\(theme.name) \(style) \(size)")
      #expect(front.frame.width > 0 && front.frame.height > 0)
      #expect(texts(front).contains("Front 0"))
    }
  }

  @Test(arguments: [
    (Theme.ios6, Presentation.Style.automatic, true), (.ios11, .automatic, true), (.ios13, .automatic, false),
    (.ios26, .pageSheet, false), (.ios8, .pageSheet, true), (.ios16, .formSheet, false),
    (.ios16, .fullScreen, true),
  ])
  func phonesAreCoveredBeforeThereWereSheets(
    _ theme: Theme, _ style: Presentation.Style, _ covers: Bool
  ) throws {
    let scene = scene(style, theme: theme, size: Self.phone)
    let front = try #require(scene.root.children.first { $0.role == .presented })
    #expect((front.viewClass != .sheet) == covers)
    // No letters of the screen behind are left under the upper edge of a card.
    #expect(!texts(scene.root).contains { $0.hasPrefix("Back") })
  }

  @Test func aPhonesSheetHidesPopovers() {
    let popover = Popover(
      controller: Self.controller("Box"), sourceRect: Rect(x: 9, y: 30, width: 9, height: 9))
    let screen = Screen(
      content: .controller(Self.controller("Back")), popover: popover,
      presentation: Presentation(controller: Self.controller("Front")))
    for (size, isThere) in [(Self.phone, false), (Self.tablet, true)] {
      let scene = TableLayoutEngine(theme: .ios16, shaper: StubShaper())
        .scene(of: screen, in: LayoutEnvironment(size: size, scale: 2))
      #expect((scene.root.first(.popover) != nil) == isThere)
    }
  }

  @Test func aPhoneOnItsSideIsCovered() throws {
    let scene = scene(.pageSheet, theme: .ios16, size: Size(width: 667, height: 375), isPhone: true)
    let front = try #require(scene.root.children.first { $0.role == .presented })
    #expect(front.viewClass != .sheet)
  }

  @Test(arguments: [(Presentation.Style.pageSheet, 704.0, 44.5), (.formSheet, 540, 202)])
  func tabletsShowTheScreenBehind(_ style: Presentation.Style, _ width: Double, _ top: Double) throws {
    let scene = scene(style, theme: .ios16, size: Self.tablet)
    let front = try #require(scene.root.children.first { $0.role == .presented })
    #expect(front.frame.width == width)
    #expect(front.frame.minY == top)
    #expect(front.frame.minX + front.frame.maxX == Self.tablet.width)
    #expect(texts(scene.root).contains("Back 0"))
  }

  /// A phone's sheet of iOS 26 begins where the status bar ends, over the darkened screen, its bar 16 points lower.
  @Test func aPhonesSheetOfIOS26BeginsBelowTheStatusBar() throws {
    let screen = Screen(
      statusBar: StatusBar(), content: .controller(Self.controller("Back")),
      presentation: Presentation(controller: Self.controller("Front")))
    let environment = LayoutEnvironment(
      size: Size(width: 402, height: 874), scale: 3, safeAreaInsets: EdgeInsets(top: 62, bottom: 34))
    let root = TableLayoutEngine(theme: .ios26, shaper: StubShaper()).scene(of: screen, in: environment).root
    let front = try #require(root.children.first { $0.role == .presented })
    #expect(front.frame == Rect(x: 0, y: 62, width: 402, height: 812))
    #expect(front.frames(of: .navigationBar).map(\.numbers) == [[0, 78, 402, 54]])
    let dimming = try #require(root.first(.dimming))
    #expect(dimming.frame == root.frame)
    #expect(dimming.drawings == [.fill(.rect(root.frame), .color(Color(white: 0, alpha: 0.2)))])
  }

  /// Measured on iPads of 13 inches held upright and of 11 inches on their side; an author's own size stands in the middle.
  @Test(
    arguments: [
      (Size(width: 1032, height: 1376), nil, [237, 349.5, 558, 677]),
      (Size(width: 1180, height: 820), nil, [300, 80, 580, 650]),
      (Size(width: 1180, height: 820), Size(width: 400, height: 300), [390, 260, 400, 300]),
    ] as [(Size, Size?, [Double])])
  func formSheetsOfIOS26(_ size: Size, _ wanted: Size?, _ frame: [Double]) throws {
    let scene = scene(.formSheet, theme: .ios26, size: size, wanted: wanted)
    let front = try #require(scene.root.children.first { $0.role == .presented })
    #expect(front.frame.numbers == frame)
    #expect(front.frames(of: .navigationBar).map { $0.minY - front.frame.minY } == [10])
  }

  @Test func aFormSheetHasTheSizeThatItAsksFor() throws {
    let wanted = Size(width: 300, height: 200)
    let scene = scene(.formSheet, theme: .ios8, size: Self.tablet, wanted: wanted)
    #expect(scene.root.children.first { $0.role == .presented }?.frame.size == wanted)
  }
}

/// Sheets that are not large, as Vercantez/openuikit measured them in running apps of iOS 26 at 393 × 852 points.
@Suite struct DetentTests {
  private func scene(
    _ detent: Presentation.Detent, theme: Theme, change: (inout Presentation) -> Void = { _ in }
  ) -> Scene {
    let controller = ViewController(
      navigationBar: NavigationBar(title: "Front"),
      tableView: table(.plain, Cell(textLabel: Label(text: "Front"))))
    var presentation = Presentation(controller: controller)
    presentation.selectedDetent = detent
    change(&presentation)
    let screen = Screen(
      statusBar: StatusBar(),
      content: .controller(ViewController(tableView: table(.plain, Cell(textLabel: Label(text: "Back"))))),
      presentation: presentation)
    let environment = LayoutEnvironment(
      size: Size(width: 393, height: 852), scale: 3, safeAreaInsets: EdgeInsets(top: 59, bottom: 34))
    return TableLayoutEngine(theme: theme, shaper: StubShaper()).scene(of: screen, in: environment)
  }

  private static let measured: [(Presentation.Detent, [Double])] = [
    (.medium, [8, 403.69, 377, 440.31]), (.custom(300), [8, 523.59, 377, 320.41]),
    (.custom(700), [8, 139.87, 377, 704.13]), (.large, [0, 59, 393, 793]),
    // The greatest height of a detent makes a large sheet.
    (.custom(759), [0, 59, 393, 793]),
  ]

  @Test(arguments: measured) func sheetsFloat(_ detent: Presentation.Detent, _ frame: [Double]) throws {
    let scene = scene(detent, theme: .ios26)
    let front = try #require(scene.root.first(.sheet)).frame.numbers
    for (found, expected) in zip(front, frame) { #expect(abs(found - expected) <= 0.34) }
  }

  /// What is in a sheet that floats is laid out as wide as the screen and then made smaller.
  @Test func whatIsInAFloatingSheetIsSmaller() throws {
    let large = try #require(scene(.large, theme: .ios26).root.first(.sheet)?.first(.cell)?.frame)
    let medium = try #require(scene(.medium, theme: .ios26).root.first(.sheet)?.first(.cell)?.frame)
    #expect(abs(medium.width - 377) < 0.01 && abs(medium.height - large.height * 377 / 393) < 0.01)
  }

  @Test func before26SheetsEndAtTheEdges() throws {
    let scene = scene(.medium, theme: .ios16)
    let front = try #require(scene.root.first(.sheet)).frame
    #expect(front.minX == 0 && front.width == 393 && front.maxY == 852)
    #expect(front.height > 400 && front.height < 500)
    #expect(scene.root.all.contains { $0.label?.text == "Back" })
  }

  private static let dimmings: [(Presentation.Detent, Presentation.Detent?, Bool)] = [
    (.medium, nil, true), (.medium, .medium, false), (.medium, .large, false), (.large, .medium, true),
    (.custom(300), .custom(300), false), (.custom(301), .custom(300), true), (.custom(300), .large, false),
  ]

  @Test(arguments: dimmings) func theScreenBehindIsDarkened(
    _ detent: Presentation.Detent, _ undimmed: Presentation.Detent?, _ isDark: Bool
  ) {
    for theme in [Theme.ios16, .ios26] {
      let scene = scene(detent, theme: theme) { $0.largestUndimmedDetent = undimmed }
      #expect((scene.root.first(.dimming) != nil) == isDark, "\(theme.name)")
    }
  }

  @Test(arguments: [Theme.ios16, .ios26]) func aGrabberStandsInTheMiddle(_ theme: Theme) throws {
    #expect(scene(.medium, theme: theme).root.first(.grabber) == nil)
    let sheet = try #require(
      scene(.medium, theme: theme) { $0.prefersGrabberVisible = true }.root.first(.sheet))
    let grabber = try #require(sheet.first(.grabber)).frame
    #expect(grabber.size == Size(width: 36, height: 5) && grabber.minY == 5)
    #expect(abs(grabber.minX + 18 - sheet.frame.width / 2) < 0.34)
  }

  @Test func cornersAreTheAuthors() throws {
    let usual = try #require(scene(.medium, theme: .ios26).root.first(.sheet)).children[0].outline
    let own = try #require(scene(.medium, theme: .ios26) { $0.preferredCornerRadius = 12 }.root.first(.sheet))
    #expect(own.children[0].outline != usual)
  }
}
