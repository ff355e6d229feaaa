import TableLayout
import TableModel
import TableThemes
import Testing

/// The lines between rows and below the last one.
@Suite struct SeparatorTests {
  private func separators(
    _ tableView: TableView, _ theme: Theme, scale: Double = 2, height: PictureHeight = .screen
  ) -> [[Double]] {
    let scene = scene(of: tableView, theme: theme, scale: scale, height: height)
    return scene.root.children.flatMap { child in
      child.all.filter { $0.viewClass == .separator }.map {
        $0.frame.offset(y: child.viewClass == .cell ? child.frame.minY : 0).numbers
      }
    }
  }

  @Test func classicLinesAreOnePointThickAndRunAcross() {
    #expect(separators(table(.plain, Cell()), .ios5, height: .content) == [[0, 43, 320, 1]])
  }

  @Test func flatLinesAreOnePixelThickAndBeginAtTheText() {
    #expect(separators(table(.plain, Cell()), .ios7, height: .content) == [[15, 43.5, 305, 0.5]])
    #expect(separators(table(.plain, Cell()), .ios7, scale: 1, height: .content) == [[15, 43, 305, 1]])
  }

  @Test func emptyRowsGoOnToTheEndOfTheScreen() {
    let lines = separators(table(.plain, Cell()), .ios7)
    #expect(lines.map { $0[1] } == stride(from: 43.5, to: 480, by: 44).map { $0 })
    #expect(lines.allSatisfy { $0[0] == 15 && $0[2] == 305 })
  }

  /// A footer without height is the usual way to be rid of them.
  @Test(arguments: [Theme.ios6, .ios8, .ios13]) func aTableFooterLeavesNoEmptyRows(_ theme: Theme) {
    var table = table(.plain, Cell())
    #expect(separators(table, theme).count > 5)
    table.tableFooterView = View(frame: Rect(x: 0, y: 0, width: 320, height: 0))
    #expect(separators(table, theme).count == 1)
  }

  @Test func groupedTablesHaveNoEmptyRows() {
    #expect(separators(table(.grouped, Cell()), .ios7).count == 1)
  }

  @Test func theLastLineOfAGroupRunsAcross() {
    let lines = separators(table(.grouped, Cell(), Cell()), .ios7)
    #expect(lines == [[15, 78.5, 305, 0.5], [0, 122.5, 320, 0.5]])
  }

  @Test func insetsOfCellsComeBeforeThoseOfTables() {
    var table = table(.plain, Cell(separatorInset: EdgeInsets(left: 40, right: 10)), Cell())
    table.separatorInset = EdgeInsets(top: 5, left: 20, bottom: 5)
    let lines = separators(table, .ios8, height: .content)
    #expect(lines == [[40, 43.5, 270, 0.5], [20, 87.5, 300, 0.5]])
  }

  @Test func negativeInsetsCountAsNone() {
    let lines = separators(
      table(.plain, Cell(separatorInset: EdgeInsets(left: -9, right: -9))), .ios8, height: .content)
    #expect(lines == [[0, 43.5, 320, 0.5]])
  }

  @Test(arguments: [Theme.ios7, .ios13]) func indentationMovesTheContentAlone(_ theme: Theme) throws {
    let cells = scene(
      of: table(
        .plain, Cell(textLabel: Label(text: "A")), Cell(textLabel: Label(text: "A"), indentationLevel: 2)),
      theme: theme, scale: 2
    ).cells
    let lines = cells.compactMap { $0.first(.separator)?.frame.minX }
    #expect(lines.count == 2 && lines[0] == lines[1])
    let labels = cells.compactMap { $0.first(role: .textLabel)?.frame.minX }
    #expect(labels == [labels[0], labels[0] + 20])
  }

  @Test(arguments: [Theme.ios7, .ios11, .ios16]) func insetsMoveTheContentAtBothEnds(_ theme: Theme) throws {
    let inset = EdgeInsets(left: 60, right: 90)
    let cell = Cell(
      style: .value1, textLabel: Label(text: "A"), detailTextLabel: Label(text: "B"), separatorInset: inset)
    let row = try #require(scene(of: table(.plain, cell), theme: theme, scale: 2).cells.first)
    #expect(row.first(.separator)?.frame.numbers.prefix(1) == [60])
    #expect(row.first(.separator)?.frame.maxX == 230)
    #expect(row.first(role: .textLabel)?.frame.minX == 60)
    #expect(row.first(role: .detailTextLabel)?.frame.maxX == 230)
  }

  @Test func linesBeginBesideImages() {
    let image = ImageReference(name: "i", path: "i", format: .png, size: Size(width: 29, height: 29))
    let lines = separators(
      table(.plain, Cell(imageView: ImageView(image: Image(image)))), .ios7, height: .content)
    #expect(lines == [[59, 43.5, 261, 0.5]])
  }

  @Test(arguments: Theme.all) func noneMeansNone(_ theme: Theme) {
    for style in TableViewStyle.allCases {
      #expect(separators(table(style, Cell(), separatorStyle: SeparatorStyle.none), theme).isEmpty)
    }
  }

  @Test func colorsOfTheTableReplaceTheThemes() throws {
    var table = table(.plain, Cell())
    table.separatorColor = Color(0xFF0000)
    let line = try #require(scene(of: table, theme: .ios7).root.first(role: .separator))
    #expect(line.drawings == [.fill(.rect(line.frame.bounds), .color(Color(0xFF0000)))])
  }
}
