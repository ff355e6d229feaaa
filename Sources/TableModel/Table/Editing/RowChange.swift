/// A moment while a row comes, goes, or is moved to another place of its section.
public struct RowChange: Hashable, Sendable {
  /// What becomes of the row.
  public enum Kind: Hashable, Sendable {
    /// It comes: the rows below make room.
    case insert
    /// It goes: the rows below close up.
    case delete
    /// It is dragged to the place of the row of a number, and the rows between make way.
    case move(to: Int)
  }

  /// What becomes of the row.
  public var kind: Kind
  /// The place of the row in the table as the source has it.
  public var row: IndexPath
  /// How much of the way is done, 0…1, after the animation's own timing.
  public var progress: Double

  /// A moment of a change.
  public init(_ kind: Kind, of row: IndexPath, progress: Double) {
    self.kind = kind
    self.row = row
    self.progress = progress
  }

  /// Whether the row is on its way under a finger.
  public var isLifted: Bool {
    if case .move = kind { progress > 0 && progress < 1 } else { false }
  }

  /// How much of the row is there, 0…1.
  public var presence: Double {
    switch kind {
    case .insert: progress
    case .delete: 1 - progress
    case .move: 1
    }
  }
}

/// The control at a cell's left edge while the table is edited: `UITableViewCellEditingStyle`.
public enum EditingStyle: String, Hashable, Sendable, CaseIterable {
  case none, delete, insert
}

/// A button that shows when a row is swiped open: `UITableViewRowAction`, or `UIContextualAction` since iOS 11.
public struct RowAction: Hashable, Sendable {
  /// The title on the button, in the language of the screen.
  public var title: String
  /// A picture that is drawn in white instead of the title, or above it in high rows; `nil` for the title alone.
  public var image: Image?
  /// The colour behind the title; `nil` for red where the action destroys and grey where it does not.
  public var backgroundColor: Color?
  /// Whether the action destroys something.
  public var isDestructive: Bool

  /// A button with a title.
  public init(
    title: String, image: Image? = nil, backgroundColor: Color? = nil, isDestructive: Bool = false
  ) {
    self.title = title
    self.image = image
    self.backgroundColor = backgroundColor
    self.isDestructive = isDestructive
  }
}

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

/// A moment on the way from one state of a cell to another.
public struct Transition: Hashable, Sendable {
  /// The state at the beginning.
  public var from: CellState
  /// The state at the end.
  public var to: CellState
  /// How much of the way is done, 0…1, after the animation's own timing.
  public var progress: Double

  /// A moment between two states.
  public init(from: CellState = [], to: CellState, progress: Double) {
    self.from = from
    self.to = to
    self.progress = progress
  }

  /// How much of a state shows at this moment, 0…1.
  public func amount(of state: CellState) -> Double {
    let start = from.contains(state) ? 1.0 : 0
    let end = to.contains(state) ? 1.0 : 0
    return start + (end - start) * progress
  }
}
