import TableModel
import TestSupport
import Testing

@testable import TableLayout

/// How a grid divides a proposal among its columns and rows.
struct GridLayoutTests {
  private typealias Line = GridLayout.Line<StubElement>

  /// A grid that somebody made up, the same for the same seed.
  private struct Case: CustomTestStringConvertible {
    let seed: UInt64
    let rows: [[StubElement]]
    let part: Double
    let layout: GridLayout
    var testDescription: String { "\(seed)" }

    var lines: [Line] {
      rows.map { row in
        Line(
          cells: row.map { GridLayout.Cell(view: $0, alignment: .part(part)) }, alignment: .part(part))
      }
    }

    var columns: Int { lines.map(\.cells.count).max() ?? 0 }
    func arrangement(_ width: Double?, _ height: Double? = nil) -> GridLayout.Arrangement {
      layout.arrangement(of: lines, in: SizeProposal(width: width, height: height))
    }
    /// The cells of a column with their places.
    func column(_ number: Int, of arrangement: GridLayout.Arrangement) -> [(StubElement, StackLayout.Place)] {
      zip(lines, arrangement.lines).compactMap { line, places in
        line.cells.indices.contains(number) ? (line.cells[number].view, places.places[number]) : nil
      }
    }
  }

  private static let cases: [Case] = (1...60 as ClosedRange<UInt64>).map { seed in
    var random = SplitMix64(seed: seed)
    var length = { () -> StubLength in
      let least: Double = [0, 0, 8, 20].randomElement(using: &random) ?? 0
      let lengths: [Double] = [least, least + 30, 90, .infinity]
      let most = lengths.randomElement(using: &random) ?? least
      return StubLength(least: least, ideal: min(least + 15, most), most: most)
    }
    let rows = (0..<Int(1 + seed % 4)).map { row in
      (0..<Int(1 + (seed + UInt64(row)) % 4)).map { _ in StubElement(width: length(), height: length()) }
    }
    let spacing = Double(seed % 3) * 4
    return Case(
      seed: seed, rows: rows, part: [0, 0.5, 1][Int(seed) % 3],
      layout: GridLayout(horizontalSpacing: spacing, verticalSpacing: spacing / 2))
  }

  @Test("cells of a column are offered the same, and none is wider than it has to be", arguments: cases)
  private func columns(_ given: Case) throws {
    for width in [nil, 0, 60, 300, 1_000] as [Double?] {
      let arrangement = given.arrangement(width)
      var start = 0.0
      for number in 0..<given.columns {
        let cells = given.column(number, of: arrangement)
        let widths = Set(cells.map { $0.1.proposal.width })
        #expect(widths.count == 1)
        let own = try #require(widths.first ?? nil)
        #expect(own >= 0)
        for (_, place) in cells {
          #expect(place.dimensions.size.width <= own + 1e-9)
          #expect(place.origin.x >= start - 1e-9)
          #expect(place.origin.x + place.dimensions.size.width <= start + own + 1e-9)
        }
        // One cell at least is as wide as its column.
        #expect(cells.contains { abs($0.1.dimensions.size.width - own) < 1e-9 })
        start += own + given.layout.horizontalSpacing
      }
      #expect(abs(arrangement.whole.dimensions.size.width - (start - given.layout.horizontalSpacing)) < 1e-9)
    }
  }

  @Test("cells of a row stand in it, and rows stand below each other with their space", arguments: cases)
  private func rows(_ given: Case) {
    for height in [nil, 0, 90, 600] as [Double?] {
      let arrangement = given.arrangement(300, height)
      var end = 0.0
      for (place, line) in zip(arrangement.whole.places, arrangement.lines) {
        #expect(abs(place.origin.y - end) < 1e-9)
        for cell in line.places {
          #expect(cell.proposal.height == place.dimensions.size.height)
          #expect(cell.origin.y >= end - 1e-9)
          #expect(cell.origin.y + cell.dimensions.size.height <= end + place.dimensions.size.height + 1e-9)
        }
        end += place.dimensions.size.height + given.layout.verticalSpacing
      }
      #expect(abs(arrangement.whole.dimensions.size.height - (end - given.layout.verticalSpacing)) < 1e-9)
    }
  }

  @Test("one row of a grid has the widths of a stack", arguments: cases)
  private func oneRow(_ given: Case) {
    let line = given.lines[0]
    let views = line.cells.map(\.view)
    let spaces = [Double](repeating: given.layout.horizontalSpacing, count: views.count - 1)
    let stack = StackLayout(axis: .horizontal, alignment: .part(0.5), spaces: spaces)
    for width in [nil, 40, 250, 900] as [Double?] {
      let proposal = SizeProposal(width: width, height: nil)
      let grid = given.layout.arrangement(of: [line], in: proposal)
      let expected = stack.arrangement(of: views, in: proposal)
      #expect(abs(grid.whole.dimensions.size.width - expected.dimensions.size.width) < 1e-9)
      for (cell, place) in zip(grid.lines[0].places, expected.places) {
        #expect(abs(cell.dimensions.size.width - place.dimensions.size.width) < 1e-9)
      }
    }
  }

