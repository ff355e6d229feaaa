import TableLayout
import TableModel
import TableThemes
import Testing

/// What moves when a table is scrolled, and what stays.
@Suite struct ScrollingTests {
  private func contacts(
    _ style: TableViewStyle = .plain, offset: Double = 0, footer: String? = nil
  ) -> TableView {
    let sections = ["A", "B", "C"].map { (title: String) in
      Section(
        header: HeaderFooter(title: title, height: 20),
        footer: footer.map { HeaderFooter(title: $0, height: 30) },
        rows: (0..<10).map { Cell(textLabel: Label(text: title + String($0)), height: 40) }
      )
    }
    return TableView(style: style, sections: sections, scroll: ScrollState(contentOffset: offset))
  }

  private func headers(of table: TableView, theme: Theme = .ios7, height: Double = 200) -> [SceneNode] {
    scene(of: table, theme: theme, size: Size(width: 320, height: height), keepsHiddenRows: false)
      .root.children.filter { $0.role == .header }
  }

  @Test(arguments: [(1060.0, nil), (1062.0, 2.0), (0.0, nil), (-0.4, nil)] as [(Double, Double?)])
  func offsetsBeyondTheContentAreFound(offset: Double, surplus: Double?) {
    let findings = surplus.map { [LayoutFinding(.scrolledPastEnd($0), ids: [])] } ?? []
    // Three headers of 20 points and thirty rows of 40 end 1060 points below a table that is 200 high.
    let table = contacts(offset: offset)
    let size = Size(width: 320, height: 200)
    #expect(scene(of: Screen(tableView: table), theme: .ios7, size: size).findings == findings)
  }

  /// Where a refresh control can be pulled at, a finger pulls by less than the height of the table.
  @Test(
    arguments: [
      (-80.0, false, 80.0), (-80.0, true, nil), (-200.0, true, nil), (-201.0, true, 201.0),
      (-400.0, false, 400.0),
    ] as [(Double, Bool, Double?)])
  func offsetsBeforeTheContentAreFound(offset: Double, hasRefreshControl: Bool, pull: Double?) {
    let findings = pull.map { [LayoutFinding(.pulledPastStart($0), ids: [])] } ?? []
    var table = contacts(offset: offset)
    if hasRefreshControl { table.refreshControl = RefreshControl() }
    let size = Size(width: 320, height: 200)
    #expect(scene(of: Screen(tableView: table), theme: .ios7, size: size).findings == findings)
  }

  @Test(arguments: Theme.all) func rowsMoveUpByTheOffset(_ theme: Theme) throws {
    let atRest = try #require(scene(of: contacts(), theme: theme).cells.first)
    let moved = try #require(scene(of: contacts(offset: 70), theme: theme).cells.first)
    #expect(moved.frame.minY == atRest.frame.minY - 70)
    #expect(moved.children == atRest.children)
  }

  @Test(arguments: Theme.all) func backgroundsStay(_ theme: Theme) throws {
    var table = contacts(.grouped)
    table.backgroundView = View(backgroundColor: .white)
    let atRest = scene(of: table, theme: theme).root
    table.scroll.contentOffset = 70
    let moved = scene(of: table, theme: theme).root
    #expect(moved.drawings == atRest.drawings)
    #expect(moved.children.first == atRest.children.first)
    #expect(moved.children.first?.role == .backgroundView)
  }

  @Test func aPlainHeaderStaysWhileItsRowsPass() {
    let frames = headers(of: contacts(offset: 100)).map(\.frame.numbers)
    #expect(frames == [[0, 0, 320, 20]])
  }

  @Test func theNextHeaderPushesItOff() {
    // The second section begins at 420; 10 points of the first header's 20 are left.
    let frames = headers(of: contacts(offset: 410)).map(\.frame.numbers)
    #expect(frames == [[0, -10, 320, 20], [0, 10, 320, 20]])
  }

  @Test func groupedHeadersScroll() {
    #expect(headers(of: contacts(.grouped, offset: 100)).isEmpty)
  }

  @Test func plainFootersStayAtTheBottom() throws {
    let root = scene(
      of: contacts(footer: "f"), theme: .ios7, size: Size(width: 320, height: 200), keepsHiddenRows: false
    ).root
    let footer = try #require(root.first(role: .footer))
    #expect(footer.frame.numbers == [0, 170, 320, 30])
  }

  @Test func aFooterDoesNotCoverItsHeader() throws {
    let root = scene(
      of: contacts(footer: "f"), theme: .ios7, size: Size(width: 320, height: 30), keepsHiddenRows: false
    ).root
    #expect(try #require(root.first(role: .header)).frame.maxY <= 20)
    #expect(root.first(role: .footer).map { $0.frame.minY >= 20 } ?? true)
  }

  @Test func insetsHoldContentDownAndHeadersBelowThem() throws {
    var table = contacts()
    table.scroll.contentInset = EdgeInsets(top: 30, bottom: 10)
    #expect(try #require(scene(of: table, theme: .ios7).cells.first).frame.minY == 50)
    table.scroll.contentOffset = 100
    let header = try #require(headers(of: table).first)
    #expect(header.frame.minY == 30)
  }

  @Test func whatIsPulledDownKeepsItsHeaderAtItsRows() throws {
    let header = try #require(headers(of: contacts(offset: -25)).first)
    #expect(header.frame.minY == 25)
  }

  @Test func emptyRowsFollowTheLastRow() throws {
    var table = contacts(offset: 1200)
    table.rowHeight = 40
    let lines = scene(of: table, theme: .ios7).root.children.filter { $0.viewClass == .separator }
    // The content ends at 1260, which is 60 points down; a line ends each 40 points from there on.
    #expect(lines.first?.frame.maxY == 100)
    #expect(lines.count == 10)
  }

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity, 1e308, -1e308, 1e-300])
  func impossibleOffsetsAndInsetsAreSurvived(_ value: Double) {
    for theme in Theme.all {
      var table = contacts(offset: value, footer: "f")
      table.scroll.contentInset = EdgeInsets(top: value, left: value, bottom: value, right: value)
      table.scroll.scrollIndicatorInsets = table.scroll.contentInset
      table.scroll.showsVerticalScrollIndicator = true
      table.sectionIndex = SectionIndex(titles: ["A", "B"])
      table.refreshControl = RefreshControl(.pulled(value))
      table.contentUnavailable = ContentUnavailable(.loading, text: "Loading")
      for node in scene(of: table, theme: theme, keepsHiddenRows: false).root.all {
        #expect(node.frame.numbers.allSatisfy { $0.isFinite }, "\(node.viewClass) \(node.frame)")
        #expect(node.frame.width >= 0 && node.frame.height >= 0)
      }
    }
  }

  @Test func aPictureOfAllContentIsNotScrolled() throws {
    let whole = scene(of: contacts(offset: 100), theme: .ios7, height: .content)
    #expect(try #require(whole.cells.first).frame.minY == 20)
    #expect(whole.size.height == 1260)
  }
}
