import TableLayout
import TableModel
import TableThemes
import Testing

/// Menus that are open, against pictures of iOS 26 and what others measured.
@Suite struct MenuTests {
  private static let size = Size(width: 402, height: 874)
  private static let symbol = Image(ImagePlaceholder(name: "a", size: Size(width: 20, height: 20)))

  private func scene(
    _ menu: Menu, _ theme: Theme, direction: LayoutDirection = .leftToRight,
    right: [BarButtonItem] = [BarButtonItem(.system(.add))]
  ) -> Scene {
    let rows = (0..<20).map { Cell(textLabel: Label(text: "Row \($0)")) }
    let controller = ViewController(
      navigationBar: NavigationBar(
        title: "Notes", leftBarButtonItems: [BarButtonItem(.title("Edit"))],
        rightBarButtonItems: right),
      tableView: TableView(sections: [Section(rows: rows)]))
    var screen = Screen(statusBar: StatusBar(), content: .controller(controller))
    screen.menu = menu
    var environment = LayoutEnvironment(
      size: Self.size, scale: 3, safeAreaInsets: EdgeInsets(top: 62, bottom: 34))
    environment.layoutDirection = direction
    return TableLayoutEngine(theme: theme, shaper: StubShaper()).scene(of: screen, in: environment)
  }

  private func menu(_ elements: [Menu.Element], source: Popover.Source = .barButtonItem(.right, 0)) -> Menu {
    Menu(children: elements, source: source)
  }

  private static func element(_ title: String, change: (inout Menu.Action) -> Void = { _ in }) -> Menu.Element
  {
    var action = Menu.Action(title: title)
    change(&action)
    return Menu.Element(action)
  }

  /// Four rows in two sections are 209 points high: 10 + 2 × 42 + 21 + 2 × 42 + 10.
  @Test func aMenuOfIOS26() throws {
    let inline = Menu.Element(children: [Menu.Action(title: "C"), Menu.Action(title: "D")], isInline: true)
    let scene = scene(menu([Self.element("A"), Self.element("B"), inline]), .ios26)
    let menu = try #require(scene.root.first(.menu))
    #expect(menu.frame.size == Size(width: 250, height: 209))
    let button = try #require(scene.root.first(role: .rightBarButtonItem))
    // It covers the button that it belongs to, and ends with it.
    #expect(menu.frame.minY == 62 && menu.frame.maxX == 402 - 16)
    // The button has become the menu, glass and all; others stay.
    let glass = scene.root.all.filter { $0.viewClass == .barBackground && $0.frame.height == 44 }
    #expect(glass.map(\.opacity).sorted() == [0, 1] && button.opacity == 0)
    #expect(try #require(scene.root.first(role: .leftBarButtonItem)).opacity == 1)
    let rows = menu.all.filter { $0.viewClass == .menuCell }.map(\.frame.minY)
    #expect(rows == [10, 52, 115, 157])
    #expect(menu.all.filter { $0.role == .separator }.map(\.frame.numbers) == [[0, 94, 250, 21]])
  }

  /// Of several groups in a bar one becomes the menu, with its glass and its shadow, and no other.
  @Test(arguments: [0, 1]) func aMenuTakesItsOwnGroupAlone(_ index: Int) throws {
    let right = [BarButtonItem(.system(.add)), BarButtonItem(.title("Edit"))]
    let scene = scene(menu([Self.element("A")], source: .barButtonItem(.right, index)), .ios26, right: right)
    let bar = try #require(scene.root.first(.navigationBar))
    let gone = try #require(bar.all.first { $0.viewClass == .barButton && $0.opacity == 0 }).frame
    let glass = bar.children.filter { $0.viewClass == .barBackground && !$0.drawings.isEmpty }
    #expect(glass.filter { $0.opacity == 0 }.map(\.frame) == [gone, gone])
    #expect(glass.count { $0.opacity == 1 } == 3)
  }

