import TableLayout
import TableModel
import TableThemes
import Testing

/// What a selected row shows and hides.
@Suite struct SelectedRowTests {
  private static let red = View(backgroundColor: Color(0xFF0000))
  private static let green = View(backgroundColor: Color(0x00FF00))

  private func cells(
    _ rows: Cell..., style: TableViewStyle = .plain, theme: Theme,
    _ configure: (inout TableView) -> Void = { _ in }
  ) -> [SceneNode] {
    var table = TableView(style: style, sections: [Section(rows: rows)])
    configure(&table)
    return scene(of: table, theme: theme, scale: 2).cells
  }

  private func checking(_ table: inout TableView) {
    table.isEditing = true
    table.allowsMultipleSelectionDuringEditing = true
  }

  @Test(arguments: Theme.all) func checkedRowsHaveABackground(_ theme: Theme) {
    let cells = cells(Cell(isSelected: true), Cell(), theme: theme, checking)
    #expect(cells.map { $0.first(.selectedBackground) != nil } == [true, false])
    #expect(cells[0].first(.editControl)?.drawings != cells[1].first(.editControl)?.drawings)
  }

  /// The colour of a checked row of iOS 9, measured.
  @Test func checkedRowsArePaleBlue() throws {
    let cell = try #require(cells(Cell(isSelected: true), theme: .ios9, checking).first)
    let background = try #require(cell.first(.selectedBackground))
    #expect(background.drawings.map(\.color) == [Color(0xE9F0FA)])
    #expect(background.frame == cell.frame.bounds)
  }

  /// A finger on a row has not chosen it yet.
  @Test(arguments: Theme.all) func highlightedRowsHaveEmptyCircles(_ theme: Theme) {
    var highlighted = Cell(isSelected: false)
    highlighted.isHighlighted = true
    let editing = cells(highlighted, Cell(), Cell(isSelected: true), theme: theme, checking)
    let circles = editing.map { $0.first(.editControl)?.drawings }
    #expect(circles[0] == circles[1] && circles[0] != circles[2])
    let usual = cells(highlighted, Cell(), theme: theme)
    #expect(editing[0].first(.selectedBackground) == usual[0].first(.selectedBackground))
    #expect(editing[0].first(.selectedBackground) != nil)
  }

  @Test(arguments: Theme.all) func checkedRowsShowViewsOfTheAuthors(_ theme: Theme) {
    let cells = cells(
      Cell(
        isSelected: true, selectedBackgroundView: Background(view: Self.red),
        multipleSelectionBackgroundView: Background(view: Self.green)),
      Cell(isSelected: true, selectedBackgroundView: Background(view: Self.red)), theme: theme, checking)
    let backgrounds = cells.map { $0.first(role: .selectedBackgroundView)?.drawings.first }
    #expect(backgrounds.map { $0.map(\.color) } == [Color(0x00FF00), Color(0xFF0000)])
  }

  @Test(arguments: Theme.all) func selectionStyleNoneHidesViewsOfTheAuthors(_ theme: Theme) {
    let cell = Cell(
      textLabel: Label(text: "A", highlightedTextColor: Color(0xFF0000)), selectionStyle: SelectionStyle.none,
      isSelected: true, selectedBackgroundView: Background(view: Self.red))
    var plain = cell
    plain.isSelected = false
    #expect(cells(cell, theme: theme) == cells(plain, theme: theme))
  }

  @Test(arguments: [Theme.ios7, .ios8, .ios9, .ios11, .ios13, .ios16, .ios26])
  func linesAroundASelectedRowVanish(_ theme: Theme) {
    let cells = cells(Cell(), Cell(), Cell(isSelected: true), Cell(), Cell(), theme: theme)
    #expect(cells.prefix(4).map { $0.first(.separator) != nil } == [true, false, false, true])
  }

