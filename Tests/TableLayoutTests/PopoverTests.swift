import TableLayout
import TableModel
import TableThemes
import TestSupport
import Testing

/// Popovers stay on the screen, and their arrows point at what called them.
@Suite struct PopoverTests {
  private static let screenSize = Size(width: 768, height: 1024)
  private static let margin = 10.0

  private func scene(_ popover: Popover, theme: Theme, size: Size = screenSize) -> Scene {
    let screen = Screen(content: .controller(ViewController()), popover: popover)
    return TableLayoutEngine(theme: theme, shaper: StubShaper())
      .scene(of: screen, in: LayoutEnvironment(size: size, scale: 2))
  }

  private func popover(
    at source: Rect, _ direction: Popover.ArrowDirection = .any, rows: Int = 4, contentSize: Size? = nil
  ) -> Popover {
    let rows = (0..<rows).map { Cell(textLabel: Label(text: "Row \($0)")) }
    return Popover(
      controller: ViewController(tableView: TableView(sections: [Section(rows: rows)])),
      sourceRect: source,
      arrowDirection: direction,
      contentSize: contentSize
    )
  }

  private static let bar = NavigationBar(
    title: "Bar", leftBarButtonItems: [BarButtonItem(.title("L"))],
    rightBarButtonItems: [BarButtonItem(.title("R0")), BarButtonItem(.title("R1"))])

  private func behind() -> ViewController {
    ViewController(
      navigationBar: Self.bar,
      tableView: TableView(sections: [Section(rows: (0..<5).map { _ in Cell(textLabel: Label(text: "A")) })]))
  }

