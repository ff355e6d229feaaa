import TableLayout
import TableModel
import TableThemes
import Testing

/// Scroll indicators, refresh controls, and tables whose rows are not there.
@Suite struct TableStateTests {
  private func table(rows: Int) -> TableView {
    TableView(sections: [Section(rows: (0..<rows).map { Cell(textLabel: Label(text: "\($0)"), height: 44) })])
  }

  private func indicator(offset: Double, rows: Int = 40, theme: Theme = .ios8) -> SceneNode? {
    var table = table(rows: rows)
    table.scroll = ScrollState(contentOffset: offset, showsVerticalScrollIndicator: true)
    return scene(of: table, theme: theme, size: Size(width: 320, height: 440), scale: 2)
      .root.first(role: .scrollIndicator)
  }

  @Test(arguments: Theme.all) func indicatorsRunFromEndToEnd(_ theme: Theme) throws {
    let look = theme.parts.scrollIndicator
    let top = try #require(indicator(offset: 0, theme: theme)).frame
    let bottom = try #require(indicator(offset: 1320, theme: theme)).frame
    #expect(top.minY == look.endInset)
    #expect(bottom.maxY == 440 - look.endInset)
    #expect(top.maxX == 320 - look.trailing && top.width == look.width)
    // A quarter of the content is seen.
    #expect(abs(top.height - (440 - 2 * look.endInset) / 4) <= 0.5)
  }

  /// Since iOS 13 symbols above the text of an empty table are grey and as large as 46 points, as on a picture of iOS 18.
  @Test(arguments: [(Theme.ios16, 46.0), (.ios26, 46), (.ios8, 17)])
  func symbolsOfEmptyTables(_ theme: Theme, _ side: Double) throws {
    let symbol = SymbolImage(
      name: "gear", areas: [.rect(Rect(x: 0, y: 0, width: 1, height: 1))], lines: Path(),
      size: Size(width: 1, height: 1))
    var table = TableView(sections: [])
    table.contentUnavailable = ContentUnavailable(
      .empty(ImageView(image: Image(symbol))), text: "None", secondaryText: "Nothing")
    let root = scene(of: table, theme: theme, size: Size(width: 320, height: 440), scale: 2).root
    let image = try #require(root.first(role: .imageView))
    #expect(image.frame.size == Size(width: side, height: side))
    guard case .fill? = image.drawings.first else {
      Issue.record("the symbol is not drawn")
      return
    }
    #expect((image.opacity < 1) == (side == 46))
  }

