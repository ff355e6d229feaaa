import TableModel
import TableThemes

/// Grids of SwiftUI among views in stacks.
extension StackedView {
  /// The places of the rows of a grid, and of the cells in them.
  func arrangement(of grid: LayoutStack.Grid, in proposal: SizeProposal) -> GridLayout.Arrangement {
    var layout = GridLayout()
    layout.horizontalSpacing = grid.horizontalSpacing ?? StackLook.spacing
    layout.verticalSpacing = grid.verticalSpacing ?? StackLook.spacing
    return layout.arrangement(of: children.map { $0.line(in: grid) }, in: proposal)
  }

  /// The places of the cells of a row that no grid is around, which is a grid by itself.
  func arrangement(
    ofRow alignment: LayoutStack.Vertical?, in proposal: SizeProposal
  ) -> GridLayout.Arrangement {
    var grid = LayoutStack.Grid()
    grid.vertical = alignment ?? .center
    return GridLayout().arrangement(of: [line(in: grid)], in: proposal)
  }

  /// What a view is in a grid: a row, or a cell of all columns.
  private func line(in grid: LayoutStack.Grid) -> GridLayout.Line<StackedView> {
    guard case .stack(.row(let alignment)) = view.content else {
      var cell = cell(in: grid)
      cell.columns = nil
      return GridLayout.Line(cells: [cell])
    }
    return GridLayout.Line(
      cells: children.map { $0.cell(in: grid) }, alignment: (alignment ?? grid.vertical).guide)
  }

  private func cell(in grid: LayoutStack.Grid) -> GridLayout.Cell<StackedView> {
    var cell = GridLayout.Cell(view: self)
    cell.columns = min(max(traits.gridCellColumns, 1), StackedView.mostColumns)
    cell.alignment = .part(grid.horizontal.part)
    cell.columnAlignment = traits.gridColumnAlignment.map { .part($0.part) }
    cell.unsized = Set(traits.gridCellUnsizedAxes?.axes ?? [])
    return cell
  }

  /// The most columns that a cell takes.
  private static let mostColumns = 100

  /// The rows of a grid whose corner is at a point of the outermost stack; their frames are counted from a corner.
  func placedRows(_ arrangement: GridLayout.Arrangement, at origin: Point, corner: Point) -> [View] {
    zip(children, zip(arrangement.whole.places, arrangement.lines)).map { child, row in
      let (place, cells) = (row.0, row.1.places)
      guard case .stack(.row) = child.view.content else {
        return cells.first.map {
          child.placed(in: $0.proposal, at: origin.moved(by: $0.origin), corner: corner)
        } ?? child.view
      }
      let frame = onPixels(Rect(origin: origin.moved(by: place.origin), size: place.dimensions.size))
      var placed = child.view
      placed.autoresizingMask = []
      placed.frame = frame.offset(x: -corner.x, y: -corner.y)
      placed.subviews = child.children(at: cells, of: origin, corner: frame.origin)
      return placed
    }
  }
}