  @Test("endless room has no place that is no number", arguments: cases)
  private func endless(_ given: Case) {
    let grid = given.arrangement(.infinity, .infinity)
    for arrangement in [grid.whole] + grid.lines {
      let size = arrangement.dimensions.size
      #expect(!size.width.isNaN && !size.height.isNaN)
      for place in arrangement.places {
        #expect(!place.origin.x.isNaN && !place.origin.y.isNaN, "\(place)")
      }
    }
  }

  private func text(_ width: Double) -> StubElement {
    StubElement(width: StubLength(ideal: width, most: width), height: .fixed(20), baseline: 15)
  }

  private var line: StubElement { StubElement(height: .fixed(1)) }

  private func widths(
    _ lines: [Line], _ width: Double?, _ spacing: Double = 10
  ) -> [[Double?]] {
    GridLayout(horizontalSpacing: spacing).arrangement(
      of: lines, in: SizeProposal(width: width, height: nil)
    ).lines.map { $0.places.map(\.proposal.width) }
  }

  @Test(
    "a cell of several columns makes them wider by as much each",
    arguments: [(40.0, [30.0, 50]), (90, [30, 50]), (150, [60, 80])] as [(Double, [Double])])
  func spans(_ needed: Double, _ columns: [Double]) {
    let lines = [
      Line(cells: [.init(view: text(30)), .init(view: text(50))]),
      Line(cells: [.init(view: text(needed), columns: 2)]),
    ]
    #expect(widths(lines, 300) == [columns, [columns[0] + 10 + columns[1]]])
  }

  @Test("a view that is no row is as wide as all columns, and a line makes them fill the room")
  func lines() {
    let row = Line(cells: [.init(view: text(30)), .init(view: text(50))])
    #expect(widths([row, Line(cells: [.init(view: line, columns: nil)])], 290) == [[130, 150], [290]])
    let unsized = GridLayout.Cell(view: line, columns: nil, unsized: [.horizontal])
    #expect(widths([row, Line(cells: [unsized])], 290) == [[30, 50], [90]])
    #expect(widths([Line(cells: [unsized])], 290) == [[0]])
  }

  @Test("a column that may grow takes what the others leave")
  func flexible() {
    let lines = [
      Line(cells: [.init(view: text(30)), .init(view: line)]), Line(cells: [.init(view: text(80))]),
    ]
    #expect(widths(lines, 300) == [[80, 210], [80]])
    #expect(widths(lines, nil) == [[80, 10], [80]])
  }

  @Test("a cell says where those of its column stand", arguments: [0.0, 0.5, 1])
  func alignment(_ part: Double) {
    let lines = [
      Line(cells: [.init(view: text(100), alignment: .part(0))]),
      Line(cells: [.init(view: text(40), alignment: .part(0), columnAlignment: .part(part))]),
      Line(cells: [.init(view: text(60), alignment: .part(0))]),
    ]
    let places = GridLayout().arrangement(of: lines, in: .ideal).lines.map { $0.places[0].origin.x }
    #expect(places == [0, 60 * part, 40 * part])
  }

  @Test(
    "cells stand level with each other in their row",
    arguments: [
      (StackAlignment.part(0), [0.0, 0]), (.part(0.5), [10, 0]), (.part(1), [20, 0]),
      (.firstBaseline, [15, 0]), (.lastBaseline, [15, 0]),
    ])
  func guides(_ alignment: StackAlignment, _ tops: [Double]) {
    let high = StubElement(width: .fixed(10), height: .fixed(40), baseline: 30)
    let arrangement = GridLayout().arrangement(
      of: [Line(cells: [.init(view: text(20)), .init(view: high)], alignment: alignment)], in: .ideal)
    #expect(arrangement.lines[0].places.map(\.origin.y) == tops)
    #expect(arrangement.whole.dimensions.firstBaseline == arrangement.lines[0].dimensions.firstBaseline)
  }

  @Test("what is as high as it is offered fills its row, unless it says that it needs no height")
  func heights() {
    let cells = [
      GridLayout.Cell(view: text(20)), GridLayout.Cell(view: StubElement(height: StubLength(ideal: 50))),
    ]
    let arrange = { (cells: [GridLayout.Cell<StubElement>]) in
      GridLayout().arrangement(of: [Line(cells: cells)], in: .ideal).lines[0].places.map(
        \.dimensions.size.height)
    }
    #expect(arrange(cells) == [20, 50])
    var unsized = cells
    unsized[1].unsized = [.vertical]
    #expect(arrange(unsized) == [20, 20])
  }

  @Test("a grid of nothing is nothing", arguments: [nil, 0, 40, Double.infinity])
  func empty(_ length: Double?) {
    let none: [Line] = []
    let proposal = SizeProposal(width: length, height: length)
    #expect(GridLayout().arrangement(of: none, in: proposal) == GridLayout.Arrangement())
    let row = GridLayout().arrangement(of: [Line(cells: [])], in: proposal)
    #expect(row.whole.dimensions.size == .zero)
  }
}
