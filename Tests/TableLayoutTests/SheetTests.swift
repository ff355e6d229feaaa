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

  @Test func aFormSheetHasTheSizeThatItAsksFor() throws {
    let wanted = Size(width: 300, height: 200)
    let scene = scene(.formSheet, theme: .ios8, size: Self.tablet, wanted: wanted)
    #expect(scene.root.children.first { $0.role == .presented }?.frame.size == wanted)
  }
}