  @Test(arguments: ContentSizeCategory.allCases, [Theme.ios16, .ios26])
  func picturesAndMarksLeaveTextsTheirRoom(_ category: ContentSizeCategory, _ theme: Theme) throws {
    let symbol = SymbolImage(
      name: "gear", areas: [.rect(Rect(x: 0, y: 0, width: 1, height: 1))], lines: Path(),
      size: Size(width: 1, height: 1))
    let chosen = Self.element("Share") { ($0.image, $0.state) = (Image(symbol), .on) }
    let menu = try #require(
      scene(menu([chosen, Self.element("Move")]), theme.resized(to: category)).root.first(.menu))
    let row = try #require(menu.first(.menuCell))
    let image = try #require(row.first(.imageView)).frame
    let label = try #require(row.first(.plainLabel)).frame
    guard case .stroke(let path, _, _)? = row.drawings.last else {
      Issue.record("no check mark is drawn")
      return
    }
    let mark = path.boundingBox
    #expect(image.maxX <= label.minX || label.maxX <= image.minX)
    #expect(mark.maxX <= min(image.minX, label.minX) && mark.minX >= 0)
    #expect(image.minX >= 0 && image.maxX <= row.frame.width && image.height <= row.frame.height)
    #expect(menu.frame.width == (category.isAccessibilityCategory ? 370 : 250))
  }

  private static let starts: [(checked: Bool, pictured: Bool, start: Double)] = [
    (false, false, 28), (true, false, 40), (false, true, 60),
  ]

  @Test(arguments: starts) func textsBeginBehindMarksAndPictures(
    _ checked: Bool, _ pictured: Bool, _ start: Double
  ) throws {
    let first = Self.element("A") {
      if checked { $0.state = .on }
      if pictured { $0.image = Self.symbol }
    }
    let menu = try #require(scene(menu([first, Self.element("B")]), .ios26).root.first(.menu))
    let labels = menu.all.filter { $0.label != nil }
    #expect(labels.count == 2 && labels.allSatisfy { $0.frame.minX == start })
    let picture = menu.first(.imageView)?.frame
    #expect(picture.map { $0.minX + 10 } == (pictured ? 36 : nil))
  }

  @Test func subtitlesAndSecondLinesMakeRowsHigher() throws {
    let long = Self.element("A title that needs two lines of text")
    let both = [long, Self.element("B") { $0.subtitle = "Below" }, Self.element("C")]
    let menu = try #require(scene(menu(both), .ios26).root.first(.menu))
    let heights = menu.all.filter { $0.viewClass == .menuCell }.map(\.frame.height)
    #expect(heights[0] == 64 && abs(heights[1] - 58) <= 0.67 && heights[2] == 42)
  }

  @Test func before26AMenuStandsBelowItsButton() throws {
    let scene = scene(menu([Self.element("A"), Self.element("B")]), .ios16)
    let menu = try #require(scene.root.first(.menu)).frame
    // A screen of iOS 16 at three pixels a point: rows of 131 pixels, and a line of one between them.
    #expect(menu.width == 250 && abs(menu.height - 263.0 / 3) < 0.01)
    #expect(menu.minY > 62 + 30 && menu.maxX <= 402 - 8)
  }

  @Test(arguments: [Theme.ios16, .ios26]) func aRowThatIsHeldStandsOut(_ theme: Theme) throws {
    for row in [0, 8] {
      let scene = scene(menu([Self.element("A")], source: .row(IndexPath(section: 0, row: row))), theme)
      let preview = try #require(scene.root.first(.preview))
      let menu = try #require(scene.root.first(.menu)).frame
      #expect(preview.all.contains { $0.label?.text == "Row \(row)" })
      let gap = max(menu.minY - preview.frame.maxY, preview.frame.minY - menu.maxY)
      #expect(abs(gap - 20) < 0.34)
      #expect(abs(menu.minX + menu.maxX - preview.frame.minX - preview.frame.maxX) < 1)
      #expect(scene.root.first(.dimming)?.frame == scene.root.frame)
    }
  }

  @Test(arguments: Theme.all) func aMenuStaysOnTheScreen(_ theme: Theme) throws {
    let elements = (0..<6).map { Self.element("Element \($0)") }
    for source in [
      Popover.Source.barButtonItem(.left, 0), .barButtonItem(.right, 0),
      .row(IndexPath(section: 0, row: 0)), .row(IndexPath(section: 0, row: 14)),
    ] {
      let scene = scene(menu(elements, source: source), theme)
      guard try #require(Theme.systems(of: theme.name)).lowerBound >= SystemVersion(13) else {
        #expect(scene.root.first(.menu) == nil)
        continue
      }
      #expect(scene.root.frame.contains(try #require(scene.root.first(.menu)).frame), "\(theme.name)")
      #expect(scene.findings.isEmpty)
    }
  }

  @Test func whatIsNotThereIsReported() {
    let missing = Popover.Source.barButtonItem(.right, 4)
    #expect(
      scene(menu([Self.element("A")], source: missing), .ios26).findings == [
        LayoutFinding(.sourceMissing(missing, of: "menu"), ids: [])
      ])
  }

  @Test func fromRightToLeftItStandsAtTheOtherSide() throws {
    let scene = scene(menu([Self.element("A")]), .ios26, direction: .rightToLeft)
    #expect(try #require(scene.root.first(.menu)).frame.minX == 16)
  }

  /// The long arm of a check mark goes up to the right in every language.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [Theme.ios16, .ios26])
  func checkMarksAreNotMirrored(_ direction: LayoutDirection, _ theme: Theme) throws {
    let scene = scene(menu([Self.element("A") { $0.state = .on }]), theme, direction: direction)
    let row = try #require(scene.root.first(.menuCell))
    let points = row.drawings.lazy.compactMap { drawing -> [Point]? in
      guard case .stroke(let path, _, _) = drawing else { return nil }
      return path.elements.compactMap { element in
        switch element {
        case .move(let point), .line(let point): point
        default: nil
        }
      }
    }
    let mark = try #require(points.first).sorted { $0.x < $1.x }
    #expect(mark.count == 3 && mark[2].y < mark[0].y && mark[0].y < mark[1].y)
    #expect((mark[0].x < row.frame.width / 2) == (direction == .leftToRight))
  }
}
