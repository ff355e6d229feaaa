import TableLayout
import TableModel
import TableThemes
import Testing

/// Rows, sections and the gaps between them.
@Suite struct RowHeightTests {
  private func heights(_ count: Int, _ separatorStyle: SeparatorStyle) -> [Double] {
    let rows = (0..<count).map { Cell(textLabel: Label(text: "Row \($0)")) }
    let table = TableView(
      style: .grouped, sections: [Section(rows: rows)], separatorStyle: separatorStyle)
    return scene(of: table, theme: .ios5).cells.map(\.frame.height)
  }

  @Test func etchedRowsAreHigherAtBothEndsOfABox() {
    #expect(heights(1, .singleLineEtched) == [46])
    #expect(heights(3, .singleLineEtched) == [45, 44, 45])
  }

  @Test func otherRowsAreHigherAtTheTopOfABox() {
    #expect(heights(1, .singleLine) == [45])
    #expect(heights(3, .singleLine) == [45, 44, 44])
  }

  @Test func aRowsOwnHeightComesBeforeTheTables() {
    var table = table(.plain, Cell(height: 60), Cell())
    table.rowHeight = 30
    #expect(scene(of: table, theme: .ios7).cells.map(\.frame.height) == [60, 30])
  }

  @Test func rowsGrowWithWrappedTextOnly() {
    let long = String(repeating: "word ", count: 30)
    let table = table(
      .plain,
      Cell(textLabel: Label(text: long)),
      Cell(textLabel: Label(text: long, numberOfLines: 0)),
      Cell(textLabel: Label(text: "short", numberOfLines: 0))
    )
    let scene = scene(of: table, theme: .ios8, scale: 2)
    let heights = scene.cells.map(\.frame.height)
    #expect(heights[0] == 44)
    #expect(heights[1] > 88)
    #expect(heights[2] == 44)
    #expect(scene.cells[0].first(role: .textLabel)?.label?.isTruncated == true)
    #expect(scene.cells[1].first(role: .textLabel)?.label?.isTruncated == false)
  }

  @Test func anExplicitHeightKeepsWrappedTextSmall() {
    let long = String(repeating: "word ", count: 60)
    let table = table(.plain, Cell(textLabel: Label(text: long, numberOfLines: 0), height: 44))
    #expect(scene(of: table, theme: .ios8).cells[0].frame.height == 44)
  }

  struct Gap: CustomTestStringConvertible {
    let theme: Theme
    let scale: Double
    let header: String?
    let footer: String?
    let first: Double
    let between: Double

    var testDescription: String {
      "\(theme.name) header \(header ?? "none") footer \(footer ?? "none")"
    }
  }

  /// Where the first row begins and how far apart two sections are, from stored frames and screenshots.
  static let gaps = [
    Gap(theme: .ios5, scale: 1, header: nil, footer: nil, first: 10, between: 20),
    Gap(theme: .ios5, scale: 1, header: "Title", footer: nil, first: 46, between: 46),
    Gap(theme: .ios5, scale: 1, header: "Title", footer: "Footer", first: 46, between: 67),
    Gap(theme: .ios7, scale: 2, header: nil, footer: nil, first: 35, between: 20),
    Gap(theme: .ios7, scale: 2, header: "Title", footer: nil, first: 55, between: 48),
    Gap(theme: .ios8, scale: 2, header: "Title", footer: nil, first: 55.5, between: 48),
    Gap(theme: .ios8, scale: 2, header: nil, footer: "Footer", first: 35, between: 48),
  ]

  @Test(arguments: gaps) func sectionsKeepTheirDistance(_ gap: Gap) {
    let section = Section(
      header: gap.header.map { HeaderFooter(title: $0) },
      footer: gap.footer.map { HeaderFooter(title: $0) },
      rows: [Cell()]
    )
    let table = TableView(style: .grouped, sections: [section, section])
    let cells = scene(of: table, theme: gap.theme, scale: gap.scale).cells
    #expect(cells[0].frame.minY == gap.first)
    #expect(cells[1].frame.minY - cells[0].frame.maxY == gap.between)
  }

  @Test(arguments: [Theme.ios5, .ios6, .ios7, .ios8])
  func plainHeadersAreTwentyTwoPointsHigh(_ theme: Theme) {
    let table = TableView(
      sections: [Section(rows: [Cell()]), Section(header: HeaderFooter(title: "A"), rows: [Cell()])])
    let cells = scene(of: table, theme: theme, scale: 2).cells
    #expect(cells[0].frame.minY == 0)
    #expect(cells[1].frame.minY - cells[0].frame.maxY == 22)
  }

  @Test func longHeadersWrap() throws {
    let title = String(repeating: "word ", count: 40)
    let table = TableView(
      style: .grouped, sections: [Section(header: HeaderFooter(title: title), rows: [Cell()])])
    let header = try #require(scene(of: table, theme: .ios8, scale: 2).root.first(role: .header))
    let label = try #require(header.first(.headerFooterLabel))
    let lines = try #require(label.label?.lineCount)
    #expect(lines > 1)
    #expect(header.frame.height == 39.5 + 16 * Double(lines))
    #expect(header.frame.bounds.contains(label.frame))
    #expect(label.label?.text == title.uppercased())
  }

  @Test func explicitHeightsAreKept() {
    let table = TableView(
      style: .grouped,
      sections: [
        Section(header: HeaderFooter(title: "A", height: 70), footer: HeaderFooter(height: 5), rows: [Cell()])
      ],
      sectionHeaderHeight: 20
    )
    let scene = scene(of: table, theme: .ios7)
    #expect(scene.cells[0].frame.minY == 70)
    #expect(scene.contentSize.height == 70 + 44 + 5)
  }

  /// Rows that fill their table share what is left in whole pixels, and no more than there is.
  @Test(
    arguments: [(fillers: 1, rows: 2), (3, 2), (2, 12)],
    [(Theme.ios6, TableViewStyle.plain), (.ios6, .grouped), (.ios16, .plain), (.ios26, .grouped)])
  func fillingRowsShareWhatIsLeft(
    _ table: (fillers: Int, rows: Int), _ look: (theme: Theme, style: TableViewStyle)
  ) throws {
    // A text of several lines makes some of them find their height.
    var text = Cell(
      textLabel: Label(text: "A long text that is broken at the end of the row", numberOfLines: 2))
    text.fillsHeight = true
    var filler = Cell()
    (filler.height, filler.fillsHeight) = (10, true)
    let rows = [text] + Array(repeating: filler, count: table.fillers - 1)
    let view = TableView(
      style: look.style, sections: [Section(rows: rows + Array(repeating: Cell(), count: table.rows))])
    let natural = scene(of: view, theme: look.theme, height: .content)
    let filled = scene(of: view, theme: look.theme)
    let left = max(0, 480 - natural.contentSize.height)
    let share = (left / Double(table.fillers)).rounded(.down)
    for (place, (cell, before)) in zip(filled.cells, natural.cells).enumerated() {
      #expect(cell.frame.height == before.frame.height + (place < table.fillers ? share : 0))
    }
    #expect(filled.cells.count == natural.cells.count)
    #expect(filled.contentSize.height == natural.contentSize.height + share * Double(table.fillers))
    let label = try #require(filled.cells.first?.first(.label)?.label)
    #expect(label.lineCount == 2)
  }
}
