import TableModel

/// How much of each of a cell's states shows, 0…1.
struct CellPresentation {
  /// How far editing controls have come in.
  let editing: Double
  /// How far the confirmation of a deletion has come in.
  private(set) var confirmation: Double
  /// How visible the selection is, or what a finger on the row shows likewise.
  let selection: Double
  /// How far the row is chosen, of which a finger on it says nothing yet.
  let choice: Double

  init(cell: Cell, table: TableView) {
    if let transition = cell.transition ?? table.transition {
      editing = transition.amount(of: .showingEditControl)
      confirmation = transition.amount(of: .showingDeleteConfirmation)
      choice = max(transition.amount(of: .selected), cell.isSelected ? 1 : 0)
    } else {
      editing = cell.isEditing ?? table.isEditing ? 1 : 0
      confirmation = cell.showingDeleteConfirmation || cell.showsLeadingSwipeActions ? 1 : 0
      choice = cell.isSelected ? 1 : 0
    }
    selection = cell.isHighlighted ? 1 : choice
  }

  /// The same of a row that is not swiped open.
  var withoutConfirmation: CellPresentation {
    var presentation = self
    presentation.confirmation = 0
    return presentation
  }
}

extension Cell {
  /// Whether the row is swiped open at its beginning.
  var showsLeadingSwipeActions: Bool { showingLeadingSwipeActions && !leadingSwipeActions.isEmpty }
}
