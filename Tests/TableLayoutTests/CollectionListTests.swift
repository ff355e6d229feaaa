import TableLayout
import TableModel
import TableThemes
import Testing

/// Lists of collection views, against pictures of iOS 17, 18 and 26 at three pixels a point.
@Suite struct CollectionListTests {
  private func list(
    _ appearance: CollectionLayoutListConfiguration.Appearance = .insetGrouped, sections: [Section]
  ) -> TableView {
    var table = TableView(style: appearance.tableStyle, sections: sections)
    table.list = CollectionLayoutListConfiguration(appearance)
    return table
  }

  private func laidOut(_ table: TableView, _ theme: Theme = .ios26, width: Double = 402) -> SceneNode {
    scene(of: table, theme: theme, size: Size(width: width, height: 800), scale: 3).root
  }

  private static let row = Cell(textLabel: Label(text: "Row"))

  /// A value in a sidebar changes neither the height of its row nor where its text begins.
  @Test(arguments: [Theme.ios16, .ios26], [CellStyle.value1, .value2])
  func valuesInSidebarsStandAtTheEnd(_ theme: Theme, _ style: CellStyle) throws {
    let value = Cell(style: style, textLabel: Label(text: "Row"), detailTextLabel: Label(text: "On"))
    let root = laidOut(list(.sidebar, sections: [Section(rows: [Self.row, value])]), theme)
    let cells = root.all.filter { $0.viewClass == .listCell }
    try #require(cells.count == 2)
    #expect(cells[0].frame.height == cells[1].frame.height)
    let titles = try cells.map { try #require($0.first(role: .textLabel)).frame }
    let detail = try #require(cells[1].first(role: .detailTextLabel))
    #expect(titles[0].minX == titles[1].minX && titles[0].minY == titles[1].minY)
    #expect(detail.frame.minX > titles[1].maxX && detail.label?.font.size == 17)
  }

  @Test(
    arguments: [
      (Theme.ios26, 390.0, 16.0), (.ios26, 402, 16), (.ios26, 440, 20), (.ios16, 393, 20), (.ios16, 402, 20),
    ] as [(Theme, Double, Double)])
  func cardsStandFromTheEdges(_ theme: Theme, _ width: Double, _ margin: Double) throws {
    let root = laidOut(list(sections: [Section(rows: [Self.row])]), theme, width: width)
    let cell = try #require(root.first(.listCell))
    #expect(root.viewClass == .collectionView)
    #expect(cell.frame.minX == margin && cell.frame.width == width - 2 * margin)
  }

  @Test(arguments: [(Theme.ios26, 52.0), (.ios16, 44)] as [(Theme, Double)])
  func rowsHoldTheirLine(_ theme: Theme, _ height: Double) throws {
    let root = laidOut(list(sections: [Section(rows: [Self.row, Self.row])]), theme)
    let cells = root.all.filter { $0.viewClass == .listCell }
    #expect(cells.map(\.frame.height) == [height, height])
    #expect(cells.map { $0.first(.separator) == nil } == [false, true])
  }

  @Test(arguments: [(Theme.ios26, 40.333, 58.0), (.ios16, 38.667, 56.333)] as [(Theme, Double, Double)])
  func theFirstHeaderIsAsHighAsLaterOnes(_ theme: Theme, _ height: Double, _ gap: Double) throws {
    let section = Section(header: HeaderFooter(title: "Header"), rows: [Self.row])
    let root = laidOut(list(sections: [section, section]), theme)
    let headers = root.all.filter { $0.role == .header }
    let cells = root.all.filter { $0.viewClass == .listCell }
    try #require(headers.count == 2 && cells.count == 2)
    // The stub’s lines are not San Francisco’s to a third of a point.
    #expect(headers.allSatisfy { abs($0.frame.height - height) <= 0.67 })
    #expect(headers[0].frame.minY == 0)
    #expect(abs(cells[1].frame.minY - cells[0].frame.maxY - gap) <= 0.67)
  }

  @Test func cardsWithoutHeadersAreThirtyFivePointsApart() throws {
    let section = Section(rows: [Self.row])
    let cells = laidOut(list(sections: [section, section])).all.filter { $0.viewClass == .listCell }
    #expect(abs(cells[1].frame.minY - cells[0].frame.maxY - 35) < 0.001)
    #expect(cells.first?.frame.minY == 35)
  }

  /// Measured on footers of two and six lines of 12 points: the first is as high as its font, others whole points.
  @Test func linesOfFootersAreWholePointsApart() throws {
    let footer = { (lines: Int) -> SceneNode? in
      let text = Array(repeating: "Footer", count: lines).joined(separator: "\n")
      let section = Section(footer: HeaderFooter(title: text), rows: [Self.row])
      return laidOut(list(sections: [section]), Theme.ios26.resized(to: .medium)).first(role: .footer)
    }
    let heights = try [1, 2, 6].map { try #require(footer($0)).frame.height }
    #expect(abs(heights[2] - heights[0] - 5 * (heights[1] - heights[0])) < 0.001)
    #expect(abs(heights[1] - heights[0] - 14) < 0.001)
  }

  /// Measured at two sizes of text: a value ends 13 points before the ink of its disclosure indicator.
  @Test func valuesEndBeforeTheDisclosureIndicator() throws {
    var cell = Self.row
    (cell.style, cell.accessoryType) = (.value1, .disclosureIndicator)
    cell.detailTextLabel = Label(text: "Value")
    let root = laidOut(list(sections: [Section(rows: [cell])]))
    let value = try #require(root.first(role: .detailTextLabel))
    let arrow = try #require(root.first(role: .accessoryView))
    #expect(abs(arrow.frame.minX - value.frame.maxX - 11.667) < 0.01)
  }

  /// Below a large title the first card begins where a header would.
  @Test(arguments: [(true, 0.0), (false, 35)])
  func theFirstCardBeginsBelowTheBar(isLarge: Bool, gap: Double) throws {
    let bar = NavigationBar(title: "Title", prefersLargeTitles: isLarge)
    let controller = ViewController(
      navigationBar: bar, tableView: list(sections: [Section(rows: [Self.row])]))
    let root = scene(of: .around(controller), theme: .ios26).root
    let bars = root.frames(of: .navigationBar)
    let cells = root.frames(of: .listCell)
    try #require(bars.count == 1 && cells.count == 1)
    #expect(cells[0].minY - bars[0].maxY == gap)
  }

  @Test(arguments: [(CellStyle.default, false), (.subtitle, true), (.value1, true)])
  func stylesBecomeConfigurations(_ style: CellStyle, _ hasDetail: Bool) throws {
    let cell = Cell(
      style: style, textLabel: Label(text: "Text"), detailTextLabel: Label(text: "Detail"))
    let node = try #require(laidOut(list(sections: [Section(rows: [cell])])).first(.listCell))
    #expect(node.first(.listContentView) != nil)
    #expect((node.first(role: .detailTextLabel) != nil) == hasDetail)
  }

  @Test func accessoriesStandInTheirOrder() throws {
    var cell = Self.row
    cell.accessories = [
      CellAccessory(.label("3")), CellAccessory(.checkmark), CellAccessory(.disclosureIndicator),
    ]
    let node = try #require(laidOut(list(sections: [Section(rows: [cell])])).first(.listCell))
    let accessories = node.children.filter { $0.role == .accessoryView }.sorted {
      $0.frame.minX < $1.frame.minX
    }
    try #require(accessories.count == 3)
    #expect(accessories[0].viewClass == .plainLabel || accessories[0].first(.plainLabel) != nil)
    for (one, next) in zip(accessories, accessories.dropFirst()) { #expect(one.frame.maxX < next.frame.minX) }
    #expect(try #require(node.first(.listContentView)).frame.maxX <= accessories[0].frame.minX)
  }

  @Test func accessoriesShowInTheirState() throws {
    var cell = Self.row
    var hidden = CellAccessory(.checkmark)
    hidden.displayed = .whenNotEditing
    cell.accessories = [CellAccessory(.delete), hidden, CellAccessory(.reorder)]
    var table = list(sections: [Section(rows: [cell])])
    let rest = try #require(laidOut(table).first(.listCell))
    #expect(rest.first(.editControl) == nil && rest.first(role: .reorderControl) == nil)
    #expect(rest.first(role: .accessoryView) != nil)
    table.isEditing = true
    let edited = try #require(laidOut(table).first(.listCell))
    #expect(edited.first(.editControl) != nil && edited.first(role: .reorderControl) != nil)
    #expect(edited.first(role: .accessoryView) == nil)
  }

  @Test func modesHideHeadersAndFooters() {
    var table = list(sections: [
      Section(header: HeaderFooter(title: "H"), footer: HeaderFooter(title: "F"), rows: [Self.row])
    ])
    table.list?.headerMode = .none
    table.list?.footerMode = .none
    #expect(laidOut(table).all.allSatisfy { $0.viewClass != .headerFooter })
  }

  @Test func theFirstRowMayBeTheHeader() throws {
    var table = list(sections: [Section(rows: [Self.row, Self.row])])
    table.list?.headerMode = .firstItemInSection
    let cells = laidOut(table).all.filter { $0.viewClass == .listCell }
    #expect(cells.map(\.frame.height).first != cells.map(\.frame.height).last)
    #expect(cells.first?.first(.separator) == nil)
    #expect(cells.first?.first(.cellBackground)?.drawings == [])
  }

  @Test func olderLooksDrawTables() {
    let root = laidOut(list(sections: [Section(rows: [Self.row])]), .ios8)
    #expect(root.viewClass == .tableView && root.first(.cell) != nil)
  }
}

/// What tables have had since iOS 9 to 15.
@Suite struct ModernTableTests {
  private func laidOut(_ table: TableView, width: Double = 375) -> SceneNode {
    scene(of: table, theme: .ios16, size: Size(width: width, height: 200), scale: 2).root
  }

  private static let row = Cell(textLabel: Label(text: "Row"))

  @Test func theSpaceAboveHeadersMayBeAnother() throws {
    var table = TableView(sections: [Section(header: HeaderFooter(title: "A"), rows: [Self.row])])
    let usual = try #require(laidOut(table).first(role: .header)).frame.minY
    table.sectionHeaderTopPadding = 5
    #expect(usual == 22)
    #expect(try #require(laidOut(table).first(role: .header)).frame.minY == 5)
  }

  @Test func insetsMayCountFromTheUsualOnes() throws {
    var table = TableView(
      sections: [Section(rows: [Self.row, Self.row])], separatorInset: EdgeInsets(left: 20, right: 10))
    let line = { (table: TableView) in try #require(laidOut(table).first(.separator)).frame }
    #expect(try line(table).minX == 20)
    table.separatorInsetReference = .fromAutomaticInsets
    #expect(try line(table).minX == 36)
    #expect(try line(table).maxX == 375 - 10)
  }

  @Test(arguments: [(375.0, 16.0), (768, 68), (1024, 176)])
  func contentKeepsToTheMiddle(_ width: Double, _ margin: Double) throws {
    var table = TableView(sections: [Section(rows: [Self.row])])
    table.cellLayoutMarginsFollowReadableWidth = true
    #expect(try #require(laidOut(table, width: width).first(role: .textLabel)).frame.minX == margin)
  }

  @Test func fillerRowsHaveTheirHeight() {
    var table = TableView(sections: [Section(rows: [Self.row])])
    let lines = { (table: TableView) in
      laidOut(table).children.filter { $0.viewClass == .separator }.map(\.frame.maxY)
    }
    #expect(lines(table) == [])
    table.fillerRowHeight = 30
    #expect(lines(table).prefix(3) == [74, 104, 134])
  }
}
