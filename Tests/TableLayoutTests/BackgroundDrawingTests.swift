import TableLayout
import TableModel
import TableThemes
import Testing

/// What is drawn behind rows and tables.
@Suite struct BackgroundDrawingTests {
  private func fills(_ node: SceneNode) -> [(path: Path, paint: Paint)] {
    node.drawings.compactMap { if case .fill(let path, let paint) = $0 { (path, paint) } else { nil } }
  }

  private func background(
    _ row: Int, of count: Int, theme: Theme, separatorStyle: SeparatorStyle? = nil
  ) throws
    -> SceneNode
  {
    let rows = (0..<count).map { Cell(textLabel: Label(text: "\($0)")) }
    let table = TableView(style: .grouped, sections: [Section(rows: rows)], separatorStyle: separatorStyle)
    return try #require(scene(of: table, theme: theme).cells[row].first(.cellBackground))
  }

  @Test func pinstripesStayInsideTheTable() {
    let root = scene(of: table(.grouped, Cell()), theme: .ios6, scale: 2).root
    #expect(fills(root).count == 2)
    for fill in fills(root) { #expect(root.frame.bounds.contains(fill.path.boundingBox)) }
  }

  @Test func theTablesOwnColorReplacesPinstripes() {
    var table = table(.grouped, Cell())
    table.backgroundColor = .white
    let root = scene(of: table, theme: .ios5).root
    #expect(root.drawings == [.fill(.rect(root.frame.bounds), .color(.white))])
  }

  @Test(arguments: [(Theme.iphoneos3, true), (.ios5, true), (.ios6, true), (.ios7, false), (.ios8, false)])
  func rowsOfOldPlainTablesLetTheTablesColorThrough(theme: Theme, isSeen: Bool) throws {
    let brown = Color(0x716658)
    var table = table(.plain, Cell())
    table.backgroundColor = brown
    let row = try #require(scene(of: table, theme: theme).cells[0].first(.cellBackground))
    #expect(fills(row).contains { $0.paint == .color(brown) } == isSeen)
    table.sections[0].rows[0].backgroundColor = .black
    let own = try #require(scene(of: table, theme: theme).cells[0].first(.cellBackground))
    #expect(fills(own).contains { $0.paint == .color(.black) })
  }

  @Test func aCellsOwnColorFillsItsBox() throws {
    let red = Color(0xFF0000)
    let table = table(.grouped, Cell(backgroundColor: red))
    let background = try #require(scene(of: table, theme: .ios5).cells[0].first(.cellBackground))
    #expect(fills(background).contains { $0.paint == .color(red) })
  }

  @Test(arguments: [Theme.ios5, .ios6]) func aClearRowShowsNoShadeOfItsBox(theme: Theme) throws {
    let table = table(.grouped, Cell(backgroundColor: .clear))
    let background = try #require(scene(of: table, theme: theme).cells[0].first(.cellBackground))
    let wide = fills(background).filter { $0.path.boundingBox.height > 20 }
    #expect(wide.map(\.paint) == [.color(.clear)])
  }

  @Test func middleRowsHaveNoCorners() throws {
    let curves = try background(1, of: 3, theme: .ios5).drawings.filter { drawing in
      let path: Path
      switch drawing {
      case .fill(let outline, _), .stroke(let outline, _, _): path = outline
      case .image, .text: return false
      }
      return path.elements.contains { if case .curve = $0 { true } else { false } }
    }
    #expect(curves.isEmpty)
  }

  @Test func separatorlessBoxesDrawNoLines() throws {
    let bare = try background(1, of: 3, theme: .ios5, separatorStyle: SeparatorStyle.none)
    let lines = fills(bare)
    #expect(lines.count { $0.path.boundingBox.height == 1 } == 0)
    let etched = try background(1, of: 3, theme: .ios5)
    #expect(fills(etched).count { $0.path.boundingBox.height == 1 } == 2)
  }

  @Test func pathsOfBoxesStayWithinOnePointOfTheirRow() throws {
    for row in 0..<3 {
      let node = try background(row, of: 3, theme: .ios6, separatorStyle: .singleLine)
      for fill in fills(node) {
        #expect(node.frame.bounds.contains(fill.path.boundingBox, tolerance: 1))
      }
    }
  }
}
