import TableLayout
import TableModel
import TableThemes
import Testing

/// Which sides of a split view can be seen, and where.
@Suite struct SplitViewTests {
  private func sides(
    _ mode: SplitView.DisplayMode = .automatic,
    theme: Theme = .ios7,
    size: Size,
    masterWidth: Double? = nil
  ) -> [ViewRole: Rect] {
    let side = { (text: String) in
      ViewController(tableView: table(.plain, Cell(textLabel: Label(text: text))))
    }
    let splitView = SplitView(
      master: side("List"), detail: side("Item"), displayMode: mode, masterWidth: masterWidth)
    let scene = TableLayoutEngine(theme: theme, shaper: StubShaper())
      .scene(
        of: Screen(content: .splitView(splitView)), in: LayoutEnvironment(size: size, scale: 2))
    let frames = scene.root.all.compactMap { node in node.role.map { ($0, node.frame) } }
    return Dictionary(frames) { first, _ in first }.filter { [.master, .detail].contains($0.key) }
  }

  private static let landscape = Size(width: 1024, height: 768)
  private static let portrait = Size(width: 768, height: 1024)

  @Test func bothSidesStandBesideEachOtherInLandscape() {
    let flat = sides(size: Self.landscape)
    #expect(flat[.master]?.numbers == [0, 0, 320, 768])
    #expect(flat[.detail]?.numbers == [320.5, 0, 703.5, 768])
    let classic = sides(theme: .ios6, size: Self.landscape)
    #expect(classic[.master]?.numbers == [0, 0, 320, 768])
    #expect(classic[.detail]?.numbers == [321, 0, 703, 768])
  }

  @Test func theDetailStandsAloneInPortrait() {
    #expect(sides(size: Self.portrait).mapValues(\.numbers) == [.detail: [0, 0, 768, 1024]])
  }

  /// Bars above a list that is a sidebar begin further in since iOS 13.
  @Test(arguments: [(true, 24.0, 26.5), (false, 16, 16)] as [(Bool, Double, Double)])
  func barsOfSidebarsBeginFurtherIn(_ isSidebar: Bool, _ title: Double, _ button: Double) throws {
    var list = table(.plain, Cell(textLabel: Label(text: "Row")))
    if isSidebar { list.list = CollectionLayoutListConfiguration(.sidebar) }
    var master = ViewController(tableView: list)
    var bar = NavigationBar(title: "List")
    bar.prefersLargeTitles = true
    bar.leftBarButtonItems = [BarButtonItem(.title("Edit"))]
    master.navigationBar = bar
    let splitView = SplitView(master: master, detail: ViewController(tableView: list))
    let root = TableLayoutEngine(theme: .ios16, shaper: StubShaper()).scene(
      of: Screen(content: .splitView(splitView)), in: LayoutEnvironment(size: Self.landscape, scale: 2)
    ).root
    let side = try #require(root.first(role: .master))
    #expect(side.all.contains { $0.label?.text == "List" && $0.frame.minX == title })
    #expect(side.frames(of: .barButton).first?.minX == button)
  }

  @Test(arguments: [landscape, portrait]) func modesSayWhichSidesCanBeSeen(_ size: Size) {
    let both = sides(.allVisible, theme: .ios6, size: size)
    #expect(both[.detail]?.minX == 321)
    #expect(sides(.primaryHidden, size: size).keys.sorted { $0.rawValue < $1.rawValue } == [.detail])
    let over = sides(.primaryOverlay, size: size)
    #expect(over[.detail]?.size == size)
    #expect(over[.master]?.numbers == [0, 0, 320, size.height])
  }

  @Test(arguments: [0, 200, 1023.75, 5000]) func widthsOfTheAuthorHoldAsFarAsTheScreenGoes(_ width: Double) {
    let sides = sides(size: Self.landscape, masterWidth: width)
    #expect(sides[.master]?.width == min(width, 1024))
    #expect((sides[.detail]?.maxX ?? 0) <= 1024)
    #expect((sides[.detail]?.width ?? -1) >= 0)
  }

  @Test func theOlderSidesHaveRoundCornersOnBlack() throws {
    let splitView = SplitView(master: ViewController(), detail: ViewController())
    let scene = TableLayoutEngine(theme: .ios6, shaper: StubShaper())
      .scene(
        of: Screen(content: .splitView(splitView)),
        in: LayoutEnvironment(size: Self.landscape, scale: 1))
    let node = try #require(scene.root.first(.splitView))
    #expect(node.drawings == [.fill(.rect(node.frame.bounds), .color(.black))])
    // Measured: 5 points outside and 3 beside the line; the detail comes first.
    #expect(node.children.map { cornerRadii(of: $0) } == [[3, 5, 3, 5], [5, 3, 5, 3]])
  }

  /// The radii of the corners that lie over a side in black: the upper ones from the left, then the lower ones.
  private func cornerRadii(of side: SceneNode) -> [Double] {
    (side.children.last?.drawings ?? []).compactMap { drawing in
      guard case .fill(let path, .color(.black)) = drawing, path.elements.count == 4,
        case .move(let corner) = path.elements[0], case .line(let end) = path.elements[1]
      else { return nil }
      return abs(end.y - corner.y)
    }
  }
}
