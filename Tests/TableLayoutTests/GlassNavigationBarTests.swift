import TableLayout
import TableModel
import TableThemes
import Testing

/// The bar with the title.
extension GlassBarTests {
  @Test(arguments: [(390.0, 47.0), (393, 59), (402, 62), (440, 62)])
  func buttonsBeginWhereTheStatusBarEnds(_ width: Double, _ top: Double) throws {
    for isLarge in [false, true] {
      let bar = NavigationBar(
        title: "Title", rightBarButtonItems: [Self.icon], prefersLargeTitles: isLarge)
      let root = scene(
        ViewController(navigationBar: bar, tableView: rows), size: Size(width: width, height: 844),
        safeArea: EdgeInsets(top: top, bottom: 34))
      let frame = try #require(root.frames(of: .navigationBar).first)
      #expect(frame.numbers == [0, top, width, isLarge ? 106 : 54])
      let button = try #require(root.frames(of: .barButton).first)
      let margin: Double = width < 414 ? 16 : 20
      #expect(button == Rect(x: width - margin - 44, y: top, width: 44, height: 44))
    }
  }

  /// NetNewsWire's screens: the title stands 20⅓ points below the upper edge of buttons and its subtitle 35, a large title 49
  /// below their lower edge and its subtitle of 11 points 16.1 lower; a label of another app's with 12 was 16.8 lower.
  @Test func subtitlesStandBelowTitles() throws {
    for isLarge in [false, true] {
      let bar = NavigationBar(
        title: "Feeds", subtitle: "Updated", rightBarButtonItems: [Self.icon], prefersLargeTitles: isLarge)
      let root = scene(ViewController(navigationBar: bar, tableView: rows))
      let title = try baseline(of: "Feeds", in: root)
      let subtitle = try baseline(of: "Updated", in: root)
      #expect(abs(title - (isLarge ? 140 : 67.33)) < 0.5)
      #expect(abs(subtitle - (isLarge ? 156.1 : 82)) < 0.5)
      let size = try #require(root.all.first { $0.label?.text == "Feeds" }?.label?.font.size)
      #expect(size == (isLarge ? 34 : 15))
    }
  }

  /// Titles beside the buttons and large ones have each their colour.
  @Test func titlesHaveTheColourOfTheirAttributes() {
    for isLarge in [false, true] {
      var bar = NavigationBar(title: "Feeds", prefersLargeTitles: isLarge)
      bar.titleTextAttributes = TitleTextAttributes(foregroundColor: Color(0xFF0000))
      bar.largeTitleTextAttributes = TitleTextAttributes(foregroundColor: Color(0x0000FF))
      let root = scene(ViewController(navigationBar: bar, tableView: rows))
      guard
        case .text(_, _, let color, _)? = root.all.first(where: { $0.label?.text == "Feeds" })?.drawings.last
      else {
        Issue.record("the bar has no title")
        return
      }
      #expect(color == Color(isLarge ? 0x0000FF : 0xFF0000))
    }
  }

  private func baseline(of text: String, in node: SceneNode, at y: Double = 0) throws -> Double {
    func find(_ node: SceneNode, _ y: Double) -> Double? {
      let top = y + node.frame.minY
      if node.label?.text == text { return node.baselines.first.map { top + $0 } }
      return node.children.lazy.compactMap { find($0, top) }.first
    }
    return try #require(find(node, y))
  }

  /// No size of text lets a subtitle touch the title above it or the rows below the bar.
  @Test(arguments: ContentSizeCategory.allCases, [false, true])
  func subtitlesKeepTheirRoom(_ category: ContentSizeCategory, _ isLarge: Bool) throws {
    let bar = NavigationBar(title: "Feeds", subtitle: "Updated", prefersLargeTitles: isLarge)
    let root = TableLayoutEngine(theme: Theme.ios26.resized(to: category), shaper: StubShaper())
      .scene(
        of: .around(ViewController(navigationBar: bar, tableView: rows), statusBar: StatusBar()),
        in: LayoutEnvironment(
          size: Size(width: 390, height: 844), scale: 3, safeAreaInsets: EdgeInsets(top: 47, bottom: 34))
      ).root
    let size = try #require(root.first(role: .subtitle)?.label?.font.size)
    let (title, subtitle) = try (baseline(of: "Feeds", in: root), baseline(of: "Updated", in: root))
    #expect(size <= 16 && subtitle - title >= size)
    let end = try #require(root.frames(of: .navigationBar).first).maxY
    #expect(subtitle <= end)
  }

  @Test func aSubtitleMakesALargeTitleHigher() throws {
    let frames = ["", "Updated"].map { subtitle in
      scene(
        ViewController(
          navigationBar: NavigationBar(title: "Feeds", subtitle: subtitle, prefersLargeTitles: true),
          tableView: rows)
      ).frames(of: .navigationBar).first?.height
    }
    #expect(frames == [106, 123])
  }

