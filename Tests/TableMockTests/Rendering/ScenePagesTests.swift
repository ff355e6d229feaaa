import TableMock
import TestSupport
import Testing

/// Long tables are cut between their rows, and nothing of them is lost.
@Suite struct ScenePagesTests {
  private static let variant = Variant(height: .content)

  private func screen(
    sections: [(header: String?, rows: Int, footer: String?)], theme: String = "ios7"
  ) -> Screen {
    let sections = sections.map { section in
      Section(
        header: section.header.map { HeaderFooter(title: $0) },
        footer: section.footer.map { HeaderFooter(title: $0) },
        rows: (0..<section.rows).map { Cell(textLabel: Label(text: "Row \($0)")) }
      )
    }
    return Screen(
      theme: theme, size: Size(width: 320, height: 480), tableView: TableView(sections: sections))
  }

  private func table(of page: Scene) throws -> SceneNode { try #require(page.root.children.first) }

  private func rows(of page: Scene) throws -> [IndexPath] {
    try table(of: page).children.compactMap(\.indexPath)
  }

  private func paths(_ sections: [Int]) -> [IndexPath] {
    sections.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(section: section, row: $0) }
    }
  }

  /// Whether each view of a page lies between its edges.
  private func expectWholeRows(_ pages: [Scene]) throws {
    for page in pages {
      let table = try table(of: page)
      for node in table.children where node.indexPath != nil || node.role == .header {
        let top = node.frame.minY + table.frame.minY
        #expect(top >= -0.001 && top + node.frame.height <= page.size.height + 0.001)
      }
    }
  }

  @Test func tenThousandRowsAreAllThereOnce() throws {
    let renderer = try Renderer()
    let screen = screen(sections: (0..<100).map { ("Section \($0)", 100, nil) })
    let whole = try renderer.scene(of: screen, as: Self.variant)
    let all = paths(Array(repeating: 100, count: 100))
    #expect(whole.root.children.compactMap(\.indexPath) == all)
    let svg = try renderer.picture(of: whole, as: .svg)
    let lines = String(decoding: svg, as: UTF8.self).split(separator: "\n")
    #expect(
      lines.filter { $0.contains("-textLabel-") }.count == all.count)

    let pages = try renderer.pages(of: screen, height: 1000)
    #expect(try pages.flatMap(rows) == all)
    #expect(abs(pages.reduce(0) { $0 + $1.size.height } - whole.size.height) < 0.01)
    #expect(pages.allSatisfy { $0.size.height > 0 && $0.size.height <= 1000 })
    try expectWholeRows(pages)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>) func pagesOfAnyHeightHoldWholeRows(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let renderer = try Renderer()
    for style in TableViewStyle.allCases {
      let counts = (0..<8).map { _ in Int.random(in: 0...9, using: &random) }
      var screen = screen(
        sections: counts.map { count in
          let hasTitles = Bool.random(using: &random)
          return (hasTitles ? "Header" : nil, count, hasTitles ? "Footer" : nil)
        },
        theme: try #require(Theme.all.randomElement(using: &random)).name)
      screen.updateTableViews { $0.style = style }
      let whole = try renderer.scene(of: screen, as: Self.variant)
      let height = Double.random(in: 150...700, using: &random)
      let pages = try renderer.pages(of: screen, height: height)
      #expect(try pages.flatMap(rows) == paths(counts))
      #expect(abs(pages.reduce(0) { $0 + $1.size.height } - whole.size.height) < 0.01)
      #expect(pages.allSatisfy { $0.size.height <= height + 0.001 })
      try expectWholeRows(pages)
    }
  }

  @Test func headersStayWithTheirFirstRows() throws {
    // Rows of 44 points and headers of 22: the second header would end the first page without a row.
    let screen = screen(sections: [("A", 4, nil), ("B", 4, nil)], theme: "ios6")
    let pages = try Renderer().pages(of: screen, height: 22 + 4 * 44 + 30)
    let headers = try pages.map { page in try table(of: page).children.filter { $0.role == .header }.count }
    #expect(headers == [1, 1])
    #expect(pages.map(\.size.height) == [198, 198])
  }

  @Test func footersStayWithTheirLastRows() throws {
    var screen = screen(sections: [(nil, 5, "Footer")], theme: "ios7")
    screen.updateTableViews { $0.style = .grouped }
    let renderer = try Renderer()
    let whole = try renderer.scene(of: screen, as: Self.variant)
    let footer = try #require(whole.root.children.first { $0.role == .footer })
    let pages = try renderer.pages(of: screen, height: footer.frame.minY + 1)
    let last = try table(of: #require(pages.last)).children
    #expect(pages.count == 2)
    #expect(last.contains { $0.role == .footer } && last.compactMap(\.indexPath).map(\.row) == [4])
  }

  @Test func rowsHigherThanAPageAreCutAlone() throws {
    var screen = screen(sections: [(nil, 3, nil)])
    screen.updateTableViews { $0.sections[0].rows[1].height = 250 }
    let pages = try Renderer().pages(of: screen, height: 100)
    #expect(pages.map(\.size.height) == [44, 100, 100, 50, 44])
    #expect(try pages.map { try rows(of: $0).map(\.row) } == [[0], [1], [1], [1], [2]])
  }

  @Test func whatFitsIsOnePage() throws {
    let pages = try Renderer().pages(of: screen(sections: [(nil, 3, nil)]), height: 132)
    #expect(pages.map(\.size.height) == [132])
  }

  @Test func emptyTablesAreOnePageAsHighAsTheyAre() throws {
    let renderer = try Renderer()
    let screen = screen(sections: [])
    let pages = try renderer.pages(of: screen, height: 500)
    #expect(try pages.map(\.size) == [renderer.scene(of: screen, as: Self.variant).size])
  }

  @Test(arguments: [0, -5, 1e-9, .leastNonzeroMagnitude]) func heightsHaveALeast(_ height: Double) throws {
    let pages = try Renderer().pages(of: screen(sections: [(nil, 1, nil)]), height: height)
    #expect(pages.map(\.size.height) == [10, 10, 10, 10, 4])
  }

  @Test func backgroundsReachOverAllPages() throws {
    var screen = screen(sections: [(nil, 10, nil)])
    screen.updateTableViews { $0.backgroundView = View(content: .label(Label(text: "Behind"))) }
    let pages = try Renderer().pages(of: screen, height: 100)
    #expect(pages.count == 5)
    for page in pages {
      #expect(try table(of: page).children.contains { $0.role == .backgroundView })
    }
  }

  @Test func pagesAreCutFromOneTable() throws {
    let renderer = try Renderer()
    let controller = ViewController(tableView: TableView())
    for content in [
      ScreenContent.splitView(SplitView(master: controller, detail: controller)),
      .controller(ViewController()),
    ] {
      #expect(throws: DrawingError.self) { try renderer.pages(of: Screen(content: content), height: 100) }
    }
  }
}
