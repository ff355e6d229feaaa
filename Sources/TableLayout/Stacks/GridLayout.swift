import TableModel
import TableThemes

/// How SwiftUI lays out a `Grid`: rows whose cells stand in columns.
///
/// Columns divide the width as the views of a line do. Each is as wide as the widest of its cells in answer to its part, and
/// cells of several columns make these wider by as much each where they need more.
struct GridLayout {
  /// The space between columns, in points.
  var horizontalSpacing = StackLook.spacing
  /// The space between rows, in points.
  var verticalSpacing = StackLook.spacing

  /// The most columns: cells after them, which no screen could show, have no room.
  private static let mostColumns = 1_000

  /// A view in a row.
  struct Cell<Element: StackElement> {
    var view: Element
    /// How many columns it takes; `nil` for all.
    var columns: Int? = 1
    /// By what it is aligned from side to side, unless its column says so.
    var alignment = StackAlignment.part(0.5)
    /// What all cells of its column are aligned by; `nil` where it says nothing.
    var columnAlignment: StackAlignment?
    /// The directions in which nothing is as large as it needs.
    var unsized: Set<LayoutAxis> = []
  }

  /// A row, and by what its cells are aligned from top to bottom.
  struct Line<Element: StackElement> {
    var cells: [Cell<Element>]
    var alignment = StackAlignment.part(0.5)
  }

  /// The places of rows in a grid, and of cells in rows; both are counted from the corner of the grid.
  struct Arrangement: Hashable {
    var whole = StackLayout.Arrangement()
    var lines: [StackLayout.Arrangement] = []
  }

  /// The cells as large as they are in answer to a proposal.
  func arrangement<Element>(of lines: [Line<Element>], in proposal: SizeProposal) -> Arrangement {
    let columns = columns(of: lines, in: proposal)
    let rows = lines.map { Row($0, in: columns) }
    let spaces = [Double](repeating: verticalSpacing, count: max(0, rows.count - 1))
    let whole = StackLayout(axis: .vertical, alignment: .part(0), spaces: spaces)
      .arrangement(
        of: rows, in: SizeProposal(width: columns.length(of: 0..<columns.count), height: proposal.height))
    return Arrangement(
      whole: whole,
      lines: zip(rows, whole.places).map { row, place in
        row.arrangement(in: place.dimensions.size.height, at: place.origin.y)
      })
  }

  /// How wide columns are in answer to a proposal, and how their cells stand.
  private func columns<Element>(of lines: [Line<Element>], in proposal: SizeProposal) -> Columns {
    let wanted = lines.map { $0.cells.reduce(0) { $0 + ($1.columns ?? 1) } }.max() ?? 0
    let count = min(wanted, GridLayout.mostColumns)
    var narrow = [ColumnElement<Element>](repeating: ColumnElement(), count: count)
    var columns = Columns(count: count, spacing: horizontalSpacing)
    var wide: [(cell: Cell<Element>, columns: Range<Int>)] = []
    for line in lines {
      for (cell, place) in zip(line.cells, line.places(among: count)) where !place.isEmpty {
        if let alignment = cell.columnAlignment { columns.alignments[place.lowerBound] = alignment }
        if cell.unsized.contains(.horizontal) { continue }
        if place.count == 1 {
          narrow[place.lowerBound].cells.append(cell.view)
        } else {
          wide.append((cell, place))
        }
      }
    }
    let spaces = [Double](repeating: horizontalSpacing, count: max(0, count - 1))
    let shared = StackLayout(axis: .horizontal, alignment: .part(0), spaces: spaces)
      .arrangement(of: narrow, in: SizeProposal(width: proposal.width, height: nil))
    columns.widths = shared.places.map(\.dimensions.size.width)
    var whole = columns.sum(of: 0..<count)
    for (cell, place) in wide.sorted(by: { $0.columns.count < $1.columns.count }) {
      let taken = columns.sum(of: place)
      let free = proposal.width.map { taken + max(0, $0.distance(past: whole)) }
      let needed = cell.view.dimensions(in: SizeProposal(width: free, height: nil)).size.width
      guard needed > taken else { continue }
      for number in place { columns.widths[number] += (needed - taken) / Double(place.count) }
      whole += needed - taken
    }
    columns.place()
    return columns
  }

  /// Columns that are laid out.
  private struct Columns {
    let spacing: Double
    var widths: [Double]
    /// By what the cells of each are aligned; `nil` where each cell says so itself.
    var alignments: [StackAlignment?]
    /// Where each begins, and where one after the last would.
    private var starts: [Double] = []

    init(count: Int, spacing: Double) {
      self.spacing = spacing
      widths = Array(repeating: 0, count: count)
      alignments = Array(repeating: nil, count: count)
    }

    var count: Int { widths.count }

