import TableModel

/// How much of each of a cell's states shows, 0…1.
struct CellPresentation {
  /// How far editing controls have come in.
  let editing: Double
  /// How far the confirmation of a deletion has come in.
  let confirmation: Double
  /// How visible the selection is.
  let selection: Double

  init(cell: Cell, table: TableView) {
    if let transition = cell.transition ?? table.transition {
      editing = transition.amount(of: .showingEditControl)
      confirmation = transition.amount(of: .showingDeleteConfirmation)
      selection = max(transition.amount(of: .selected), cell.isSelected || cell.isHighlighted ? 1 : 0)
    } else {
      editing = cell.isEditing ?? table.isEditing ? 1 : 0
      confirmation = cell.showingDeleteConfirmation || cell.showsLeadingSwipeActions ? 1 : 0
      selection = cell.isSelected || cell.isHighlighted ? 1 : 0
    }
  }
}

extension Cell {
  /// Whether the row is swiped open at its beginning.
  var showsLeadingSwipeActions: Bool { showingLeadingSwipeActions && !leadingSwipeActions.isEmpty }
}