  @Test(arguments: [
    (Popover.Source.row(IndexPath(section: 0, row: 3)), nil as ViewRole?),
    (.barButtonItem(.right, 0), .rightBarButtonItem),
    (.barButtonItem(.right, 1), .rightBarButtonItem), (.barButtonItem(.left, 0), .leftBarButtonItem),
  ])
  func aSourceIsFoundBehind(_ source: Popover.Source, _ role: ViewRole?) throws {
    var popover = popover(at: .zero, .up, contentSize: Size(width: 100, height: 88))
    popover.source = source
    let screen = Screen(content: .controller(behind()), popover: popover)
    let scene = TableLayoutEngine(theme: .ios8, shaper: StubShaper())
      .scene(of: screen, in: LayoutEnvironment(size: Self.screenSize, scale: 2))
    let frame = try #require(placed(source, role, in: scene.root))
    let (node, outline) = try parts(of: scene)
    #expect(abs(node.frame.minY - frame.maxY) <= 1)
    #expect(
      outline.boundingBox.minX <= (frame.minX + frame.maxX) / 2
        && (frame.minX + frame.maxX) / 2 <= outline.boundingBox.maxX)
  }

  private static let away: [(source: Popover.Source, offset: Double)] = [
    (.row(IndexPath(section: 3, row: 9)), 0), (.row(IndexPath(section: 0, row: 5)), 0),
    (.row(IndexPath(section: 0, row: 0)), 600), (.barButtonItem(.right, 2), 0), (.barButtonItem(.left, 1), 0),
  ]

  @Test(arguments: away) func aSourceThatIsNotThereIsFound(_ source: Popover.Source, _ offset: Double) {
    var controller = behind()
    controller.tableView?.scroll.contentOffset = offset
    controller.tableView?.sections[0].rows += (0..<(offset > 0 ? 40 : 0)).map { _ in Cell() }
    #expect(
      findings(of: source, over: .controller(controller)) == [
        LayoutFinding(.sourceMissing(source, of: "popover"), ids: [])
      ])
  }

  @Test func theWayBackIsNoButton() {
    let bar = NavigationBar(title: "Bar", backButtonTitle: "Back")
    let source = Popover.Source.barButtonItem(.left, 0)
    let content = ScreenContent.controller(ViewController(navigationBar: bar))
    #expect(
      findings(of: source, over: content) == [LayoutFinding(.sourceMissing(source, of: "popover"), ids: [])])
  }

  @Test func aSourceThatIsThereIsNoFinding() {
    #expect(findings(of: .barButtonItem(.left, 0), over: .controller(behind())).isEmpty)
    #expect(findings(of: .row(IndexPath(section: 0, row: 4)), over: .controller(behind())).isEmpty)
  }

  /// A row that the detail does not have is one of the master.
  @Test(arguments: [(1, 1), (4, 0), (5, 2)]) func sidesOfSplitViewsAreLookedThrough(
    _ row: Int, _ side: Int
  ) throws {
    let rows = { (count: Int) in (0..<count).map { _ in Cell(textLabel: Label(text: "A")) } }
    let master = ViewController(tableView: TableView(sections: [Section(rows: rows(5))]))
    let detail = ViewController(tableView: TableView(sections: [Section(rows: rows(3))]))
    let splitView = SplitView(master: master, detail: detail, displayMode: .allVisible)
    let source = Popover.Source.row(IndexPath(section: 0, row: row))
    var popover = popover(at: .zero, .up, contentSize: Size(width: 100, height: 88))
    popover.source = source
    let screen = Screen(content: .splitView(splitView), popover: popover)
    let scene = TableLayoutEngine(theme: .ios8, shaper: StubShaper())
      .scene(of: screen, in: LayoutEnvironment(size: Self.screenSize, scale: 2))
    #expect(scene.findings.isEmpty == (side < 2))
    guard side < 2 else { return }
    let (node, _) = try parts(of: scene)
    #expect((node.frame.minX > 320) == (side == 1))
  }

  private func findings(of source: Popover.Source, over content: ScreenContent) -> [LayoutFinding] {
    var popover = popover(at: .zero, .up, contentSize: Size(width: 100, height: 88))
    popover.source = source
    var environment = LayoutEnvironment(size: Self.screenSize, scale: 2)
    environment.keepsHiddenRows = false
    return TableLayoutEngine(theme: .ios8, shaper: StubShaper())
      .scene(of: Screen(content: content, popover: popover), in: environment).findings
  }

  private func placed(_ source: Popover.Source, _ role: ViewRole?, in root: SceneNode) -> Rect? {
    func frames(_ node: SceneNode, _ origin: Point) -> [Rect] {
      let frame = node.frame.offset(x: origin.x, y: origin.y)
      let isMeant = role.map { node.role == $0 } ?? (node.indexPath == IndexPath(section: 0, row: 3))
      return (isMeant && node.viewClass != .popover ? [frame] : [])
        + node.children.filter { $0.viewClass != .popover }.flatMap { frames($0, frame.origin) }
    }
    let found = frames(root, .zero).sorted { $0.minX < $1.minX }
    if case .barButtonItem(.right, 0) = source { return found.last }
    return found.first
  }

  /// A screen that nobody knows is a phone's where it is narrow, as for sheets.
  @Test(arguments: [
    (375.0, true, true), (375, false, true), (599, false, true), (600, false, false), (667, true, true),
  ])
  func narrowScreensArePhones(_ width: Double, _ isKnown: Bool, _ isPhone: Bool) {
    var screen = Screen(
      content: .controller(behind()), popover: popover(at: Rect(x: 9, y: 9, width: 9, height: 9)))
    var environment = LayoutEnvironment(size: Size(width: width, height: 900), scale: 2)
    environment.isPhone = isKnown
    let engine = TableLayoutEngine(theme: .ios16, shaper: StubShaper())
    #expect((engine.scene(of: screen, in: environment).root.first(.popover) == nil) == isPhone)
    screen.popover = nil
    screen.presentation = Presentation(controller: ViewController(), style: .formSheet)
    let sheet = engine.scene(of: screen, in: environment).root.first(.sheet)
    #expect((sheet?.frame.width == width) == isPhone)
  }

  @Test(arguments: [(Theme.ios7, false), (.ios8, true), (.ios16, true)])
  func onPhonesItFillsTheScreen(_ theme: Theme, _ fills: Bool) {
    let screen = Screen(
      content: .controller(behind()), popover: popover(at: Rect(x: 9, y: 9, width: 9, height: 9)))
    var environment = LayoutEnvironment(size: Size(width: 375, height: 667), scale: 2)
    environment.isPhone = true
    let scene = TableLayoutEngine(theme: theme, shaper: StubShaper()).scene(of: screen, in: environment)
    #expect((scene.root.first(.popover) == nil) == fills)
    #expect((scene.root.first(.navigationBar) == nil) == fills)
    let filling = scene.root.children.first { $0.role == .popover }
    #expect(filling.map { $0.frame == scene.root.frame } == (fills ? true : .some(false)))
  }

  /// The popover's view, and the outline of box and arrow in the screen's coordinates.
  private func parts(of scene: Scene) throws -> (node: SceneNode, outline: Path) {
    let node = try #require(scene.root.first(.popover))
    let paths = node.drawings.compactMap { drawing in
      if case .fill(let path, _) = drawing { path } else { nil }
    }
    // The shapes before it are its shadow.
    let outline = try #require(paths.last)
    return (node, outline.offset(x: node.frame.minX, y: node.frame.minY))
  }

  /// The place of the point that sticks out of the box: the only extreme one on the arrow's side.
  private func tip(of outline: Path, _ direction: Popover.ArrowDirection, in frame: Rect) -> Point {
    switch direction {
    case .up, .any: Point(middle(of: outline, { $0.y }, frame.minY) { $0.x }, frame.minY)
    case .down: Point(middle(of: outline, { $0.y }, frame.maxY) { $0.x }, frame.maxY)
    case .left: Point(frame.minX, middle(of: outline, { $0.x }, frame.minX) { $0.y })
    case .right: Point(frame.maxX, middle(of: outline, { $0.x }, frame.maxX) { $0.y })
    }
  }

  /// The middle along one axis of the points that lie near an edge across it, the arrow's rounded end.
  private func middle(
    of outline: Path, _ across: (Point) -> Double, _ edge: Double, _ along: (Point) -> Double
  ) -> Double {
    let near = outline.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
    .filter { abs(across($0) - edge) < 4 }.map(along)
    return ((near.min() ?? .nan) + (near.max() ?? .nan)) / 2
  }

  private static let directions: [Popover.ArrowDirection] = [.up, .down, .left, .right]

  @Test(arguments: directions) func boxesStayOnTheScreenWherever(_ direction: Popover.ArrowDirection) throws {
    var random = SplitMix64(seed: 4)
    for theme in Theme.all {
      for _ in 0..<12 {
        let source = Rect(
          x: .random(in: -100...868, using: &random),
          y: .random(in: -100...1124, using: &random),
          width: .random(in: 0...800, using: &random),
          height: .random(in: 0...1100, using: &random)
        )
        let rows = Int.random(in: 0...40, using: &random)
        let scene = scene(popover(at: source, direction, rows: rows), theme: theme)
        let (node, outline) = try parts(of: scene)
        let inside = Rect(origin: .zero, size: Self.screenSize).inset(
          by: EdgeInsets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin))
        #expect(inside.contains(node.frame, tolerance: 0.001), "\(source) \(node.frame)")
        #expect(inside.contains(outline.boundingBox, tolerance: 1), "\(source) \(outline.boundingBox)")
        let content = try #require(node.children.first)
        #expect(node.frame.bounds.contains(content.frame, tolerance: 0.001))
        #expect(content.frame.width >= 0 && content.frame.height >= 0)
      }
    }
  }

  @Test(arguments: directions) func arrowsPointAtTheMiddleWhereTheyCan(
    _ direction: Popover.ArrowDirection
  ) throws {
    var random = SplitMix64(seed: 8)
    for theme in Theme.all {
      for _ in 0..<12 {
        // Far enough from all edges for the box and its round corners.
        let source = Rect(
          x: .random(in: 370...390, using: &random),
          y: .random(in: 460...520, using: &random),
          width: .random(in: 1...20, using: &random),
          height: .random(in: 1...44, using: &random)
        )
        let size = Size(
          width: .random(in: 100...320, using: &random), height: .random(in: 60...300, using: &random))
        let scene = scene(popover(at: source, direction, contentSize: size), theme: theme)
        let (node, outline) = try parts(of: scene)
        let tip = tip(of: outline, direction, in: node.frame)
        let middle = Point((source.minX + source.maxX) / 2, (source.minY + source.maxY) / 2)
        let expected =
          switch direction {
          case .up, .any: Point(middle.x, source.maxY)
          case .down: Point(middle.x, source.minY)
          case .left: Point(source.maxX, middle.y)
          case .right: Point(source.minX, middle.y)
          }
        #expect(abs(tip.x - expected.x) <= 0.5 && abs(tip.y - expected.y) <= 0.5, "\(tip) \(expected)")
      }
    }
  }

  @Test(
    arguments: [
      (Rect(x: 300, y: 100, width: 44, height: 44), Popover.ArrowDirection.up),
      (Rect(x: 300, y: 950, width: 44, height: 44), .down),
      (Rect(x: 20, y: 20, width: 44, height: 984), .left),
      (Rect(x: 704, y: 20, width: 44, height: 984), .right),
    ])
  func anyTakesTheSideWithRoom(_ source: Rect, _ expected: Popover.ArrowDirection) throws {
    let free = try parts(of: scene(popover(at: source), theme: .ios7))
    let forced = try parts(of: scene(popover(at: source, expected), theme: .ios7))
    #expect(free.node == forced.node)
  }

  @Test func contentIsAsHighAsItsTableAndAtMostWhatFits() throws {
    let source = Rect(x: 300, y: 100, width: 44, height: 44)
    // Four rows of 44 points without the last one's line of half a point.
    let short = try parts(of: scene(popover(at: source, .up), theme: .ios7))
    #expect(short.node.children.first?.frame.numbers == [0, 13, 320, 175.5])
    let long = try parts(of: scene(popover(at: source, .up, rows: 100), theme: .ios7))
    #expect(long.node.frame.maxY == Self.screenSize.height - Self.margin)
    let own = popover(at: source, .up, contentSize: Size(width: 200, height: 90))
    #expect(try parts(of: scene(own, theme: .ios7)).node.children.first?.frame.numbers == [0, 13, 200, 90])
  }

  @Test func theClassicFrameLiesAroundTheContent() throws {
    let source = Rect(x: 300, y: 100, width: 44, height: 44)
    let node = try parts(of: scene(popover(at: source, .up), theme: .ios6)).node
    #expect(node.children.first?.frame.numbers == [7, 18 + 7, 320, 175])
    #expect(node.frame.numbers == [155, 144, 334, 18 + 7 + 175 + 7])
  }

  @Test(arguments: [(Theme.ios6, true), (.ios7, false)])
  func classicBarsShowTheFrameAroundATableWithRoundCorners(theme: Theme, showsFrame: Bool) throws {
    var popover = popover(at: Rect(x: 300, y: 100, width: 44, height: 44), .up)
    popover.controller.navigationBar = NavigationBar(title: "Title")
    popover.controller.toolbar = Toolbar(items: [BarButtonItem(.system(.add))])
    let content = try #require(parts(of: scene(popover, theme: theme)).node.children.first)
    let radius = theme.containers.popover.contentCornerRadius
    #expect(radius > 0)
    #expect(content.cornerRadius == (showsFrame ? 0 : radius))
    #expect(content.first(.tableView)?.cornerRadius == (showsFrame ? radius : 0))
    for bar in [ViewClass.navigationBar, .toolbar] {
      let backgrounds = try #require(content.first(bar)).children.filter { $0.viewClass == .barBackground }
      #expect(backgrounds.isEmpty == showsFrame)
    }
  }

  /// A list below a large title begins higher, and so does the end of the popover.
  @Test func listsEndAsFarAboveTheEdgeBelowALargeTitle() throws {
    let spaces = try [false, true].map { isLarge in
      var popover = popover(at: Rect(x: 300, y: 100, width: 44, height: 44), .up)
      popover.controller.navigationBar = NavigationBar(title: "Big", prefersLargeTitles: isLarge)
      popover.controller.tableView?.style = .insetGrouped
      popover.controller.tableView?.list = CollectionLayoutListConfiguration(.insetGrouped)
      let content = try #require(parts(of: scene(popover, theme: .ios26)).node.children.first)
      let last = try #require(content.frames(of: .listCell).map(\.maxY).max())
      return content.frame.maxY - last
    }
    #expect(spaces[0] == spaces[1])
  }

  @Test func flatPopoversDarkenTheScreenBehind() {
    let source = Rect(x: 300, y: 100, width: 44, height: 44)
    #expect(scene(popover(at: source), theme: .ios7).root.first(.dimming) != nil)
    #expect(scene(popover(at: source), theme: .ios6).root.first(.dimming) == nil)
  }

  @Test(arguments: [0.0, 1, 30, 200]) func screensThatAreTooSmallStillGiveFrames(_ side: Double) throws {
    for direction in Popover.ArrowDirection.allCases {
      let popover = popover(at: Rect(x: 5, y: 5, width: 10, height: 10), direction)
      let scene = scene(popover, theme: .ios6, size: Size(width: side, height: side))
      for node in scene.root.all {
        #expect(node.frame.numbers.allSatisfy { $0.isFinite })
        #expect(node.frame.width >= 0 && node.frame.height >= 0)
      }
    }
  }
}
