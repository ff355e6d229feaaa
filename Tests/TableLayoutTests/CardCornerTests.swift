import TableModel
import TableThemes
import Testing

@testable import TableLayout

/// What a row of a card is cut off at.
@Suite struct CardCornerTests {
  private static let themes = [Theme.ios13, .ios16, .ios26]

  /// A row of a kind at both ends of a card and between them.
  private func cells(
    _ kind: (inout Cell) -> Void, _ theme: Theme, style: TableViewStyle = .insetGrouped
  )
    -> [SceneNode]
  {
    var cell = Cell(textLabel: Label(text: "Title"))
    kind(&cell)
    return scene(of: table(style, cell, cell, cell), theme: theme).cells
  }

  private static let reaching: [@Sendable (inout Cell) -> Void] = [
    { $0.backgroundView = Background(view: View(backgroundColor: .black)) },
    {
      $0.isSelected = true
      $0.selectedBackgroundView = Background(view: View(backgroundColor: .black))
    },
    { $0.showingDeleteConfirmation = true },
    {
      $0.leadingSwipeActions = [RowAction(title: "Pin")]
      $0.showingLeadingSwipeActions = true
    },
    {
      $0.accessoryView = View(
        frame: Rect(x: 0, y: 0, width: 290, height: 44), backgroundColor: .black)
    },
  ]

  @Test(arguments: themes) func whatReachesACornerIsCutOffThere(_ theme: Theme) {
    for kind in Self.reaching {
      let cells = cells(kind, theme)
      #expect(cells.map { $0.outline == nil } == [false, true, false])
      #expect(cells.allSatisfy { $0.first(.contentView)?.outline == nil })
      let outlines = cells.compactMap(\.outline).map(\.boundingBox)
      #expect(outlines == [cells[0], cells[2]].map(\.frame.bounds))
      #expect(self.cells(kind, theme, style: .plain).allSatisfy { $0.outline == nil })
    }
  }

  private static let inside: [@Sendable (inout Cell) -> Void] = [
    { _ in }, { $0.isSelected = true }, { $0.accessoryType = .detailDisclosureButton },
    { $0.selectedBackgroundView = Background(view: View(backgroundColor: .black)) },
    { $0.accessoryView = View(frame: Rect(x: 0, y: 0, width: 20, height: 10)) },
  ]

  @Test(arguments: themes) func ordinaryRowsAreNot(_ theme: Theme) {
    for kind in Self.inside { #expect(cells(kind, theme).allSatisfy { $0.outline == nil }) }
  }

  /// The half-covered pixels of a corner would let the colour behind through.
  @Test(arguments: themes) func nothingShinesThroughASelection(_ theme: Theme) {
    for (alpha, isHidden) in [(1.0, true), (0.5, false)] {
      let views: [View?] =
        alpha == 1
        ? [nil, View(backgroundColor: .black)]
        : [
          View(backgroundColor: .black.faded(to: alpha))
        ]
      for view in views {
        let cells = cells(
          {
            $0.backgroundColor = Color(0xFF0000)
            $0.isSelected = true
            $0.selectedBackgroundView = view.map { Background(view: $0) }
          }, theme)
        #expect(cells.map { $0.first(.cellBackground)?.drawings.isEmpty } == [isHidden, false, isHidden])
      }
    }
  }
}

/// The curves at the corners of cards.
@Suite struct ContinuousCornerTests {
  private let rect = Rect(x: 5, y: 7, width: 200, height: 60)

  @Test(arguments: [(0.0, 0.0), (10, 0), (0, 10), (10, 10), (26, 26), (80, 80)])
  func theOutlineStaysInItsRectangle(_ top: Double, _ bottom: Double) {
    let box = Path.continuousRect(rect, top: top, bottom: bottom).boundingBox
    for (value, expected) in zip(box.numbers, rect.numbers) { #expect(abs(value - expected) < 1e-9) }
  }

  @Test func aCornerReachesFurtherThanItsRadius() {
    let points = ContinuousCorner(radius: 10, room: (100, 100)).points
    #expect(points.count == 10)
    #expect(abs((points.first?.x ?? 0) - 15.28665) < 1e-6)
    #expect(points.first?.y == 0)
    #expect(points.last == points.first.map { Point($0.y, $0.x) })
  }

  @Test func aCornerWithoutRoomIsAQuarterCircle() {
    let points = ContinuousCorner(radius: 10, room: (10, 10)).points
    for index in [0, 3, 6, 9] {
      let (x, y) = (10 - points[index].x, 10 - points[index].y)
      #expect(abs((x * x + y * y).squareRoot() - 10) < 0.01)
    }
  }

  @Test func nothingIsRoundWithoutARadius() {
    #expect(ContinuousCorner(radius: 0, room: (10, 10)).points.allSatisfy { $0 == Point(0, 0) })
  }
}
