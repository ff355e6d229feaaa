/// The state of a cell with regard to editing: `UITableViewCellStateMask`, and whether it is selected.
public struct CellState: OptionSet, Hashable, Sendable {
  /// The bits of `UITableViewCell.StateMask`.
  public let rawValue: Int

  /// A state from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The control for inserting or deleting shows.
  public static let showingEditControl = CellState(rawValue: 1 << 0)
  /// The button that confirms a deletion shows.
  public static let showingDeleteConfirmation = CellState(rawValue: 1 << 1)
  /// The cell is selected; UIKit keeps this apart from its mask.
  public static let selected = CellState(rawValue: 1 << 2)

  /// All bits by UIKit's names.
  public static let named: [(name: String, state: CellState)] = [
    ("default", []), ("showingEditControl", .showingEditControl),
    ("showingDeleteConfirmation", .showingDeleteConfirmation), ("selected", .selected),
  ]
}