  @Test func otherLooksHaveNoSubtitles() {
    let screen = Screen.around(
      ViewController(navigationBar: NavigationBar(title: "Feeds", subtitle: "Updated"), tableView: rows))
    let scene = TableLayoutEngine(theme: .ios16, shaper: StubShaper())
      .scene(of: screen, in: LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3))
    #expect(!scene.root.all.contains { $0.label?.text == "Updated" })
  }

  /// Nothing covers the upper edge of the first screen; test hosts without a status bar have 64 points for the bar.
  @Test func aBarKeepsClearOfABareEdge() {
    let controller = ViewController(
      navigationBar: NavigationBar(title: "Title", rightBarButtonItems: [Self.icon]), tableView: rows)
    let root = scene(
      Screen.around(controller), size: Size(width: 390, height: 844), safeArea: .zero)
    #expect(root.frames(of: .navigationBar).map(\.numbers) == [[0, 10, 390, 54]])
    #expect(root.frames(of: .barButton).map(\.minY) == [10])
    #expect(root.frames(of: .cell).first?.minY == 64)
  }

  /// A prominent button that cannot be used is grey under a white glyph, as a screen of the time has it.
  @Test(arguments: [(Appearance.light, 0xD8D8DB), (.dark, 0x3C3C3C)] as [(Appearance, UInt32)])
  func prominentButtonsThatCannotBeUsedAreGrey(_ appearance: Appearance, _ ground: UInt32) throws {
    var item = BarButtonItem(.system(.done))
    item.isEnabled = false
    let bar = NavigationBar(rightBarButtonItems: [item])
    let root = scene(ViewController(navigationBar: bar, tableView: rows), appearance: appearance)
    let button = try #require(root.first(.barButton))
    let colors = ([button] + button.children).flatMap(\.drawings).compactMap { drawing -> Color? in
      switch drawing {
      case .fill(_, .color(let color)), .stroke(_, _, .color(let color)): color
      default: nil
      }
    }
    let below = colors.firstIndex { $0.hex == ground }
    let above = colors.firstIndex { $0.hex == 0xFFFFFF && $0.alpha == 1 }
    #expect(try #require(below) < #require(above), "\(colors)")
  }

  @Test func twoButtonsShareACapsuleOfAHundredPoints() {
    let bar = NavigationBar(
      rightBarButtonItems: [Self.icon, Self.icon, BarButtonItem(.system(.done)), Self.icon])
    let root = scene(ViewController(navigationBar: bar, tableView: rows))
    let backgrounds = root.first(.navigationBar)?.frames(of: .barBackground).filter { $0.height == 44 } ?? []
    // What finishes something stands on a circle of its own, 12 points from both neighbours.
    #expect(Set(backgrounds.map(\.width)) == [100, 44])
    let buttons = root.frames(of: .barButton).map { ($0.minX + $0.maxX) / 2 }.sorted()
    #expect(buttons == [184, 240, 297, 351])
  }

  /// Apple: images share a background; words, what finishes or closes something and what is prominent have one of their own.
  @Test(
    arguments: [
      ([.title("Edit"), .system(.add)], 2), ([.title("Edit"), .title("Share")], 2),
      ([.system(.close), .system(.add)], 2), ([.system(.done), .system(.add)], 1),
      ([.system(.add), .system(.action), .title("Edit"), .system(.trash), .system(.reply)], 3),
    ] as [([BarButtonItem.Content], Int)])
  func imagesAloneShareACapsule(_ contents: [BarButtonItem.Content], _ count: Int) throws {
    let items = contents.map { BarButtonItem($0) }
    let bars = [
      scene(ViewController(navigationBar: NavigationBar(rightBarButtonItems: items), tableView: rows))
        .first(.navigationBar),
      scene(ViewController(tableView: rows, toolbar: Toolbar(items: items))).first(.toolbar),
    ]
    for bar in bars {
      let capsules = try #require(bar).capsules.filter { (44...48).contains($0.height) }
        .sorted { $0.minX < $1.minX }
      #expect(capsules.count == count)
      for (left, right) in zip(capsules, capsules.dropFirst()) {
        #expect(abs(right.minX - left.maxX - 12) < 0.5)
      }
    }
  }

  /// A capsule's shadow reaches 28 points to its sides, its neighbour is 12 away.
  @Test func shadowsLieBelowAllCapsulesOfARow() throws {
    let bar = NavigationBar(rightBarButtonItems: [Self.icon, BarButtonItem(.title("Edit"))])
    let root = scene(ViewController(navigationBar: bar, tableView: rows))
    let backgrounds = try #require(root.first(.navigationBar)).children
      .filter { $0.viewClass == .barBackground && $0.frame.height == 44 }
    // Each has a shadow of its own, so that it can go without its neighbours.
    #expect(backgrounds.map { $0.isShadow } == [true, true, false, false])
    #expect(backgrounds[..<2].map(\.frame) == backgrounds[2...].map(\.frame))
    for capsule in backgrounds[2...] {
      #expect(capsule.outlines.allSatisfy { capsule.frame.bounds.contains($0.boundingBox, tolerance: 0.001) })
    }
  }

  /// What stands on a tint of its own has the same shadow as its neighbours, and loses it with its place.
  @Test(
    arguments: [([.system(.done)], 1), ([.system(.done), .title("Edit")], 2)]
      as [([BarButtonItem.Content], Int)])
  func prominentButtonsHaveTheShadowOfGlass(_ contents: [BarButtonItem.Content], _ count: Int) throws {
    let bar = NavigationBar(rightBarButtonItems: contents.map { BarButtonItem($0) })
    let root = scene(ViewController(navigationBar: bar, tableView: rows))
    let children = try #require(root.first(.navigationBar)).children
    let shadows = children.filter { $0.viewClass == .barBackground && $0.isShadow }
    let buttons = children.filter { $0.viewClass == .barButton }
    #expect(Set(shadows.map(\.frame)) == Set(buttons.map(\.frame)) && shadows.count == count)
    #expect(
      children.firstIndex { $0.viewClass == .barButton } ?? 0 > (children.lastIndex { $0.isShadow } ?? 0))
  }
}
