extension ScreenState {
  /// The screen with its tables doing this.
  public func applied(to screen: Screen) -> Screen {
    guard self != .normal else { return screen }
    var screen = screen
    screen.updateTableViews { table in
      switch self {
      case .normal: break
      case .editing: table.isEditing = true
      case .selected: table.updateRows { $0.isSelected = true }
      case .showingDeleteConfirmation:
        table.isEditing = true
        table.updateRows { row in
          row.editingStyle = .delete
          row.showingDeleteConfirmation = true
        }
      case .loading: table.contentUnavailable = ContentUnavailable(.loading)
      case .empty:
        table.sections = []
        table.contentUnavailable =
          table.contentUnavailable?.isEmptyState == true
          ? table.contentUnavailable : ContentUnavailable(.empty(nil), text: SystemStrings.english.noContent)
      }
    }
    return screen
  }
}

extension ContentUnavailable {
  fileprivate var isEmptyState: Bool {
    if case .empty = reason { true } else { false }
  }
}

extension TableView {
  fileprivate mutating func updateRows(_ change: (inout Cell) -> Void) {
    for section in sections.indices {
      for row in sections[section].rows.indices { change(&sections[section].rows[row]) }
    }
  }
}
