import TableLayout
import TableModel
import TableThemes
import Testing

/// The titles along the right edge of a plain table.
@Suite struct SectionIndexTests {
  private static let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) } + ["#"]

  private func table(_ index: SectionIndex, style: TableViewStyle = .plain) -> TableView {
    TableView(
      style: style,
      sections: [
        Section(rows: [Cell(textLabel: Label(text: "Row"), accessoryType: .checkmark)])
      ],
      sectionIndex: index
    )
  }

  private func index(
    _ index: SectionIndex, theme: Theme = .ios8, style: TableViewStyle = .plain, height: Double = 600
  ) -> SceneNode? {
    scene(of: table(index, style: style), theme: theme, size: Size(width: 320, height: height), scale: 2)
      .root.first(role: .sectionIndex)
  }

  /// Grouped tables of iOS 5 have it over their boxes, and cards have it beside them.
  @Test(arguments: TableViewStyle.allCases, [Theme.ios5, .ios8, .ios16]) func tablesOfAllStylesShowIt(
    _ style: TableViewStyle, _ theme: Theme
  ) {
    #expect(index(SectionIndex(titles: ["A"]), theme: theme, style: style) != nil)
  }

  @Test(arguments: [(TableViewStyle.plain, true), (.grouped, false)]) func groupsRunOnBehindIt(
    _ style: TableViewStyle, _ hasStrip: Bool
  ) throws {
    let node = try #require(index(SectionIndex(titles: ["A"]), theme: .ios8, style: style))
    #expect(node.drawings.isEmpty != hasStrip)
  }

  @Test func noTitlesNoIndex() { #expect(index(SectionIndex()) == nil) }

  @Test(arguments: [(1, true), (2, false)]) func aLeastNumberOfRowsHidesIt(_ count: Int, _ isShown: Bool) {
    #expect((index(SectionIndex(titles: ["A"], minimumDisplayRowCount: count)) != nil) == isShown)
  }

  @Test(arguments: Theme.all) func contentMakesRoom(_ theme: Theme) throws {
    // Before iOS 7 an index lies over the rows.
    let width = theme.parts.sectionIndex.narrowsRows ? theme.parts.sectionIndex.width : 0
    let with = scene(of: table(SectionIndex(titles: ["A"])), theme: theme)
    let without = scene(of: table(SectionIndex()), theme: theme)
    let content = { (scene: Scene) in try #require(scene.cells[0].first(.contentView)).frame }
    let checkmark = { (scene: Scene) in try #require(scene.cells[0].first(role: .accessoryView)).frame }
    #expect(try content(with).width == content(without).width - width)
    #expect(try checkmark(with).maxX == checkmark(without).maxX - width)
  }

  @Test(arguments: [Theme.ios7, .ios8]) func tallScreensSpaceLettersAsMeasured(_ theme: Theme) throws {
    let node = try #require(index(SectionIndex(titles: Self.letters), theme: theme, height: 554))
    let middles = node.children.map(\.frame.center)
    #expect(middles.count == 27)
    for (above, below) in zip(middles, middles.dropFirst()) { #expect(abs(below.y - above.y - 14.05) <= 0.5) }
    #expect(abs((middles[26].y - middles[0].y) / 26 - 14.05) < 0.06)
    for middle in middles { #expect(abs(node.frame.minX + middle.x - 312) <= 0.5) }
    #expect(abs(middles[13].y - 277) <= 0.5)
    #expect(node.children[0].label?.font.size == 11)
  }

  @Test func shortScreensShowEveryOtherLetterAsADot() throws {
    let node = try #require(index(SectionIndex(titles: Self.letters), height: 367))
    let titles = node.children.compactMap(\.label?.text)
    #expect(titles == stride(from: 0, to: 27, by: 2).map { Self.letters[$0] })
    let dots = node.drawings.compactMap { drawing -> Rect? in
      guard case .fill(let path, _) = drawing,
        path.elements.contains(where: { if case .curve = $0 { true } else { false } })
      else { return nil }
      return path.boundingBox
    }
    #expect(dots.count == 13)
    for (dot, letter) in zip(dots, node.children) {
      #expect(dot.width == 6)
      #expect(abs(dot.center.y - letter.frame.center.y - 13) <= 0.5)
    }
  }

  @Test(arguments: [1.0, 12, 30, 100, 180, 250, 366, 400, 1000])
  func titlesStayInsideTheTable(_ height: Double) {
    for (theme, count) in Theme.all.flatMap({ theme in [0, 1, 2, 27, 300].map { (theme, $0) } }) {
      let titles = (0..<count).map { "\($0)" }
      guard let node = index(SectionIndex(titles: titles), theme: theme, height: height) else {
        #expect(count == 0)
        continue
      }
      let centers = node.children.map(\.frame.center.y)
      #expect(centers.allSatisfy { height < 30 || (0...height).contains($0) }, "\(theme.name)")
      #expect(centers == centers.sorted())
      #expect(node.children.first?.label?.text == titles.first)
      if count > 1, height >= 100 { #expect(node.children.last?.label?.text == titles.last) }
    }
  }

  @Test func theSearchGlassIsNoText() throws {
    let node = try #require(index(SectionIndex(titles: [SectionIndex.search, "A"])))
    #expect(node.children.compactMap(\.label?.text) == ["A"])
    let strokes = node.drawings.count { if case .stroke = $0 { true } else { false } }
    #expect(strokes == 2)
  }

  @Test func coloursAreTheAuthors() throws {
    let (red, green, blue) = (Color(0xFF0000), Color(0x00FF00), Color(0x0000FF))
    var source = SectionIndex(
      titles: ["A"], color: red, backgroundColor: green, trackingBackgroundColor: blue)
    let resting = try #require(index(source))
    #expect(resting.drawings == [.fill(.rect(resting.frame.bounds), .color(green))])
    guard case .text(_, _, let color, _)? = resting.children.first?.drawings.first else {
      Issue.record("the title is not drawn")
      return
    }
    #expect(color == red)
    source.isTracking = true
    let tracking = try #require(index(source))
    #expect(tracking.drawings == [.fill(.rect(tracking.frame.bounds), .color(blue))])
  }
}

extension Rect {
  fileprivate var center: Point { Point(minX + width / 2, minY + height / 2) }
}
