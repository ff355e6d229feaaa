import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// A change from one state of a table's cells to another, step by step.
public struct Filmstrip: Hashable, Sendable {
  /// The state at the beginning.
  public var from: CellState
  /// The state at the end.
  public var to: CellState
  /// The number of pictures, the first and the last included; at least 2.
  public var steps: Int

  /// A change in a number of pictures.
  public init(from: CellState = [], to: CellState, steps: Int) {
    self.from = from
    self.to = to
    self.steps = max(2, steps)
  }

  /// The screen at every step; what its cells say of their own transitions gives way.
  public func screens(of screen: Screen) -> [Screen] {
    (0..<steps).map { step in
      let progress = Double(step) / Double(steps - 1)
      var screen = screen
      screen.updateTableViews { tableView in
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
}
