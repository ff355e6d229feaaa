import TableModel

/// How a deletion is confirmed.
public enum ConfirmationLook: Hashable, Sendable {
  /// A button inside the row, over its right end.
  case pill(PillLook)
  /// Panels as high as the row that come to light as the row slides to the left.
  case panels(PanelLook)
}