    /// Notes where columns begin, whose widths are known, so that no cell has to add up those before it.
    mutating func place() {
      starts = widths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 + spacing) }
    }

    func start(of column: Int) -> Double { starts[column] }

    /// How long columns are with the spaces between them.
    func length(of columns: Range<Int>) -> Double {
      guard !columns.isEmpty else { return 0 }
      let length = starts[columns.upperBound] - starts[columns.lowerBound] - spacing
      // Behind an endless column nothing is so far from anything.
      return length.isNaN ? sum(of: columns) : length
    }

    /// The same while widths change.
    func sum(of columns: Range<Int>) -> Double {
      widths[columns].reduce(Double(max(0, columns.count - 1)) * spacing, +)
    }
  }

  /// The cells of a column, which are as wide as the widest of them.
  private struct ColumnElement<Element: StackElement>: StackElement {
    var cells: [Element] = []
    // Columns of nothing but spaces come last.
    var layoutPriority: Double { cells.map(\.layoutPriority).max() ?? 0 }

    func dimensions(in proposal: SizeProposal) -> ViewDimensions {
      let widths = cells.map {
        $0.dimensions(in: SizeProposal(width: proposal.width, height: nil)).size.width
      }
      return ViewDimensions(size: Size(width: widths.max() ?? 0, height: 0))
    }
  }

  /// A row whose columns have their widths.
  private struct Row<Element: StackElement>: StackElement {
    private let alignment: StackAlignment
    private let columns: Columns
    /// The cells with the columns that they take.
    private let cells: [(cell: Cell<Element>, columns: Range<Int>)]
    // Spaces alone are a row that comes last, too.
    let layoutPriority: Double

    init(_ line: Line<Element>, in columns: Columns) {
      (alignment, self.columns) = (line.alignment, columns)
      cells = Array(zip(line.cells, line.places(among: columns.count)))
      layoutPriority = line.cells.map(\.view.layoutPriority).max() ?? 0
    }

    func dimensions(in proposal: SizeProposal) -> ViewDimensions {
      let own = cells.map { cell, place -> (guide: Double, dimensions: ViewDimensions)? in
        guard !cell.unsized.contains(.vertical) else { return nil }
        let width = columns.length(of: place)
        let own = cell.view.dimensions(in: SizeProposal(width: width, height: proposal.height))
        return (own.guide(alignment, along: .vertical), own)
      }.compactMap(\.self)
      let highest = own.map(\.guide).max() ?? 0
      var row = ViewDimensions(size: Size(width: columns.length(of: 0..<columns.count), height: 0))
      for (guide, own) in own {
        let top = highest.distance(past: guide)
        row.size.height = max(row.size.height, top + own.size.height)
        if let first = own.firstBaseline {
          row.firstBaseline = min(row.firstBaseline ?? .infinity, top + first)
        }
        if let last = own.lastBaseline { row.lastBaseline = max(row.lastBaseline ?? -.infinity, top + last) }
      }
      return row
    }

    /// The cells in a row of a height whose upper edge is so far below that of the grid.
    func arrangement(in height: Double, at top: Double) -> StackLayout.Arrangement {
      var arrangement = StackLayout.Arrangement()
      let offered = cells.map { _, place in
        SizeProposal(width: columns.length(of: place), height: height)
      }
      let own = zip(cells, offered).map { $0.cell.view.dimensions(in: $1) }
      let highest = own.map { $0.guide(alignment, along: .vertical) }.max() ?? 0
      for (number, (cell, place)) in cells.enumerated() {
        let width = columns.length(of: place)
        let across = (place.count == 1 ? columns.alignments[place.lowerBound] : nil) ?? cell.alignment
        let part = if case .part(let part) = across { part } else { 0.5 }
        let y =
          if case .part(let part) = alignment {
            height.distance(past: own[number].size.height).part(part)
          } else {
            highest.distance(past: own[number].guide(alignment, along: .vertical))
          }
        let x =
          columns.start(of: place.lowerBound) + width.distance(past: own[number].size.width).part(part)
        arrangement.places.append(
          StackLayout.Place(
            proposal: offered[number], origin: Point(x, top + y), dimensions: own[number]))
      }
      arrangement.dimensions = dimensions(in: SizeProposal(width: nil, height: height))
      return arrangement
    }
  }
}

extension GridLayout.Line {
  /// The columns that each cell takes, of so many.
  fileprivate func places(among count: Int) -> [Range<Int>] {
    var start = 0
    return cells.map { cell in
      let end = min(count, start + (cell.columns ?? count))
      defer { start = end }
      return min(start, end)..<end
    }
  }
}

extension Double {
  /// A part of a length; none of an endless one is nothing.
  fileprivate func part(_ part: Double) -> Double { part == 0 ? 0 : self * part }
}
