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
    let rows = lines.map { Row(line: $0, columns: columns, spacing: horizontalSpacing) }
    let spaces = [Double](repeating: verticalSpacing, count: max(0, rows.count - 1))
    let whole = StackLayout(axis: .vertical, alignment: .part(0), spaces: spaces)
      .arrangement(
        of: rows, in: SizeProposal(width: columns.length(spacing: horizontalSpacing), height: proposal.height)
      )
    return Arrangement(
      whole: whole,
      lines: zip(rows, whole.places).map { row, place in
        row.arrangement(in: place.dimensions.size.height, at: place.origin.y)
      })
  }

  /// How wide columns are in answer to a proposal, and how their cells stand.
  private func columns<Element>(of lines: [Line<Element>], in proposal: SizeProposal) -> [Column] {
    let count = lines.map { $0.cells.reduce(0) { $0 + ($1.columns ?? 1) } }.max() ?? 0
    var narrow = [ColumnElement<Element>](repeating: ColumnElement(), count: count)
    var columns = [Column](repeating: Column(), count: count)
    var wide: [(cell: Cell<Element>, columns: Range<Int>)] = []
    for line in lines {
      for (cell, place) in zip(line.cells, line.places(among: count)) {
        if let alignment = cell.columnAlignment { columns[place.lowerBound].alignment = alignment }
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
    for (number, place) in shared.places.enumerated() { columns[number].width = place.dimensions.size.width }
    for (cell, place) in wide.sorted(by: { $0.columns.count < $1.columns.count }) {
      let taken = columns[place].length(spacing: horizontalSpacing)
      let whole = columns[...].length(spacing: horizontalSpacing)
      let free = proposal.width.map { taken + max(0, $0.distance(past: whole)) }
      let needed = cell.view.dimensions(in: SizeProposal(width: free, height: nil)).size.width
      guard needed > taken else { continue }
      for number in place { columns[number].width += (needed - taken) / Double(place.count) }
    }
    return columns
  }

  /// A column that is laid out.
  fileprivate struct Column {
    var width = 0.0
    /// By what its cells are aligned; `nil` where each says so itself.
    var alignment: StackAlignment?
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
    let line: Line<Element>
    let columns: [Column]
    let spacing: Double
    // Spaces alone are a row that comes last, too.
    var layoutPriority: Double { line.cells.map(\.view.layoutPriority).max() ?? 0 }

    /// The cells with the columns that they take.
    private var cells: [(cell: Cell<Element>, columns: Range<Int>)] {
      Array(zip(line.cells, line.places(among: columns.count)))
    }

    func dimensions(in proposal: SizeProposal) -> ViewDimensions {
      let own = cells.map { cell, place -> (guide: Double, dimensions: ViewDimensions)? in
        guard !cell.unsized.contains(.vertical) else { return nil }
        let width = columns[place].length(spacing: spacing)
        let own = cell.view.dimensions(in: SizeProposal(width: width, height: proposal.height))
        return (own.guide(line.alignment, along: .vertical), own)
      }.compactMap(\.self)
      let highest = own.map(\.guide).max() ?? 0
      var row = ViewDimensions(size: Size(width: columns[...].length(spacing: spacing), height: 0))
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
        SizeProposal(width: columns[place].length(spacing: spacing), height: height)
      }
      let own = zip(cells, offered).map { $0.cell.view.dimensions(in: $1) }
      let highest = own.map { $0.guide(line.alignment, along: .vertical) }.max() ?? 0
      for (number, (cell, place)) in cells.enumerated() {
        let width = columns[place].length(spacing: spacing)
        let alignment = (place.count == 1 ? columns[place.lowerBound].alignment : nil) ?? cell.alignment
        let start =
          place.lowerBound == 0 ? 0 : columns[..<place.lowerBound].length(spacing: spacing) + spacing
        let part = if case .part(let part) = alignment { part } else { 0.5 }
        let y =
          if case .part(let part) = line.alignment {
            height.distance(past: own[number].size.height) * part
          } else {
            highest.distance(past: own[number].guide(line.alignment, along: .vertical))
          }
        let x = start + width.distance(past: own[number].size.width) * part
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

extension RandomAccessCollection<GridLayout.Column> {
  /// How long columns are with the spaces between them.
  fileprivate func length(spacing: Double) -> Double {
    reduce(Double(Swift.max(0, count - 1)) * spacing) { $0 + $1.width }
  }
}