  @Test func shortTablesHaveNone() { #expect(indicator(offset: 0, rows: 10) == nil) }

  @Test func longTablesKeepALeastLength() throws {
    #expect(try #require(indicator(offset: 0, rows: 10_000)).frame.height == 36)
  }

  @Test(arguments: [-100.0, -1e6, 1e7, 1500]) func overshootingSqueezesIt(_ offset: Double) throws {
    let frame = try #require(indicator(offset: offset)).frame
    #expect(frame.minY >= 3 && frame.maxY <= 437 && frame.height < 109)
  }

  @Test(arguments: [Theme.iphoneos3, .ios5]) func earlyErasHaveNoRefreshControl(_ theme: Theme) throws {
    var table = table(rows: 3)
    let without = scene(of: table, theme: theme)
    table.refreshControl = RefreshControl()
    #expect(scene(of: table, theme: theme) == without)
  }

  @Test(arguments: [(Theme.ios6, 44.0), (.ios8, 60), (.ios13, 60)])
  func refreshingHoldsTheContentDown(_ theme: Theme, _ height: Double) throws {
    var table = table(rows: 3)
    table.refreshControl = RefreshControl()
    let root = scene(of: table, theme: theme, scale: 2).root
    #expect(root.first(.cell)?.frame.minY == height)
    #expect(root.first(.refreshControl)?.frame.numbers == [0, 0, 320, height])
    #expect(root.first(.activityIndicator) != nil)
  }

  /// Measured on iOS 11: six of twelve at a pull of 66 points, seven at 88, and all at 104, where it refreshes.
  @Test func spokesComeWithTheProgress() {
    let spokes = [66 / 104.0, 88 / 104.0, 0.99, 1].map { progress in
      var table = table(rows: 3)
      table.refreshControl = RefreshControl(.pulled(progress))
      return scene(of: table, theme: .ios8).root.first(.activityIndicator)?.drawings.count
    }
    #expect(spokes == [6, 7, 9, 12])
  }

  @Test(arguments: [Theme.ios6, .ios8]) func pullingMovesTheContent(_ theme: Theme) throws {
    let tops = [0, 0.5, 1, 7].map { progress in
      var table = table(rows: 3)
      table.refreshControl = RefreshControl(.pulled(progress))
      return scene(of: table, theme: theme, scale: 2).root.first(.cell)?.frame.minY ?? -1
    }
    #expect(tops[0] == 0)
    #expect(tops[1] > 0 && tops[2] > tops[1] && tops[3] == tops[2])
  }

  @Test(arguments: Theme.all) func loadingStandsInTheMiddle(_ theme: Theme) throws {
    var table = table(rows: 0)
    table.contentUnavailable = ContentUnavailable(.loading, text: "Loading…")
    let root = scene(of: table, theme: theme, scale: 2).root
    let node = try #require(root.first(.contentUnavailable))
    #expect(abs(node.frame.minX + node.frame.width / 2 - 160) <= 0.5)
    #expect(abs(node.frame.minY + node.frame.height / 2 - 240) <= 0.5)
    #expect(node.first(.activityIndicator) != nil)
    #expect(node.first(.plainLabel)?.label?.text == "Loading…")
    #expect(root.first(.separator) == nil)
  }

  @Test(arguments: Theme.all) func oldRowsStayPale(_ theme: Theme) throws {
    var table = table(rows: 3)
    table.contentUnavailable = ContentUnavailable(.loading, text: "Loading…")
    let cell = try #require(scene(of: table, theme: theme).cells.first)
    #expect(try #require(cell.first(.contentView)).opacity < 1)
    #expect(try #require(cell.first(.cellBackground)).opacity == 1)
  }

  @Test(arguments: Theme.all) func emptyTablesStackPictureTextsAndButton(_ theme: Theme) throws {
    let size = Size(width: 40, height: 30)
    let image = Image(ImageReference(name: "i", path: "i", format: .png, size: size))
    var table = table(rows: 0)
    table.contentUnavailable = ContentUnavailable(
      .empty(ImageView(image: image)), text: "None", secondaryText: "Some more words", buttonTitle: "Retry")
    let node = try #require(scene(of: table, theme: theme).root.first(.contentUnavailable))
    #expect(node.children.map(\.viewClass) == [.imageView, .plainLabel, .plainLabel, .button])
    for (above, below) in zip(node.children, node.children.dropFirst()) {
      #expect(below.frame.minY >= above.frame.maxY)
    }
    #expect(node.children.allSatisfy { node.frame.bounds.contains($0.frame, tolerance: 0.5) })
    let whole = scene(of: table, theme: theme, height: .content)
    #expect(whole.size.height >= node.frame.height)
  }

  @Test func textsOfEmptyTablesGrow() throws {
    var table = table(rows: 0)
    table.contentUnavailable = ContentUnavailable(.empty(nil), text: "None", secondaryText: "Nothing")
    let sizes = { (theme: Theme) in
      scene(of: table, theme: theme, height: .content).root.first(.contentUnavailable)?.children.map(
        \.frame.height)
    }
    for theme in [Theme.ios13, .ios26] {
      let (usual, large) = (
        try #require(sizes(theme)), try #require(sizes(theme.resized(to: .accessibilityLarge)))
      )
      #expect(zip(usual, large).allSatisfy { $0 * 1.5 < $1 })
    }
    #expect(sizes(.ios8) == sizes(Theme.ios8.resized(to: .accessibilityLarge)))
  }

  @Test func nothingToSayIsNothing() throws {
    var table = table(rows: 0)
    table.contentUnavailable = ContentUnavailable(.empty(nil))
    let node = try #require(scene(of: table, theme: .ios8).root.first(.contentUnavailable))
    #expect(node.children.isEmpty)
  }
}
