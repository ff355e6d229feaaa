import TableLayout
import TableModel
import TableThemes
import Testing

/// Rows since iOS 9, against frames that Interface Builder stored.
@Suite struct ModernRowTests {
  private func cell(
    _ cell: Cell, _ theme: Theme, style: TableViewStyle = .grouped, width: Double, scale: Double = 2,
    rowsAsStored: Bool = true
  ) throws -> SceneNode {
    let scene = scene(
      of: table(style, cell), theme: theme, size: Size(width: width, height: 600), scale: scale,
      rowsAsStored: rowsAsStored)
    return try #require(scene.cells.first)
  }

  @Test(
    arguments: [
      (Theme.ios9, 320.0, 15.0), (.ios9, 414, 15), (.ios9, 768, 68), (.ios9, 1024, 176), (.ios11, 375, 16),
      (.ios11, 390, 20), (.ios13, 320, 16), (.ios13, 414, 20), (.ios26, 390, 16),
      (.ios26, 393, 20),
    ] as [(Theme, Double, Double)])
  func marginsDependOnWidth(_ theme: Theme, _ width: Double, _ margin: Double) throws {
    let label = try #require(
      cell(Cell(textLabel: Label(text: "Title")), theme, width: width).first(role: .textLabel))
    #expect(label.frame.minX == margin)
    #expect(label.frame.width == width - 2 * margin)
  }

  @Test(
    arguments: [
      (Theme.ios9, 2.0, 287.0, 43.5, 270.0), (.ios11, 2, 286, 43.5, 269), (.ios13, 2, 293, 43.5, 269),
      (.ios16, 2, 293.5, 43.5, 269.5), (.ios16, 3, 293.667, 43.667, 269.667),
      (.ios26, 2, 293.5, 51.5, 269.5),
    ] as [(Theme, Double, Double, Double, Double)])
  func aChevronTakesItsRoom(
    _ theme: Theme, _ scale: Double, _ contentWidth: Double, _ contentHeight: Double, _ labelWidth: Double
  ) throws {
    let cell = try cell(
      Cell(textLabel: Label(text: "Title"), accessoryType: .disclosureIndicator), theme, width: 320,
      scale: scale)
    let content = try #require(cell.first(.contentView)).frame
    #expect(abs(content.width - contentWidth) < 0.001)
    #expect(abs(content.height - contentHeight) < 0.001)
    #expect(abs(try #require(cell.first(role: .textLabel)).frame.width - labelWidth) < 0.001)
  }

  @Test(
    arguments: [
      (AccessoryType.none, 414.0, 414.0, 379.0), (.disclosureIndicator, 414, 381, 359),
      (.disclosureIndicator, 375, 342, 324), (.checkmark, 414, 375, 355),
    ])
  func theFirstIOS11KeptTheOldMarginAtTheRight(
    _ accessory: AccessoryType, _ width: Double, _ contentWidth: Double, _ labelWidth: Double
  ) throws {
    let cell = try cell(
      Cell(textLabel: Label(text: "Title"), accessoryType: accessory), .ios11Point0, width: width)
    #expect(try #require(cell.first(.contentView)).frame.width == contentWidth)
    #expect(try #require(cell.first(role: .textLabel)).frame.width == labelWidth)
  }

  /// Running apps of iOS 26 have a check mark of 19 × 18 points at two pixels a point, and of 19 × 17⅓ at three.
  @Test(arguments: [(2.0, 18.0), (3.0, 52.0 / 3)] as [(Double, Double)])
  func checkMarksOfIOS26AreLowerAtThreePixels(
    _ scale: Double, _ height: Double
  ) throws {
    let row = Cell(textLabel: Label(text: "Title"), accessoryType: .checkmark)
    let mark = try #require(
      cell(row, .ios26, width: 390, scale: scale).first(role: .accessoryView)
    ).frame
    #expect(mark.width == 19)
    #expect(abs(mark.height - height) < 0.001)
  }

  @Test(
    arguments: [(Theme.ios6, 43.0), (.ios8, 44), (.ios11, 44), (.ios13, 44)] as [(Theme, Double)])
  func rowsWithoutLinesAreAllContentSinceIOS7(_ theme: Theme, _ height: Double) throws {
    let table = table(
      .plain, Cell(textLabel: Label(text: "Title"), height: 44), separatorStyle: SeparatorStyle.none)
    let cell = try #require(scene(of: table, theme: theme).cells.first)
    #expect(try #require(cell.first(.contentView)).frame.height == height)
    #expect(cell.frame.height == 44)
  }

  @Test(
    arguments: [
      (60.0, 10.0, 32.5), (50, 8, 27.5), (44, 5, 24.5), (62, 11, 33.5),
    ] as [(Double, Double, Double)])
  func subtitlesAreSpacedWhereThereIsRoom(_ height: Double, _ y: Double, _ detailY: Double) throws {
    let row = Cell(
      style: .subtitle,
      textLabel: Label(text: "Title", font: FontAttributes(size: 16, weight: .medium)),
      detailTextLabel: Label(text: "Subtitle", font: FontAttributes(size: 12)),
      height: height
    )
    let cell = try cell(row, .ios13, width: 414)
    #expect(try #require(cell.first(role: .textLabel)).frame.minY == y)
    #expect(try #require(cell.first(role: .detailTextLabel)).frame.minY == detailY)
  }

  @Test(arguments: [(17.0, 12.0, 56.0), (17, 13, 57.5)])
  func subtitlesOfFixedSizesHaveLowerRows(_ size: Double, _ detailSize: Double, _ height: Double) throws {
    let row = Cell(
      style: .subtitle,
      textLabel: Label(text: "Title", font: FontAttributes(size: size)),
      detailTextLabel: Label(text: "Subtitle", font: FontAttributes(size: detailSize))
    )
    #expect(try cell(row, .ios13, width: 375).frame.height == height)
  }

  @Test func subtitlesOfTextStylesAreAsMeasuredOniOS26() throws {
    let row = Cell(
      style: .subtitle, textLabel: Label(text: "Title"), detailTextLabel: Label(text: "Subtitle"))
    let cell = try cell(row, .ios26, width: 375)
    #expect(cell.frame.height == 62)
    #expect(try #require(cell.first(role: .textLabel)).frame.minY == 9)
    #expect(try #require(cell.first(role: .detailTextLabel)).frame.minY == 32.5)
  }

  @Test(
    arguments: [(Theme.ios13, 17.0, 43.5), (.ios13, 38, 66), (.ios26, 17, 51.5), (.ios11, 17, 44)]
      as [(Theme, Double, Double)])
  func rowsAreAsHighAsTheirText(_ theme: Theme, _ size: Double, _ height: Double) throws {
    let row = Cell(textLabel: Label(text: "Title", font: FontAttributes(size: size)))
    #expect(try cell(row, theme, width: 375).frame.height == height)
  }

  @Test(arguments: [2.0, 3])
  func devicesAddTheLineToRowsWithoutAHeight(_ scale: Double) throws {
    let row = Cell(textLabel: Label(text: "Title"))
    let shown = try cell(row, .ios16, width: 375, scale: scale, rowsAsStored: false)
    let stored = try cell(row, .ios16, width: 375, scale: scale)
    #expect(abs(shown.frame.height - 44) < 1e-9)
    #expect(abs(stored.frame.height - (44 - 1 / scale)) < 1e-9)
    #expect(shown.first(.contentView)?.frame == stored.first(.contentView)?.frame)
  }

  @Test func rowsWithAHeightKeepIt() throws {
    let row = Cell(textLabel: Label(text: "Title"), height: 60)
    #expect(try cell(row, .ios16, width: 375, rowsAsStored: false).frame.height == 60)
  }

  @Test(arguments: [(320.0, 16.0), (375, 16), (390, 20), (414, 20), (704, 20)])
  func cardsKeepTheMarginOfTheirTable(_ width: Double, _ margin: Double) throws {
    let cell = try cell(
      Cell(textLabel: Label(text: "Title")), .ios16, style: .insetGrouped, width: width)
    #expect(cell.frame.minX == margin)
    #expect(cell.frame.width == width - 2 * margin)
    #expect(try #require(cell.first(role: .textLabel)).frame.minX == margin)
    #expect(cell.clipsToBounds)
  }

  @Test func withoutCardsThatStyleIsGrouped() throws {
    let row = Cell(textLabel: Label(text: "Title"))
    let inset = try cell(row, .ios11, style: .insetGrouped, width: 375)
    #expect(inset.frame == (try cell(row, .ios11, width: 375)).frame)
  }

  @Test func linesOfIOS26AreInsetAndVanishAroundASelection() {
    let rows = [Cell(), Cell(), Cell(isSelected: true), Cell(), Cell()]
    let scene = scene(
      of: TableView(style: .insetGrouped, sections: [Section(rows: rows)]), theme: .ios26,
      size: Size(width: 375, height: 600), scale: 2)
    let lines = scene.cells.map { $0.first(.separator)?.frame.numbers }
    #expect(lines == [[16, 51, 311, 1], nil, nil, [16, 51, 311, 1], nil])
  }

  @Test func titledHeadersOfGroupsKeepTheirOwnHeight() throws {
    let table = TableView(
      style: .grouped,
      sections: [
        Section(rows: [Cell()]), Section(header: HeaderFooter(title: "A"), rows: [Cell()]),
        Section(rows: [Cell()]),
      ],
      sectionHeaderHeight: 18,
      sectionFooterHeight: 18
    )
    let frames = scene(of: table, theme: .ios13, size: Size(width: 375, height: 600), scale: 2).cells
      .map(\.frame)
    #expect(frames[1].minY - frames[0].maxY == 56)
    #expect(frames[2].minY - frames[1].maxY == 36)
  }
}
