import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// What bars do in apps that are read from right to left.
@Suite struct RightToLeftBarTests {
  static let mirrored = Theme.all.filter { $0.direction == .mirrored }

  private let controller = ViewController(
    navigationBar: NavigationBar(
      title: "Title", backButtonTitle: "Parent", rightBarButtonItems: [BarButtonItem(.title("Edit"))]),
    searchBar: SearchBar(text: "Word", showsCancelButton: true),
    tableView: TableView(sections: [Section(rows: [Cell(textLabel: Label(text: "Row"))])]),
    toolbar: Toolbar(
      items: [
        BarButtonItem(.title("First")), BarButtonItem(.system(.flexibleSpace)), BarButtonItem(.title("Last")),
      ]),
    tabBar: TabBar(items: ["One", "Two", "Three"].map { TabBarItem(title: $0) })
  )

  private func screen() -> Screen { .around(controller, statusBar: StatusBar()) }

  @Test(arguments: mirrored) func everythingIsMirrored(_ theme: Theme) throws {
    let before = scene(of: screen(), theme: theme, .leftToRight)
    let after = scene(of: screen(), theme: theme, .rightToLeft)
    for text in ["Edit", "First", "Last", "One", "Two", "Three", "Row", "Word", "Title"] {
      let (own, other) = (try #require(before.place(of: text)), try #require(after.place(of: text)))
      #expect(abs(other.minX - (375 - own.maxX)) < 0.001, "\(text)")
    }
    let back = try #require(after.place { $0.role == .backButton })
    let edit = try #require(after.place { $0.role == .rightBarButtonItem })
    #expect(back.minX > 187 && edit.maxX < 187)
    #expect(try #require(after.place(of: "One")).minX > #require(after.place(of: "Three")).minX)
  }

  @Test(arguments: mirrored) func backButtonsPointToTheRight(_ theme: Theme) throws {
    let before = try #require(scene(of: screen(), theme: theme, .leftToRight).root.first(role: .backButton))
    let after = try #require(scene(of: screen(), theme: theme, .rightToLeft).root.first(role: .backButton))
    let (own, other) = (try #require(before.outlines.last), try #require(after.outlines.last))
    guard case .move(let start) = own.elements.first, case .line(let tip) = own.elements.dropFirst().first,
      case .move(let mirroredStart) = other.elements.first,
      case .line(let mirroredTip) = other.elements.dropFirst().first
    else {
      Issue.record("a chevron is a line")
      return
    }
    #expect(tip.x < start.x && mirroredTip.x > mirroredStart.x)
  }

  @Test(arguments: mirrored) func magnifiersStandAtTheRightAndKeepTheirShape(_ theme: Theme) throws {
    let glasses = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      let field = try #require(scene(of: screen(), theme: theme, direction).root.first(.searchField))
      return try #require(field.outlines.first { $0.boundingBox.width < 20 })
    }
    let centers = glasses.map(\.boundingBox.center.x)
    #expect(centers[0] < 187 && centers[1] > 187)
    // The handle is drawn last, and ends to the right of the ring in both.
    for (glass, center) in zip(glasses, centers) {
      guard case .line(let end) = glass.elements.last else {
        Issue.record("the handle is a line")
        return
      }
      #expect(end.x > center)
    }
  }

  @Test(arguments: mirrored) func theTimeStandsAtTheRightOfANotch(_ theme: Theme) throws {
    let environment = LayoutEnvironment(
      size: Size(width: 375, height: 812), scale: 3,
      safeAreaInsets: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0), layoutDirection: .rightToLeft)
    var bar = StatusBar()
    bar.time = "9:41"
    let scene = TableLayoutEngine(theme: theme, shaper: StubShaper())
      .scene(of: .around(controller, statusBar: bar), in: environment)
    #expect(try #require(scene.place(of: "9:41")).minX > 187)
  }

  @Test func safeAreasAtOneSideStayThere() throws {
    let environment = LayoutEnvironment(
      size: Size(width: 812, height: 375), scale: 2, safeAreaInsets: EdgeInsets(left: 44),
      layoutDirection: .rightToLeft)
    let scene = TableLayoutEngine(theme: .ios16, shaper: StubShaper())
      .scene(of: .around(controller), in: environment)
    let edit = try #require(scene.place { $0.role == .rightBarButtonItem })
    #expect(edit.minX >= 44)
  }

  @Test(arguments: [(Popover.ArrowDirection.left, true), (.right, false)])
  func arrowsOfPopoversAreThoseOfTheScreen(_ direction: Popover.ArrowDirection, _ isAfter: Bool) throws {
    let source = Rect(x: 180, y: 300, width: 20, height: 20)
    var popover = Popover(
      controller: ViewController(tableView: controller.tableView), sourceRect: source)
    popover.arrowDirection = direction
    popover.contentSize = Size(width: 100, height: 100)
    let screen = Screen(content: .controller(controller), popover: popover)
    let scene = scene(of: screen, theme: .ios9, .rightToLeft, size: Size(width: 768, height: 1024))
    let box = try #require(scene.place { $0.role == .popover })
    #expect(isAfter ? box.minX >= source.maxX - 1 : box.maxX <= source.minX + 1)
  }

  @Test(arguments: mirrored) func indexesStandAtTheLeft(_ theme: Theme) throws {
    var table = TableView(
      sections: ["A", "B"].map {
        Section(header: HeaderFooter(title: $0), rows: [Cell(textLabel: Label(text: $0))])
      })
    table.sectionIndex.titles = ["A", "B"]
    let place = scene(of: table, theme: theme, .rightToLeft).place { $0.viewClass == .sectionIndex }
    #expect(place?.minX == 0)
  }

  @Test(arguments: [("س", false), ("سي", true)])
  func onlySingleLettersOfAnIndexMayBeBroad(_ title: String, _ isTruncated: Bool) throws {
    var table = TableView(sections: [Section(rows: [Cell(textLabel: Label(text: "Row"))])])
    table.sectionIndex.titles = [title]
    let scene = TableLayoutEngine(theme: .ios13, shaper: BroadShaper()).scene(
      of: table,
      in: LayoutEnvironment(size: Size(width: 375, height: 667), scale: 2, layoutDirection: .rightToLeft))
    let index = try #require(scene.root.first(.sectionIndex))
    #expect(index.children.map { $0.label?.isTruncated } == [isTruncated])
  }

  @Test func mastersOfSplitViewsStandAtTheRight() throws {
    let side = ViewController(tableView: controller.tableView)
    var split = SplitView(master: side, detail: side)
    split.displayMode = .allVisible
    let scene = scene(of: Screen(content: .splitView(split)), theme: .ios16, .rightToLeft)
    #expect(scene.place { $0.role == .master }?.maxX == 375)
    #expect(scene.place { $0.role == .detail }?.minX == 0)
  }
}

/// Sets letters that are broader than an index.
private struct BroadShaper: TextShaping {
  func shape(_ request: TextRequest) -> ShapedText {
    let width = 20.0 * Double(request.text.count)
    let run = GlyphRun(fontName: "Stub", size: 11, glyphs: [], text: request.text, x: 0, width: width)
    return ShapedText(
      lines: [ShapedLine(runs: [run], width: width)],
      isTruncated: request.maximumWidth.map { width > $0 } ?? false)
  }
}
