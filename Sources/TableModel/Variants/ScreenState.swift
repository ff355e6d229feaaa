/// What the tables of a screen are shown doing.
public enum ScreenState: String, Hashable, Sendable, CaseIterable {
  /// What the source says.
  case normal
  /// Their rows being edited.
  case editing
  /// All rows selected.
  case selected
  /// All rows asking whether to delete them.
  case showingDeleteConfirmation
  /// Waiting for their rows.
  case loading
  /// The table without any row, as before the first content.
  case empty
}
