import TableDrawing
import TableModel
import TableSources

/// A change from one state of a table's cells to another, or of one of its rows, step by step.
public struct Filmstrip: Hashable, Sendable {
  /// The state at the beginning.
  public var from: CellState
  /// The state at the end.
  public var to: CellState
  /// What becomes of a row instead; its progress does not count.
  public var rowChange: RowChange?
  /// The number of pictures, the first and the last included; at least 2.
  public var steps: Int

  /// A change in a number of pictures.
  public init(from: CellState = [], to: CellState, steps: Int) {
    self.from = from
    self.to = to
    self.steps = max(2, steps)
  }

  /// What becomes of a row in a number of pictures.
  public init(_ rowChange: RowChange, steps: Int) {
    self.init(to: [], steps: steps)
    self.rowChange = rowChange
  }

  /// Throws where the row that changes is in none of the screen's tables.
  package func checkRows(of screen: Screen) throws(DrawingError) {
    guard let rowChange else { return }
    try screen.check(rowChange.row)
    if case .move(let place) = rowChange.kind {
      try screen.check(IndexPath(section: rowChange.row.section, row: place))
    }
  }

  /// The screen at every step; transitions of its cells are ignored.
  public func screens(of screen: Screen) -> [Screen] { (0..<steps).map { self.screen(of: screen, at: $0) } }

  /// The screen at a step, counted from 0.
  package func screen(of screen: Screen, at step: Int) -> Screen {
    let progress = Double(step) / Double(steps - 1)
    var screen = screen
    screen.updateTableViews { tableView in
      if var change = rowChange {
        change.progress = progress
        tableView.rowChange = change
        return
      }
      tableView.transition = Transition(from: from, to: to, progress: progress)
      for section in tableView.sections.indices {
        for row in tableView.sections[section].rows.indices {
          tableView.sections[section].rows[row].transition = nil
        }
      }
    }
    return screen
  }
}

extension Screen {
  /// Throws where none of the screen's tables has a row.
  fileprivate func check(_ path: IndexPath) throws(DrawingError) {
    let isThere = tableViews.contains { tableView in
      tableView.sections.indices.contains(path.section)
        && tableView.sections[path.section].rows.indices.contains(path.row)
    }
    guard !isThere else { return }
    throw DrawingError(
      "the table has no row \(path.row) in section \(path.section)", hint: "both are counted from 0")
  }
}
