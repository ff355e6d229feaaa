import TableLayout
import TableModel
import TableThemes
import Testing

/// Headers and footers of sections: texts, views, heights and colours.
@Suite struct HeaderFooterTests {
  private func header(
    _ header: HeaderFooter, style: TableViewStyle = .plain, theme: Theme = .ios8
  ) throws -> SceneNode {
    let table = TableView(style: style, sections: [Section(header: header, rows: [Cell()])])
    return try #require(scene(of: table, theme: theme, scale: 2).root.first(role: .header))
  }

  @Test(arguments: Theme.all) func aViewIsAsHighAsItsFrameAndAsWideAsTheTable(_ theme: Theme) throws {
    let view = View(frame: Rect(x: 7, y: 9, width: 100, height: 61), backgroundColor: .white)
    let node = try header(HeaderFooter(view: view), theme: theme)
    #expect([node.frame.width, node.frame.height] == [320, 61])
    #expect(node.children.first?.frame.numbers == [0, 0, 320, 61])
  }

  @Test func aHeightOfTheHeadersOwnComesFirst() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 61))
    #expect(try header(HeaderFooter(height: 33, view: view)).frame.height == 33)
  }

  @Test func aViewWithoutFrameIsAsHighAsWhatIsInIt() throws {
    let inner = View(frame: Rect(x: 0, y: 10, width: 50, height: 30))
    #expect(try header(HeaderFooter(view: View(subviews: [inner]))).frame.height == 40)
    let label = View(content: .label(Label(text: "one two three four", numberOfLines: 0)))
    #expect(try header(HeaderFooter(view: label)).frame.height > 0)
  }

  @Test func subviewsFollowTheWidth() throws {
    let right = View(
      frame: Rect(x: 80, y: 0, width: 20, height: 20), autoresizingMask: [.flexibleLeftMargin])
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 20), subviews: [right])
    let node = try header(HeaderFooter(view: view))
    #expect(node.children.first?.children.first?.frame.maxX == 320)
  }

  @Test(arguments: Theme.all) func textsWrap(_ theme: Theme) throws {
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    for style in TableViewStyle.allCases {
      let look = style == .plain ? theme.plain.header : theme.grouped.header
      guard look.maximumLines != 1 else { continue }
      let one = try header(HeaderFooter(title: "word"), style: style, theme: theme)
      let many = try header(HeaderFooter(title: long), style: style, theme: theme)
      #expect(try #require(many.children.first?.label).lineCount > 1)
      #expect(many.frame.height > one.frame.height)
      #expect(try many.frame.bounds.contains(#require(many.children.first).frame))
    }
  }

  @Test func coloursAndAlignmentAreTheAuthors() throws {
    let (red, blue) = (Color(0xFF0000), Color(0x0000FF))
    let node = try header(
      HeaderFooter(title: "T", textAlignment: .right, textColor: red, backgroundColor: blue), theme: .ios5)
    #expect(node.drawings == [.fill(.rect(node.frame.bounds), .color(blue))])
    let label = try #require(node.children.first)
    guard case .text(let line, let origin, let color, _)? = label.drawings.first else {
      Issue.record("the title is not drawn")
      return
    }
    #expect(label.drawings.count == 1)
    #expect(color == red)
    #expect(origin.x + line.width == label.frame.width)
  }

  /// The space between the rows of two sections, each of which may have a footer.
  private func gap(_ theme: Theme, _ first: String?, _ second: String?) throws -> Double {
    let sections = [first, second].map { footer in
      Section(
        header: HeaderFooter(title: "T"),
        footer: footer.map { HeaderFooter(title: $0) } ?? HeaderFooter(height: 18), rows: [Cell()])
    }
    let cells = scene(of: TableView(style: .grouped, sections: sections), theme: theme, scale: 2).cells
    return try #require(cells.last).frame.minY - #require(cells.first).frame.maxY
  }

  @Test(arguments: [Theme.ios10, .ios11, .ios13, .ios16])
  func headersOfSectionsWithFootersAreHigher(_ theme: Theme) throws {
    let plain = try gap(theme, nil, nil)
    #expect(try gap(theme, nil, "F") == plain + 7.5)
    #expect(try gap(theme, "F", "F") == gap(theme, "F", nil) + 7.5)
  }

  /// The edges of the rows of a grouped table whose sections have these headers and footers, on a screen of `scale`
  /// pixels a point; an empty text is a header or footer without a title.
  private func edges(
    _ theme: Theme, scale: Double, _ sections: [(header: String, footer: String)]
  ) -> [(minY: Double, maxY: Double)] {
    let part = { (title: String) in title.isEmpty ? nil : HeaderFooter(title: title) }
    let table = TableView(
      style: .grouped,
      sections: sections.map { Section(header: part($0.header), footer: part($0.footer), rows: [Cell()]) })
    return scene(of: table, theme: theme, scale: scale).cells
      .map { ($0.frame.minY, $0.frame.maxY) }
  }

  /// Stored documents of Xcode 12 and 14.2 whose tables give no heights, and OnionBrowser's screenshot of iOS 16.
  @Test(arguments: [
    (2.0, ["", ""], ["", ""], 35.0), (3, ["", ""], ["", ""], 35),
    (2, ["", "T"], ["", ""], 55.5), (3, ["", "T"], ["", ""], 55.333),
    (2, ["", "T"], ["", "F"], 63), (3, ["", "T"], ["", "F"], 62.667),
    (3, ["", ""], ["F", ""], 47.667), (3, ["", ""], ["F\nF", ""], 63.667),
    (3, ["", "T"], ["F", "F"], 75.333), (3, ["", "T"], ["F\nF", "F"], 91.333),
  ])
  func groupsAreAsFarApartAsMeasured(
    _ scale: Double, headers: [String], footers: [String], gap: Double
  ) throws {
    for theme in [Theme.ios11, .ios13, .ios16] {
      let rows = edges(theme, scale: scale, zip(headers, footers).map { ($0, $1) })
      #expect(abs(rows[1].minY - rows[0].maxY - gap) < 0.001, "\(theme.name)")
    }
  }

  /// 55⅓ and 38 at three pixels a point, where iOS 13 gives the first untitled header 17⅔.
  @Test func firstHeadersAreAsHighAsMeasured() throws {
    for theme in [Theme.ios11, .ios13, .ios26] {
      let first = try #require(edges(theme, scale: 3, [("T", "")]).first)
      #expect(abs(first.minY - 55.333) < 0.001, "\(theme.name)")
    }
    let untitled = try #require(edges(.ios16, scale: 3, [("", "")]).first)
    #expect(abs(untitled.minY - 17.667) < 0.001)
  }

  /// Stored documents whose tables ask for 18 points have the first row at 35 until iOS 12 and at 18 later; between two
  /// groups both have 36, also where a title has no character before iOS 13.
  @Test(arguments: [(Theme.ios9, 35.0), (.ios11, 35), (.ios13, 18), (.ios26, 18)])
  func untitledGroupsHaveTheHeightsOfTheTable(theme: Theme, first: Double) throws {
    let section = Section(rows: [Cell()])
    let table = TableView(
      style: .grouped, sections: [section, section], sectionHeaderHeight: 18, sectionFooterHeight: 18)
    let rows = scene(of: table, theme: theme, scale: 3).cells.map(\.frame)
    try #require(rows.count == 2)
    #expect(rows[0].minY == first)
    #expect(abs(rows[1].minY - rows[0].maxY - 36) < 0.001)
  }

  @Test(arguments: [(Theme.ios11, 36.0), (.ios13, 40)])
  func aTitleWithoutACharacterIsOneSinceIOS13(theme: Theme, gap: Double) throws {
    let section = Section(header: HeaderFooter(title: ""), rows: [Cell()])
    let table = TableView(
      style: .grouped, sections: [section, section], sectionHeaderHeight: 18, sectionFooterHeight: 18)
    let rows = scene(of: table, theme: theme, scale: 2).cells.map(\.frame)
    try #require(rows.count == 2)
    #expect(rows[1].minY - rows[0].maxY == gap)
  }

  /// Interface Builder of Xcode 13 drew text at the smallest size.
  @Test func aTitleWithoutACharacterIsLowerInSmallText() throws {
    let section = Section(header: HeaderFooter(title: ""), rows: [Cell()])
    let table = TableView(
      style: .grouped, sections: [section, section], sectionHeaderHeight: 18, sectionFooterHeight: 18)
    let rows = scene(of: table, theme: Theme.ios13.resized(to: .extraSmall), scale: 2).cells.map(\.frame)
    try #require(rows.count == 2)
    #expect(rows[1].minY - rows[0].maxY == 35.5)
  }

  @Test(arguments: [2.0, 3]) func linesOfFootersAreSixteenPointsApart(_ scale: Double) throws {
    for theme in [Theme.ios11, .ios16, .ios26] {
      let table = TableView(
        style: .grouped,
        sections: [Section(footer: HeaderFooter(title: "F\nF\nF"), rows: [Cell()])])
      let footer = try #require(scene(of: table, theme: theme, scale: scale).root.first(role: .footer))
      #expect(footer.frame.height == 62)
      let baselines = try #require(footer.children.first).drawings.compactMap { drawing -> Double? in
        guard case .text(_, let origin, _, _) = drawing else { return nil }
        return origin.y
      }
      try #require(baselines.count == 3)
      for (upper, lower) in zip(baselines, baselines.dropFirst()) {
        #expect(abs(lower - upper - 16) < 0.001, "\(theme.name)")
      }
    }
  }

  @Test func headersOfIOS9DoNotDependOnFooters() throws {
    #expect(try gap(.ios9, nil, "F") == gap(.ios9, nil, nil))
  }

  @Test(arguments: [Theme.ios13, .ios26]) func aFooterWithoutACharacterMakesTheHeaderHigher(
    _ theme: Theme
  ) throws {
    #expect(try gap(theme, nil, "") == gap(theme, nil, nil) + 7.5)
    #expect(try gap(theme, "", nil) == gap(theme, nil, nil) + 4)
  }

  @Test func aTitleStandsInTheMiddleOfAPlainHeader() throws {
    let node = try header(HeaderFooter(title: "T", height: 60))
    let label = try #require(node.children.first)
    #expect(abs(label.frame.minY + label.frame.height / 2 - 30) <= 1)
  }

  @Test(arguments: [Double.nan, -5, -Double.infinity]) func impossibleHeightsAreNone(_ height: Double) throws
  {
    #expect(try header(HeaderFooter(title: "T", height: height)).frame.height == 0)
  }

  @Test func headersKeepClearOfTheIndex() throws {
    var table = TableView(sections: [Section(header: HeaderFooter(title: "T"), rows: [Cell()])])
    table.sectionIndex = SectionIndex(titles: ["A"])
    let label = try #require(scene(of: table, theme: .ios8).root.first(.headerFooterLabel))
    #expect(label.frame.maxX <= 320 - Theme.ios8.parts.sectionIndex.width)
  }
}
