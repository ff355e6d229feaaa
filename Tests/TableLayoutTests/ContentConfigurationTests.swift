import TableLayout
import TableModel
import TableThemes
import Testing

/// Rows, headers and footers with content configurations.
@Suite struct ContentConfigurationTests {
  private func row(
    _ configuration: ListContentConfiguration, _ theme: Theme = .ios26, width: Double = 402,
    accessory: AccessoryType = .none, style: TableViewStyle = .plain
  ) throws -> SceneNode {
    var cell = Cell(accessoryType: accessory)
    cell.contentConfiguration = configuration
    return try #require(
      scene(of: table(style, cell), theme: theme, size: Size(width: width, height: 600), scale: 2).cells.first
    )
  }

  @Test(arguments: [(Theme.ios26, 53.0), (.ios16, 44.5), (.ios13, 44.5)])
  func aTableAddsItsLine(_ theme: Theme, _ height: Double) throws {
    #expect(try row(ListContentConfiguration(text: "A"), theme).frame.height == height)
  }

  @Test func aSubtitleIsAsHighAsItsTextsAndMargins() throws {
    let row = try row(ListContentConfiguration(.subtitleCell, text: "A", secondaryText: "B"))
    let labels = [row.first(role: .textLabel), row.first(role: .detailTextLabel)].compactMap { $0?.frame }
    try #require(labels.count == 2)
    #expect(labels[0].minY == 15)
    #expect(labels[1].minY == labels[0].maxY)
    #expect(row.frame.height == labels[1].maxY + 15 + 1)
  }

  @Test func twoTextsStandOnOneLineOnlyWhereTheyFit() throws {
    let wide = try row(ListContentConfiguration(.valueCell, text: "A", secondaryText: "B"))
    let text = try #require(wide.first(role: .textLabel)).frame
    let value = try #require(wide.first(role: .detailTextLabel)).frame
    #expect(text.minY == value.minY)
    #expect(value.maxX == 402 - 20)
    let long = String(repeating: "long ", count: 12)
    let narrow = try row(ListContentConfiguration(.valueCell, text: long, secondaryText: long), width: 320)
    let below = try #require(narrow.first(role: .detailTextLabel)).frame
    #expect(try #require(narrow.first(role: .textLabel)).frame.maxY <= below.minY)
    #expect(below.minX == 16)
  }

  /// A configuration makes a content view that takes the place of the row's own, in looks that have any.
  @Test(arguments: [Theme.ios13, .ios26], [false, true])
  func aConfigurationReplacesTheContentView(_ theme: Theme, _ hasFrame: Bool) throws {
    var slider = View(content: .control(Control(.slider(value: 0.4))))
    if hasFrame { slider.frame = Rect(x: 20, y: 0, width: 200, height: 90) }
    var cell = Cell(contentView: ContentView(subviews: [slider, slider, slider]))
    cell.contentView?.backgroundColor = Color(0xFF0000)
    cell.contentConfiguration = ListContentConfiguration(text: "A")
    let shown = { (cell: Cell) in
      scene(of: table(.plain, cell), theme: theme, size: Size(width: 402, height: 600), scale: 2).cells.first
    }
    var alone = cell
    alone.contentView = nil
    #expect(try #require(shown(cell)) == #require(shown(alone)))
    cell.contentConfiguration = nil
    #expect(try #require(shown(cell)).first(.slider) != nil)
  }

  @Test func looksWithoutConfigurationsKeepTheContentView() throws {
    var cell = Cell(
      contentView: ContentView(subviews: [View(content: .control(Control(.slider(value: 0.4))))]))
    cell.contentConfiguration = ListContentConfiguration(text: "A")
    #expect(scene(of: table(.plain, cell), theme: .ios8).root.first(.slider) != nil)
  }

  @Test func anAccessoryLeavesEightPoints() throws {
    let row = try row(
      ListContentConfiguration(.valueCell, text: "A", secondaryText: "B"), accessory: .disclosureIndicator)
    let content = try #require(row.first(.listContentView)).frame
    #expect(try #require(row.first(role: .detailTextLabel)).frame.maxX == content.width - 8)
  }

  @Test func symbolsStandInAColumn() throws {
    var configuration = ListContentConfiguration(text: "A")
    let symbol = { (width: Double) in
      ImageView(image: Image(SymbolImage(name: "a", areas: [], size: Size(width: width, height: 1))))
    }
    for width in [0.5, 2.0] {
      configuration.image = symbol(width)
      let row = try row(configuration)
      let image = try #require(row.first(role: .imageView)).frame
      #expect(abs(image.minX + image.width / 2 - (20 + 12)) <= 0.25)
      #expect(try #require(row.first(role: .textLabel)).frame.minX == 20 + 24 + 16)
      var cell = Cell()
      cell.contentConfiguration = configuration
      let rows = scene(of: table(.plain, cell, cell), theme: .ios26, size: Size(width: 402, height: 600))
      #expect(try #require(rows.root.first(.separator)).frame.minX == 60)
    }
  }

  /// Rows with symbols beside their text are as high as those without, and larger ones make theirs higher.
  @Test(arguments: [Theme.ios16, .ios26]) func symbolsStandOnALine(_ theme: Theme) throws {
    let height = { (size: Double?, points: Double?) throws -> Double in
      var configuration = ListContentConfiguration(text: "A")
      if let size {
        var symbol = SymbolImage(name: "a", areas: [], size: Size(width: size, height: size))
        symbol.configuration.pointSize = points
        configuration.image = ImageView(image: Image(symbol))
      }
      var cell = Cell()
      cell.contentConfiguration = configuration
      let scene = scene(of: table(.plain, cell), theme: theme, size: Size(width: 402, height: 300), scale: 3)
      return try #require(scene.cells.first).frame.height
    }
    let plain = try height(nil, nil)
    #expect(try height(1.3, nil) == plain && height(0.5, nil) == plain)
    #expect(try height(1.3, 52) > plain)
  }

  @Test func aPictureIsNoLargerThanItMayBe() throws {
    var configuration = ListContentConfiguration(text: "A")
    configuration.image = ImageView(
      image: Image(ImagePlaceholder(name: "a", size: Size(width: 80, height: 40))))
    configuration.imageProperties.maximumSize = Size(width: 40, height: 40)
    #expect(
      try #require(row(configuration).first(role: .imageView)).frame.size == Size(width: 40, height: 20))
    configuration.imageProperties.reservedLayoutSize = Size(width: 60, height: 0)
    let image = try #require(row(configuration).first(role: .imageView)).frame
    #expect(image.minX == 20 + 10)
  }

  @Test func theCellsMarginCountsIfItIsMore() throws {
    var configuration = ListContentConfiguration(text: "A")
    configuration.directionalLayoutMargins = DirectionalEdgeInsets(leading: 4)
    #expect(try #require(row(configuration).first(role: .textLabel)).frame.minX == 20)
    configuration.directionalLayoutMargins = DirectionalEdgeInsets(leading: 44)
    #expect(try #require(row(configuration).first(role: .textLabel)).frame.minX == 44)
  }

  @Test(arguments: [Theme.ios6, .ios8, .ios11]) func olderLooksDrawTheNearestStyle(_ theme: Theme) throws {
    let row = try row(ListContentConfiguration(.valueCell, text: "A", secondaryText: "B"), theme)
    #expect(row.cellStyle == .value1)
    #expect(row.first(.contentView) != nil && row.first(.listContentView) == nil)
  }

  @Test(
    arguments: [
      (.ios26, .groupedHeader, 40.5), (.ios16, .groupedHeader, 39), (.ios26, .groupedFooter, 30),
    ] as [(Theme, ListContentConfiguration.Style, Double)])
  func headersAreAsHighAsTheirTextAndMargins(
    _ theme: Theme, _ style: ListContentConfiguration.Style, _ height: Double
  ) throws {
    var header = HeaderFooter()
    header.contentConfiguration = ListContentConfiguration(style, text: "Title")
    let table = TableView(style: .insetGrouped, sections: [Section(header: header, rows: [Cell()])])
    let scene = scene(of: table, theme: theme, size: Size(width: 402, height: 600), scale: 2)
    let node = try #require(scene.root.first(role: .header))
    #expect(abs(node.frame.height - height) <= 0.5)
    #expect(node.first(role: .textLabel)?.label?.text == (theme == .ios16 ? "TITLE" : "Title"))
  }

  @Test func aBackgroundHasItsOwnCorners() throws {
    var cell = Cell()
    cell.contentConfiguration = ListContentConfiguration(text: "A")
    var background = BackgroundConfiguration(.clear)
    background.backgroundColor = Color(0xFF0000)
    background.cornerRadius = 10
    background.backgroundInsets = DirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    cell.backgroundConfiguration = background
    let drawn = try #require(
      scene(of: table(.plain, cell), theme: .ios26, size: Size(width: 402, height: 600)).cells.first?
        .first(.cellBackground))
    guard case .fill(let path, .color(let color))? = drawn.drawings.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(color == Color(0xFF0000))
    #expect(path.boundingBox == Rect(x: 4, y: 2, width: 394, height: 49))
  }

  /// The colour of a selection is one of those that a state gives, and not one that the author chose.
  @Test(arguments: [Theme.ios16, .ios26]) func aSelectionKeepsWhatTheBackgroundWasGiven(_ theme: Theme) throws
  {
    let selection = { (background: BackgroundConfiguration) -> SceneNode? in
      var cell = Cell(textLabel: Label(text: "A"))
      cell.isSelected = true
      cell.backgroundConfiguration = background
      return scene(of: table(.plain, cell), theme: theme, size: Size(width: 402, height: 600)).cells.first?
        .first(.selectedBackground)
    }
    var own = BackgroundConfiguration(.listCell)
    #expect(selection(own) != nil)
    own.cornerRadius = 10
    own.backgroundInsets = DirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    let drawing = try #require(selection(own)?.drawings.first)
    guard case .fill(let path, _) = drawing else {
      Issue.record("nothing is filled")
      return
    }
    #expect(path.boundingBox.minX == 4 && path.boundingBox.minY == 2)
    own.backgroundColor = Color(0xFF0000)
    #expect(selection(own) == nil && selection(BackgroundConfiguration(.clear)) == nil)
  }

  /// The line around a background is no part of what a selection paints over, and lies inside of the row.
  @Test(arguments: [Theme.ios16, .ios26], [nil, 10.0])
  func aSelectionLeavesTheStrokeOfTheBackground(_ theme: Theme, _ radius: Double?) throws {
    var background = BackgroundConfiguration(.listGroupedCell)
    background.strokeWidth = 4
    background.strokeColor = Color(0xFF0000)
    background.cornerRadius = radius
    var cell = Cell(textLabel: Label(text: "A"))
    cell.backgroundConfiguration = background
    cell.isSelected = true
    let row = try #require(
      scene(of: table(.insetGrouped, cell), theme: theme, size: Size(width: 402, height: 600)).cells.first)
    let selection = try #require(row.first(.selectedBackground))
    guard case .stroke(let path, let stroke, .color(let color))? = selection.drawings.last else {
      Issue.record("nothing is stroked")
      return
    }
    #expect(color == Color(0xFF0000) && stroke.width == 4)
    let line = selection.frame.bounds.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    #expect(path.boundingBox == line)
  }
}
