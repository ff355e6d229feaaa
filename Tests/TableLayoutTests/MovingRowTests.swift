import TableLayout
import TableModel
import TableThemes
import Testing

/// Rows that are lifted, come, go or are moved.
@Suite struct MovingRowTests {
  private func cells(of count: Int = 5, _ change: RowChange?, theme: Theme = .ios8) -> [SceneNode] {
    let rows = (0..<count).map { Cell(textLabel: Label(text: "\($0)")) }
    var table = TableView(sections: [Section(rows: rows)])
    table.rowChange = change
    return scene(of: table, theme: theme, scale: 2).cells
  }

  /// The upper edges of the rows by their numbers.
  private func places(_ cells: [SceneNode]) -> [Double] {
    cells.sorted { ($0.indexPath?.row ?? 0) < ($1.indexPath?.row ?? 0) }.map(\.frame.minY)
  }

  private let path = IndexPath(section: 0, row: 1)

  private static let ways: [(progress: Double, places: [Double])] = [
    (0, [0, 44, 88, 132, 176]), (0.25, [0, 66, 66, 132, 176]), (0.5, [0, 88, 44, 132, 176]),
    (1, [0, 132, 44, 88, 176]),
  ]

  @Test(arguments: ways)
  func aDraggedRowPassesOthers(_ progress: Double, _ expected: [Double]) {
    let cells = cells(RowChange(.move(to: 3), of: path, progress: progress))
    #expect(places(cells) == expected)
    let isLifted = progress > 0 && progress < 1
    #expect((cells.last?.indexPath == path) == isLifted)
  }

  @Test func aRowIsDraggedUpwardsToo() {
    let change = RowChange(.move(to: 0), of: IndexPath(section: 0, row: 2), progress: 1)
    #expect(places(cells(change)) == [44, 88, 0, 132, 176])
  }

  private static let rooms: [(kind: RowChange.Kind, progress: Double, places: [Double])] = [
    (.insert, 0, [0, 44]), (.insert, 0.25, [0, 11, 55]), (.insert, 1, [0, 44, 88]),
    (.delete, 0, [0, 44, 88]),
    (.delete, 0.5, [0, 22, 66]), (.delete, 1, [0, 44]),
  ]

  @Test(arguments: rooms)
  func rowsMakeRoom(_ kind: RowChange.Kind, _ progress: Double, _ expected: [Double]) {
    let cells = cells(of: 3, RowChange(kind, of: path, progress: progress))
    #expect(places(cells) == expected)
    let presence = kind == .insert ? progress : 1 - progress
    #expect(cells.first { $0.indexPath == path }?.opacity == (presence > 0 ? presence : nil))
    #expect((cells.first?.indexPath == path) == (presence > 0 && presence < 1))
  }

  @Test(arguments: [
    IndexPath(section: 0, row: 9), IndexPath(section: 7, row: 0), IndexPath(section: -1, row: -1),
  ])
  func aRowThatThereIsNotChangesNothing(_ path: IndexPath) {
    for kind in [RowChange.Kind.insert, .delete, .move(to: 99), .move(to: -4)] {
      #expect(places(cells(RowChange(kind, of: path, progress: 0.5))) == places(cells(nil)))
    }
  }

  @Test func aRowMovesNoFurtherThanItsSection() {
    #expect(places(cells(RowChange(.move(to: 99), of: path, progress: 1))) == [0, 176, 44, 88, 132])
    #expect(places(cells(RowChange(.move(to: -4), of: path, progress: 1))) == places(cells(nil)))
  }

  /// The shadow of iOS 4, measured over white: 6 points above the row and 12 below.
  ///
  /// It makes #B9B9B9 of the line above the row, which is #E0E0E0 otherwise.
  @Test func aLiftedRowHasAShadow() throws {
    var cell = Cell()
    cell.isDragging = true
    let cells = scene(of: table(.plain, Cell(), cell, Cell()), theme: .ios5).cells
    let lifted = try #require(cells.last)
    #expect(lifted.indexPath?.row == 1)
    let shadow = try #require(lifted.children.first)
    #expect(shadow.frame.numbers == [0, -7, 320, 44 + 19])
    let alphas = shadow.drawings.compactMap { drawing -> Double? in
      if case .fill(_, .color(let color)) = drawing { (255 * (1 - color.alpha)).rounded() } else { nil }
    }
    #expect(alphas.prefix(8) == [0xFE, 0xF9, 0xF5, 0xF0, 0xEC, 0xE7, 0xD3, 0x74])
    #expect(0xE0 * alphas[6] / 255 - 0xB9 < 1)
    #expect(alphas.count == 19)
  }

  private static let offsets: [(path: IndexPath, offset: Double)] = [
    (IndexPath(section: 1, row: 0), 4 * 44 + 22), (IndexPath(section: 0, row: 3), 3 * 44),
    (IndexPath(section: 0, row: 0), 0),
  ]

  @Test(arguments: offsets)
  func aRowIsScrolledToTheTopBelowItsHeader(_ path: IndexPath, _ offset: Double) {
    let section = Section(
      header: HeaderFooter(title: "A"), rows: (0..<4).map { _ in Cell(textLabel: Label(text: "A")) })
    var table = TableView(sections: [section, section, section])
    table.scroll.scrolledRow = path
    let cells = scene(of: table, theme: .ios8, size: Size(width: 320, height: 200), scale: 2).cells
    let y = cells.first { $0.indexPath == path }?.frame.minY
    #expect(y == 22)
    #expect(cells.first { $0.indexPath == IndexPath(section: 0, row: 0) }?.frame.minY == 22 - offset)
  }

  @Test func aRowNearTheEndIsNotScrolledBeyondIt() {
    var table = TableView(sections: [Section(rows: (0..<10).map { _ in Cell() })])
    table.scroll.scrolledRow = IndexPath(section: 0, row: 9)
    let cells = scene(of: table, theme: .ios8, size: Size(width: 320, height: 220), scale: 2).cells
    #expect(cells.last?.frame.maxY == 220)
  }
}