  @Test(arguments: [Theme.iphoneos3, .ios5, .ios6]) func linesStayInClassicLooks(_ theme: Theme) {
    let cells = cells(Cell(), Cell(isSelected: true), Cell(), theme: theme)
    #expect(cells.allSatisfy { $0.first(.separator) != nil })
  }

  /// Measured in iOS 9: lines stay over the background of a checked row.
  @Test func linesStayAroundCheckedRows() {
    let cells = cells(Cell(), Cell(isSelected: true), Cell(), theme: .ios9, checking)
    #expect(cells.allSatisfy { $0.first(.separator) != nil })
  }

  /// The same of the line above a section's first row, which an ordinary selection hides with the one below it.
  @Test(arguments: [Theme.ios7, .ios8, .ios11, .ios16])
  func theUpperLineOfASectionStaysWithTheOthers(_ theme: Theme) throws {
    let lines = { (cell: Cell, configure: (inout TableView) -> Void) -> [Double] in
      let first = self.cells(cell, Cell(), style: .grouped, theme: theme, configure)[0]
      let top = first.children.firstIndex { $0.viewClass == .separator && $0.frame.minY == 0 }
      let background = first.children.lastIndex {
        $0.role == .backgroundView || $0.role == .selectedBackgroundView
      }
      if let top { #expect(top > background ?? 0) }
      return first.children.filter { $0.viewClass == .separator }.map(\.frame.minY)
    }
    #expect(lines(Cell(isSelected: true), self.checking) == [0, 43.5])
    let own = Cell(isSelected: true, multipleSelectionBackgroundView: Background(view: Self.green))
    #expect(lines(own, self.checking) == [0, 43.5])
    #expect(lines(Cell(backgroundView: Background(view: Self.red)), { _ in }) == [0, 43.5])
    #expect(lines(Cell(isSelected: true), { _ in }) == [])
    #expect(lines(Cell(), { _ in }) == [43.5])
  }

  @Test(arguments: [(Theme.ios6, true), (.ios8, true), (.ios11, true), (.ios13, false), (.ios26, false)])
  func subviewsLoseTheirColoursUntilIOS12(_ theme: Theme, _ clears: Bool) throws {
    let own = View(frame: Rect(x: 10, y: 10, width: 20, height: 20), backgroundColor: Color(0xFF0000))
    let cell = Cell(contentView: ContentView(subviews: [own]), accessoryView: own, isSelected: true)
    let selected = try #require(cells(cell, theme: theme).first)
    let views = [
      try #require(selected.first(.contentView)?.children.first),
      try #require(selected.first(role: .accessoryView)),
    ]
    #expect(views.map { $0.drawings.isEmpty } == [clears, clears])
    var unselected = cell
    unselected.isSelected = false
    let usual = try #require(cells(unselected, theme: theme).first?.first(role: .accessoryView))
    #expect(!usual.drawings.isEmpty)
  }

  @Test(arguments: Theme.all) func aViewLiesOverTheCellsColour(_ theme: Theme) throws {
    let cell = Cell(
      backgroundColor: Color(0xFF0000),
      backgroundView: Background(view: View(backgroundColor: Color(0x0000FF), alpha: 0.5)))
    for style in TableViewStyle.allCases {
      let cell = try #require(cells(cell, style: style, theme: theme).first)
      let background = try #require(cell.children.first)
      #expect(background.viewClass == .cellBackground)
      #expect(background.drawings.contains { $0.color == Color(0xFF0000) })
      #expect(cell.children[1].role == .backgroundView)
    }
  }

  @Test(arguments: [Theme.iphoneos3, .ios5, .ios6]) func aViewTakesTheBoxsPlace(_ theme: Theme) throws {
    let cell = try #require(
      cells(Cell(backgroundView: Background(view: Self.red)), style: .grouped, theme: theme).first)
    #expect(cell.first(.cellBackground) == nil)
  }
}

extension Drawing {
  /// The colour of something that has one colour.
  fileprivate var color: Color? {
    if case .fill(_, .color(let color)) = self { color } else { nil }
  }
}
